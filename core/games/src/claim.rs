//! What an answer asserts about a secret, as data.

/// A secret as a vector of small numbers, in an order that the game defines. Claims speak of its places.
///
/// Wiped when dropped; its `Debug` is silent.
#[derive(Clone, PartialEq, Eq)]
pub struct Witness(zeroize::Zeroizing<Vec<i64>>);

/// One summand of a linear claim: `coefficient` times the witness's value at `place`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Term {
    /// The index in the witness.
    pub place: u32,
    /// The factor.
    pub coefficient: i64,
}

/// What an answer asserts about the committed secret of the seat that answers.
///
/// A claim is plain data, computed by anyone from the public match and the answer; what it leaves open
/// ([`Claim::AtAudit`]) is checked when the secret is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Nothing is proven now; the audit recomputes the answer from the opened secret.
    AtAudit,
    /// The sum of the terms is exactly `value`.
    Linear {
        /// The summands.
        terms: Vec<Term>,
        /// What they add up to.
        value: i64,
    },
    /// The sum of the terms is not zero, and nothing more.
    NotZero {
        /// The summands.
        terms: Vec<Term>,
    },
}

impl Witness {
    /// A witness from its values.
    pub fn new(values: Vec<i64>) -> Witness {
        Witness(zeroize::Zeroizing::new(values))
    }

    /// The values. Danger: this is the secret itself.
    pub fn reveal(&self) -> &[i64] {
        &self.0
    }
}

impl std::fmt::Debug for Witness {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Witness(..)")
    }
}

impl Claim {
    /// Whether this claim is true of `witness`; `None` for [`Claim::AtAudit`], which says nothing by itself.
    /// A place outside the witness or a sum outside `i64` makes the claim false.
    pub fn holds(&self, witness: &Witness) -> Option<bool> {
        match self {
            Claim::AtAudit => None,
            Claim::Linear { terms, value } => Some(sum(terms, witness) == Some(*value)),
            Claim::NotZero { terms } => Some(sum(terms, witness).is_some_and(|sum| sum != 0)),
        }
    }
}

fn sum(terms: &[Term], witness: &Witness) -> Option<i64> {
    terms.iter().try_fold(0i64, |sum, term| {
        let value = witness.0.get(term.place as usize)?;
        sum.checked_add(value.checked_mul(term.coefficient)?)
    })
}
