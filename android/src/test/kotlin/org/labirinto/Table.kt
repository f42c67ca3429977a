package org.labirinto

import org.labirinto.core.PanelKind
import org.labirinto.core.Phase

/** Ways into a game, by touches alone. */
object Table {
    /** What the person's last room told. */
    fun state(person: Person): RoomState? = person.house.rooms.values.lastOrNull()

    /** Opens a table; its link comes back. */
    fun host(person: Person): String {
        person.tap("Host a table")
        person.tap("Open the table")
        person.waitUntil("a link") { state(person)?.listening != null && person.shows("Share link") }
        return checkNotNull(state(person)?.listening).link
    }

    /** [host] and [guest] sit down by link, agree, and reach the editor. */
    fun sit(host: Person, guest: Person) {
        host.start()
        guest.start(host(host))
        host.tap("Let in")
        listOf(host, guest).forEach { it.tap("Agree and play") }
        listOf(host, guest).forEach(::editor)
    }

    /** Both play with an empty maze. */
    fun play(host: Person, guest: Person) {
        sit(host, guest)
        listOf(host, guest).forEach(::ready)
        listOf(host, guest).forEach { person -> person.waitUntil("play") { state(person)?.phase == Phase.PLAY } }
    }

    /** Waits for the set-up editor. */
    fun editor(person: Person) = person.waitUntil("the editor") {
        state(person)?.phase == Phase.SETUP && person.boards().any { it.panel?.kind == PanelKind.EDITOR }
    }

    /** Hands in an empty maze once that is due, and says yes to the question whether that is meant. */
    fun ready(person: Person) {
        person.tap("Clear all walls")
        person.waitUntil("the turn to hand in") { state(person)?.scene?.acts.orEmpty().any { it.primary && it.enabled } }
        person.tap("Ready: play with this maze")
        person.tap("Ready: play with this maze")
    }

    /** A game against the computer, up to the set-up editor. */
    fun drawing(person: Person) {
        person.start()
        person.tap("Labyrinthe")
        person.tap("Against the computer")
        person.tap("Begin")
        editor(person)
    }

    /** A game against the computer, up to play. */
    fun againstComputer(person: Person) {
        drawing(person)
        ready(person)
        person.waitUntil("play") { state(person)?.phase == Phase.PLAY }
    }

    /** Gives up, and waits for the verdict. */
    fun resign(person: Person) {
        person.tap("Resign")
        person.tap("Resign")
        person.waitUntil("a verdict") { state(person)?.verdict != null && person.shows("Everybody was honest") }
    }
}
