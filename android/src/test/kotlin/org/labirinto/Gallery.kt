package org.labirinto

import android.app.Dialog
import android.content.Intent
import android.graphics.Bitmap
import android.graphics.Canvas
import android.view.View
import android.widget.EditText
import android.widget.TextView
import org.labirinto.screen.AboutScreen
import org.labirinto.screen.HomeScreen
import org.labirinto.screen.JoinScreen
import org.labirinto.screen.LearnScreen
import org.labirinto.screen.NoticesScreen
import org.labirinto.screen.RecordsScreen
import org.labirinto.screen.ReplayScreen
import org.labirinto.screen.RoomScreen
import org.labirinto.screen.ScanScreen
import org.labirinto.screen.SettingsScreen
import org.labirinto.screen.TermsScreen
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.shadows.ShadowDialog

/** Every screen, shown under any case by one activity over the [rooms] of its language. */
class Gallery(private val rooms: Rooms) {
    /** A screen that stands in the gallery. */
    class Exhibit(val name: String, val isReady: (MainActivity) -> Boolean = { true }, val make: (MainActivity) -> Screen)

    /** All of them. */
    val exhibits: List<Exhibit> = listOf(
        Exhibit("home", { texts(it.window.decorView).size > HOME_TEXTS }) { HomeScreen(it) },
        Exhibit("learn") { LearnScreen(it) },
        Exhibit("settings") { SettingsScreen(it) },
        Exhibit("about") { AboutScreen(it) },
        Exhibit("notices") { NoticesScreen(it) },
        Exhibit("terms") { TermsScreen(it, rooms.offer) },
        Exhibit("join") { JoinScreen(it) },
        Exhibit("scan") { ScanScreen(it) },
        Exhibit("host") { room(it, rooms.lobby) },
        Exhibit("asked") { room(it, rooms.asked) },
        Exhibit("agree") { room(it, rooms.terms) },
        Exhibit("digits") { room(it, rooms.digits) },
        Exhibit("editor") { room(it, rooms.setup) },
        Exhibit("play") { room(it, rooms.play) },
        Exhibit("lesson") { room(it, rooms.lesson) },
        Exhibit("curtain") { room(it, rooms.curtain) },
        Exhibit("result") { room(it, rooms.result) },
        Exhibit("records", { signs(it) > 0 }) { RecordsScreen(it) },
        Exhibit("replay", { signs(it) > 1 }) { ReplayScreen(it, checkNotNull(rooms.result.table)) },
    ) + rooms.games.drop(1).flatMap(::further)

    /** What looks different in a game that is not the first. */
    private fun further(game: GameRooms): List<Exhibit> {
        val states = listOf<Pair<String, () -> RoomState?>>(
            "editor" to { game.editor },
            "start" to { game.start },
            "play" to { game.play },
            "result" to { game.result },
            "lesson" to { game.lesson },
        )
        return listOf(Exhibit("terms-${game.offer.game}") { TermsScreen(it, game.offer, TermsScreen.Way.HOST) }) +
            states.filter { (name, _) -> name != "editor" || game.offer.secrets }
                .map { (name, state) -> Exhibit("$name-${game.offer.game}") { room(it, checkNotNull(state())) } }
    }

    /** Shows each of [which] under [case] and hands over its name, its activity and the root of its views. */
    fun visit(case: Case, which: List<Exhibit> = exhibits, see: (String, View) -> Unit) {
        RuntimeEnvironment.setQualifiers(case.qualifiers)
        RuntimeEnvironment.setFontScale(if (case.large) 2f else 1f)
        rooms.house.store("contrast", case.theme.contrast)
        Labirinto.elsewhere = { rooms.house }
        val controller = Robolectric.buildActivity(MainActivity::class.java, Intent(Intent.ACTION_MAIN)).setup()
        val activity = controller.get()
        try {
            which.forEach { exhibit ->
                // The rooms are looked at again: none is put away.
                while (activity.trail.pop()) Unit
                if (exhibit.name == "home") activity.replace(exhibit.make(activity)) else activity.go(exhibit.make(activity))
                Person.awaitAll("${exhibit.name} under $case") { exhibit.isReady(activity) }
                val root = activity.window.decorView
                turn(case.tongue, root)
                see(exhibit.name, root)
            }
            if (which.any { it.name == "play" }) {
                Ask(activity).whether(activity.house.say("phone-ready-question"), activity.house.say("phone-notice-resign")) {}
                Person.settle()
                val dialog: Dialog = ShadowDialog.getLatestDialog()
                val root = checkNotNull(dialog.window).decorView
                turn(case.tongue, root)
                see("dialog", root)
                dialog.dismiss()
            }
        } finally {
            controller.pause().stop().destroy()
        }
    }

    private fun room(activity: MainActivity, state: RoomState) = RoomScreen(activity, rooms.number(state))

    private fun texts(root: View) = Attention.views(root).filterIsInstance<TextView>()

    private fun signs(activity: MainActivity) = Attention.views(activity.window.decorView).count { it is SignView }

    /** Puts the words into [tongue] when it is the one made here, and lays them out anew. */
    private fun turn(tongue: Tongue, root: View) {
        if (tongue == Tongue.MIRRORED) {
            texts(root).filter { it !is EditText }.forEach { it.text = tongue.of(it.text) }
            Attention.views(root).forEach { view -> view.contentDescription?.let { view.contentDescription = tongue.of(it) } }
        }
        Person.settle()
    }

    companion object {
        private const val HOME_TEXTS = 8

        /** A picture of what is on show. */
        fun picture(root: View): Bitmap {
            val bitmap = Bitmap.createBitmap(root.width, root.height, Bitmap.Config.ARGB_8888)
            root.draw(Canvas(bitmap))
            return bitmap
        }
    }
}
