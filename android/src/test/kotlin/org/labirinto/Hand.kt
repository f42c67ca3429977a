package org.labirinto

import org.labirinto.core.Act
import org.labirinto.core.Gesture
import org.labirinto.core.Notice
import org.labirinto.core.Order
import org.labirinto.core.Panel
import org.labirinto.core.Place
import org.labirinto.core.Target

/** What a [Stranger] does with a game. */
interface Hand {
    /** The core that is told of it. */
    val house: House

    /** The game. */
    val room: RoomState

    /** Touches the middle of a target. */
    fun tap(panel: Panel, target: Target)

    /** Presses an act beside the boards. */
    fun press(act: Act)

    /** Presses the act that hands a board in, and says yes to the question whether that is meant. */
    fun handIn(act: Act)

    /** Gives up. */
    fun resign()

    /** Closes what was told. */
    fun clear()
}

/** The hand of a [person] on a screen. */
class TouchingHand(private val person: Person) : Hand {
    override val house get() = person.house
    override val room get() = checkNotNull(Table.state(person))

    override fun tap(panel: Panel, target: Target) = person.tapCell(panel.kind, target.column.toInt(), target.row.toInt())

    override fun press(act: Act) = person.tap(act.text)

    override fun handIn(act: Act) {
        person.tap(act.text)
        person.tap(act.text)
    }

    override fun resign() {
        person.tap("Resign")
        person.tap("Resign")
    }

    override fun clear() {
        while (person.trouble() != null) person.told("why not") { true }
    }
}

/** A hand without a screen. */
class OrderingHand(override val house: House, override val room: RoomState) : Hand {
    private val seat get() = room.view?.seat ?: room.mine.first()

    override fun tap(panel: Panel, target: Target) {
        val middle = Place(((target.from.x + target.to.x) / 2).toShort(), ((target.from.y + target.to.y) / 2).toShort())
        touch(Gesture.Tap(panel.id, middle))
    }

    override fun press(act: Act) = touch(Gesture.Act(act.id))

    override fun handIn(act: Act) = touch(Gesture.Act(act.id))

    override fun resign() = house.post(Order.Give(room.room, seat, Notice.RESIGN))

    override fun clear() = Unit

    private fun touch(gesture: Gesture) = house.post(Order.Touch(room.room, seat, gesture))
}
