package org.labirinto

import java.io.File
import java.nio.file.Files
import org.labirinto.core.Chair
import org.labirinto.core.Form
import org.labirinto.core.Gesture
import org.labirinto.core.Notice
import org.labirinto.core.Order
import org.labirinto.core.Phase
import org.labirinto.core.Place
import org.labirinto.core.Setup
import org.labirinto.core.Whose

/** A phone whose core has a room in every state that a screen can show, all of them real, in one language. */
class Rooms(private val tongue: Tongue) : AutoCloseable {
    private val folders = ArrayList<File>()

    private val houses = ArrayList<House>()

    /** The core of the phone that is looked at. */
    val house: House = opened("Ada")
    private val game = checkNotNull(house.ask { it.offers() }).first().game
    private val me = Chair(null, null)
    private val computer = Chair(1u, null)

    /** Nobody has come yet. */
    val lobby by lazy {
        room { house.post(Order.Host(game, emptyList(), listOf(me), 2u)) }.also { room ->
            await("a link") {
                room.listening !=
                    null
            }
        }
    }

    /** Somebody asks for a seat. */
    val asked by lazy { lent(hosted(opened("Ada"))) }

    /** The terms are read. */
    val terms by lazy {
        val host = opened("Ada")
        val room = hosted(host)
        host.post(Order.AcceptSeat(room.room, room.asking.first().peer))
        await("terms") { room.terms != null }
        lent(room)
    }

    /** Six digits are compared, by who has joined. */
    val digits by lazy { lent(joined(opened("Ada"), opened("Ben"))) }

    /** The maze is drawn. */
    val setup by lazy { played().also { room -> await("the editor") { room.phase == Phase.SETUP && room.scene != null } } }

    /** Some questions were asked, another is drafted. */
    val play by lazy {
        playing().also { room ->
            ask(room, "count c3")
            ask(room, "count b2")
            draft(room)
        }
    }

    /** It ended. */
    val result by lazy {
        playing().also { room ->
            ask(room, "count c3")
            house.post(Order.Give(room.room, seat(room), Notice.RESIGN))
            await("a verdict") { room.verdict != null }
        }
    }

    /** The screen is handed on. */
    val curtain by lazy {
        room { house.post(Order.Play(game, emptyList(), listOf(me, Chair(null, "Cleo")))) }.also { room ->
            await("a curtain or an editor") { room.curtain != null || room.phase == Phase.SETUP }
            if (room.curtain == null) house.post(Order.Ready(room.room, seat(room)))
            await("a curtain") { room.curtain != null }
        }
    }

    /** The second step of the lesson. */
    val lesson by lazy {
        room { house.post(Order.Lesson(game)) }.also { room ->
            await("the lesson") { room.status?.lesson != null }
            house.post(Order.GoOn(room.room))
            await("its second step") { room.status?.lessonStep == 2u }
        }
    }

    /** The game that is offered first. */
    val offer get() = checkNotNull(house.ask { it.offers() }).first()

    /** Every game on offer. */
    val games: List<GameRooms> by lazy { checkNotNull(house.ask { it.offers() }).map { GameRooms(this, it) } }

    /** The number under which the phone that is looked at knows [room]. */
    fun number(room: RoomState): ULong = house.rooms.entries.first { it.value === room }.key

    override fun close() {
        houses.forEach { house ->
            var gone = false
            house.shut { gone = true }
            Person.awaitAll("a core shuts") { gone }
        }
        folders.forEach { it.deleteRecursively() }
    }

    private fun opened(name: String): House {
        val folder = Files.createTempDirectory("labirinto-$name").toFile().also(folders::add)
        val house = House(Setup(folder.path, name, tongue.tag, listOf("127.0.0.1:0"))).also(houses::add)
        var open = false
        house.open { open = true }
        Person.awaitAll("a core opens") { open }
        house.store("language", tongue.tag)
        return house
    }

    /** The room that [order] opens on the phone that is looked at. */
    internal fun room(order: () -> Unit) = room(house, order)

    private fun room(house: House, order: () -> Unit): RoomState {
        val before = house.rooms.keys.toSet()
        order()
        Person.awaitAll("a room") { house.rooms.keys.any { it !in before } }
        return house.rooms.values.first { it.room !in before }
    }

    /** A room of another phone, shown by the one that is looked at: a core holds one open table at a time. */
    private fun lent(room: RoomState): RoomState {
        house.rooms[LENT + house.rooms.size.toULong()] = room
        return room
    }

    private fun hosted(host: House): RoomState {
        val room = room(host) { host.post(Order.Host(game, emptyList(), listOf(me), 2u)) }
        await("a link") { room.listening != null }
        opened("Ben").post(Order.Join(Whose.Link(checkNotNull(room.listening).link), me))
        await("a guest") { room.asking.isNotEmpty() }
        return room
    }

    private fun joined(guest: House, host: House): RoomState {
        val theirs = room(host) { host.post(Order.Host(game, emptyList(), listOf(me), 2u)) }
        await("an address") { theirs.listening != null }
        val address = checkNotNull(theirs.listening).addresses.first()
        val room = room(guest) { guest.post(Order.Join(Whose.Address(address), me)) }
        await("the guest or digits") { theirs.asking.isNotEmpty() || room.digits != null }
        theirs.asking.firstOrNull()?.let { host.post(Order.AcceptSeat(theirs.room, it.peer)) }
        await("digits") { room.digits != null }
        return room
    }

    private fun played() = room { house.post(Order.Play(game, emptyList(), listOf(me, computer))) }

    private fun playing() = played().also { room ->
        await("the editor") { room.phase == Phase.SETUP && room.scene?.acts.orEmpty().any { it.primary && it.enabled } }
        house.post(Order.Ready(room.room, seat(room)))
        mine(room)
    }

    private fun mine(room: RoomState) = await("the turn") { room.phase == Phase.PLAY && room.status?.mine == true && room.scene != null }

    private fun ask(room: RoomState, words: String) {
        val before = checkNotNull(room.status).history.size
        house.post(Order.Touch(room.room, seat(room), Gesture.Typed(words)))
        Person.awaitAll("$words is asked") { checkNotNull(room.status).history.size >= before + 2 }
        mine(room)
    }

    /** The way from the piece along its row. */
    private fun draft(room: RoomState) {
        val panel = checkNotNull(room.scene).panels.first()
        val piece = panel.shapes.firstNotNullOf { it.form as? Form.Piece }.at
        val step = if (piece.x < CELL * 2) CELL else -CELL
        for (far in 1..2) {
            val at = Place((piece.x + far * step).toShort(), piece.y)
            val before = room.view
            house.post(Order.Touch(room.room, seat(room), Gesture.Tap(panel.id, at)))
            Person.awaitAll("a step is drawn") { room.view !== before }
        }
    }

    private fun seat(room: RoomState) = room.view?.seat ?: room.mine.first()

    private fun await(what: String, done: () -> Boolean) = Person.awaitAll(what, done)

    private companion object {
        const val CELL = 24
        const val LENT = 1_000uL
    }
}
