package org.labirinto

import org.labirinto.core.Event
import org.labirinto.core.Order

/**
 * Hears when everything that was ordered before is done, and how many entries joined the log. No core has a room of the
 * number that it asks about: the refusal is the echo.
 */
class Echo(private val house: House) {
    private var back = 0

    /** How many entries joined the log since this one listens. */
    var entries = 0
        private set

    init {
        house.listen { event ->
            if (event is Event.Trouble && event.room == NOWHERE) back += 1
            if (event is Event.Logged) entries += 1
        }
    }

    /** Waits until what was ordered is done and told. */
    fun come() {
        val before = back
        house.post(Order.Agree(NOWHERE))
        Person.awaitAll("the echo") { back > before }
    }

    private companion object {
        const val NOWHERE = ULong.MAX_VALUE
    }
}
