package org.labirinto.screen

import android.view.View
import org.labirinto.Stage
import org.labirinto.net.Network
import org.labirinto.net.Obstacle

/** What is in the way of playing with others nearby: each by name, with what to do. */
internal object Obstacles {
    /** A card for each of [all]. */
    fun cards(stage: Stage, all: List<Obstacle>): List<View> = all.map { card(stage, it) }

    private fun card(stage: Stage, obstacle: Obstacle): View {
        val sheet = stage.sheet
        val words = sheet.text(stage.house.say(obstacle.words)).apply {
            accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
        }
        if (obstacle != Obstacle.DENIED) return sheet.card(words)
        val settings = sheet.button(stage.house.say("phone-open-settings")) { Network.openSettings(stage.activity) }
        val allow = sheet.button(stage.house.say("phone-allow-network")) { stage.activity.network.ask() }
        return sheet.card(words, sheet.gap(), sheet.pair(settings, allow))
    }
}
