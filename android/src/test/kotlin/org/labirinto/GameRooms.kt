package org.labirinto

import org.labirinto.core.Chair
import org.labirinto.core.Offer
import org.labirinto.core.Order
import org.labirinto.core.Phase

/** Rooms of one game in every state in which its boards differ, brought there by a [Stranger] who plays a computer. */
class GameRooms(private val rooms: Rooms, val offer: Offer) {
    private val house get() = rooms.house

    /** A board is ready to be handed in; null where there are no secrets. */
    val editor: RoomState? by lazy {
        if (!offer.secrets) return@lazy null
        opened().also { Stranger(OrderingHand(house, it), SEED).prepareBoard() }
    }

    /** One move was made, another is drafted. */
    val start: RoomState by lazy { playing(moves = 1) { it.draft() } }

    /** Some moves were made, another is drafted. */
    val play: RoomState by lazy { playing(moves = SOME) { it.draft() } }

    /** It ended. */
    val result: RoomState by lazy { playing(moves = SOME) { it.giveUp() } }

    /** The second step of the lesson. */
    val lesson: RoomState by lazy {
        rooms.room { house.post(Order.Lesson(offer.game)) }.also { room ->
            Person.awaitAll("the lesson") { room.status?.lesson != null }
            house.post(Order.GoOn(room.room))
            Person.awaitAll("its second step") { room.status?.lessonStep == 2u }
        }
    }

    private fun opened() = rooms.room {
        house.post(Order.Play(offer.game, emptyList(), listOf(Chair(null, null), Chair(COMPUTER, null))))
    }

    /** A game that lasted for so many moves; another is begun when the computer won before. */
    private fun playing(moves: Int, end: (Stranger) -> Unit): RoomState {
        repeat(TRIES) {
            val room = opened()
            val stranger = Stranger(OrderingHand(house, room), SEED)
            if (offer.secrets) stranger.makeBoard()
            do {
                Person.awaitAll("the turn in ${offer.game}") {
                    room.verdict != null || (room.phase == Phase.PLAY && room.status?.mine == true && room.scene != null)
                }
                val goesOn = room.verdict == null && stranger.moves < moves
                if (goesOn) stranger.move()
            } while (goesOn)
            if (room.verdict == null) {
                end(stranger)
                return room
            }
        }
        error("no game of ${offer.game} lasted for $moves moves")
    }

    private companion object {
        const val SOME = 8
        const val TRIES = 5
        const val SEED = 3L
        const val COMPUTER: UByte = 1u
    }
}
