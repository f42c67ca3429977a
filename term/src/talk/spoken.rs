//! Words that are the same on every line-based surface.

use labirinto_games::{Panel, PanelKind, Scene};
use labirinto_node::NoticeKind;

/// The act out of turn that a word of the contract means.
pub fn notice(word: &str) -> Option<NoticeKind> {
    Some(match word.trim() {
        "resign" => NoticeKind::Resign,
        "draw" => NoticeKind::OfferDraw,
        "accept" => NoticeKind::AcceptDraw,
        "decline" => NoticeKind::DeclineDraw,
        "leave" => NoticeKind::Leave,
        "end" => NoticeKind::End,
        "go_on" => NoticeKind::GoOn,
        _ => return None,
    })
}

/// What is said of the cells of a scene: of all, or of the one with this name. `own`: of the own secret, which is not
/// spoken otherwise.
pub fn cells(scene: &Scene<String>, name: Option<&str>, own: bool) -> Vec<String> {
    let wanted = |panel: &&Panel<String>| (panel.kind == PanelKind::Own) == own;
    let mut lines = Vec::new();
    for panel in scene.panels.iter().filter(wanted) {
        let named = |own: &str| name.is_none_or(|name| own.eq_ignore_ascii_case(name));
        let targets = panel.targets.iter().filter(|target| named(&target.name));
        let labels: Vec<String> = targets.map(|target| target.label.clone()).collect();
        if !labels.is_empty() {
            lines.push(panel.title.clone());
            lines.extend(labels);
        }
    }
    lines
}
