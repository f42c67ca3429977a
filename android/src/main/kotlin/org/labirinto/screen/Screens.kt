package org.labirinto.screen

import org.labirinto.Screen
import org.labirinto.Stage

/** The screen with this key, after the process died; null for a key that means nothing any more. */
fun screenOf(key: String, stage: Stage): Screen? {
    val (name, about) = key.substringBefore(':') to key.substringAfter(':', "")
    return when (name) {
        HomeScreen.NAME -> HomeScreen(stage)
        TermsScreen.NAME -> stage.house.ask { it.offers() }?.firstOrNull { it.game == about }?.let { TermsScreen(stage, it) }
        JoinScreen.NAME -> JoinScreen(stage)
        ScanScreen.NAME -> ScanScreen(stage)
        RoomScreen.NAME -> RoomScreen.ofTable(stage, about)
        RecordsScreen.NAME -> RecordsScreen(stage)
        ReplayScreen.NAME -> ReplayScreen(stage, about)
        LearnScreen.NAME -> LearnScreen(stage)
        SettingsScreen.NAME -> SettingsScreen(stage)
        AboutScreen.NAME -> AboutScreen(stage)
        NoticesScreen.NAME -> NoticesScreen(stage)
        else -> null
    }
}
