//! Situation 8: a whole node of today against a device of an older and of a newer protocol, whoever dials: both
//! sides say who must update. Unknown variants and trailing bytes are `every_flipped_bit…` and the tests of frames.

use std::net::SocketAddr;
use std::time::Duration;

use labirinto_node::identity::{Identity, Instance};
use labirinto_node::joining::Invitation;
use labirinto_node::links::{
    Admit, LinkEvent, LinkEvents, Links, LinksConfig, LinksHandle, Rhythm, Versions, WhoUpdates,
};
use labirinto_tests::device::{Device, quick};
use labirinto_tests::folder::Folder;
use tokio::runtime::Runtime;
use tokio::time::timeout;

/// What the people of a node read when the other, or they themselves, must update.
const OTHER: &str = "link-mismatch-they-update";
const SELF: &str = "link-mismatch-we-update";

/// A device of another version.
struct Foreign {
    runtime: Runtime,
    identity: Identity,
    links: LinksHandle,
    events: LinkEvents,
}

impl Foreign {
    fn start(version: u16) -> Foreign {
        let runtime = Runtime::new().expect("threads");
        let identity = Identity::from_secret([9; 32]);
        let config = LinksConfig {
            identity: identity.clone(),
            instance: Instance::draw().expect("the system has randomness"),
            listen: vec![SocketAddr::from(([127, 0, 0, 1], 0))],
            tell: None,
            versions: Versions::only(version),
            software: "0".into(),
            admit: Admit::Anyone,
            rhythm: Rhythm::default(),
        };
        let (links, events) = Links::start(config, runtime.handle()).expect("a free port");
        Foreign { runtime, identity, links, events }
    }

    fn until<T>(&mut self, mut wanted: impl FnMut(LinkEvent) -> Option<T>) -> T {
        let events = &mut self.events;
        let waiting = async {
            loop {
                let event = events.recv().await.expect("the links run");
                if let Some(found) = wanted(event) {
                    return found;
                }
            }
        };
        let found = self.runtime.block_on(async { timeout(Duration::from_secs(30), waiting).await });
        found.expect("an event in time")
    }

    fn address(&mut self) -> SocketAddr {
        self.until(|event| match event {
            LinkEvent::Listening { addresses } => addresses.first().copied(),
            _ => None,
        })
    }

    fn told(&mut self) -> WhoUpdates {
        self.until(|event| match event {
            LinkEvent::Mismatch { update, .. } => Some(update),
            _ => None,
        })
    }
}

/// What `device` is told, in words, with the exit status of versions.
fn told(device: &mut Device, key: &str) {
    let error = device.error();
    assert_eq!((error.code, error.exit_status()), ("versions", 6), "{error:?}");
    assert_eq!(error.text, device.node.texts().say(key, &[]));
}

#[test]
fn situation_8_both_sides_say_who_must_update() {
    let ours = u16::from(labirinto_table::VERSION);
    for (version, here, there) in [(ours + 1, SELF, WhoUpdates::They), (ours - 1, OTHER, WhoUpdates::We)] {
        let (one, other) = (Folder::new("version-host"), Folder::new("version-guest"));
        let mut foreign = Foreign::start(version);
        let at = foreign.address();

        // The other dials us.
        let mut host = Device::at(&one, "Ada");
        let (link, _) = host.host(&[], quick());
        let invitation = Invitation::parse(&link).expect("our own link");
        foreign.links.dial(invitation.host, invitation.addresses).expect("room");
        assert_eq!(foreign.told(), there);
        told(&mut host, here);

        // We dial the other, by a link of our form and by its address.
        let link =
            Invitation { protocol: ours, host: foreign.identity.peer(), nonce: [1; 16], addresses: vec![at] };
        let mut guest = Device::at(&other, "Ben");
        guest.join(link.link(), quick());
        assert_eq!(foreign.told(), there);
        told(&mut guest, here);
    }
}
