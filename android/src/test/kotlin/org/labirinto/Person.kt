package org.labirinto

import android.app.Dialog
import android.content.Intent
import android.graphics.Bitmap
import android.graphics.Canvas
import android.net.Uri
import android.os.Bundle
import android.os.Looper
import android.os.SystemClock
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup
import android.widget.TextView
import java.io.File
import java.nio.file.Files
import org.labirinto.board.BoardView
import org.labirinto.core.PanelKind
import org.labirinto.core.Setup
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import org.robolectric.shadows.ShadowDialog

/** A person with a phone: a folder, a house and an activity, steered by touches alone. */
class Person(private val name: String, private val folder: File = Files.createTempDirectory("labirinto-$name").toFile()) :
    AutoCloseable {

    /** The core of this phone. */
    var house: House = newHouse()
        private set

    private lateinit var controller: ActivityController<MainActivity>

    /** The app. */
    val activity: MainActivity get() = controller.get()

    /** Starts the app; by a link, when one is given, to whose table the person says yes. */
    fun start(link: String? = null): Person {
        controller = Robolectric.buildActivity(MainActivity::class.java, intent(link)).setup()
        waitUntil("the core opens") { house.core != null && activity.trail.top?.key != "opening" }
        if (link != null) tap("Join")
        return this
    }

    /** Starts the app, which may fail to open its core. */
    fun begin(handed: Intent? = null): Person {
        val intent = intent(null)
        if (handed != null) intent.setAction(handed.action).setData(handed.data).putExtras(handed).addFlags(handed.flags)
        controller = Robolectric.buildActivity(MainActivity::class.java, intent).setup()
        return this
    }

    /** Another app hands something over while this one runs. */
    fun receive(intent: Intent) {
        controller.newIntent(intent)
        settle()
    }

    /** Another app hands a link over, and the person says yes to its table. */
    fun follow(link: String) {
        receive(intent(link))
        tap("Join")
    }

    /** The app leaves the screen, and comes back. */
    fun leave() {
        controller.pause().stop()
        settle()
    }

    /** Ends [leave]. */
    fun comeBack() {
        controller.restart().start().resume()
        settle()
    }

    /** The system's way back. */
    fun back() {
        @Suppress("DEPRECATION")
        activity.onBackPressed()
        settle()
    }

    /** Kills the process and starts it again with what the system kept. */
    fun dieAndComeBack() = live(die())

    /** Kills the process; what the system kept is for [live]. */
    fun die(): Bundle {
        val state = Bundle()
        controller.saveInstanceState(state)
        controller.pause().stop().destroy()
        // What a killed process would not do: the core that is dropped here may still say goodbye.
        checkNotNull(house.core).close()
        return state
    }

    /** Starts the process again. */
    fun live(state: Bundle) {
        house = newHouse()
        controller = Robolectric.buildActivity(MainActivity::class.java, intent(null)).setup(state)
        waitUntil("the core opens again") { house.core != null && activity.trail.top?.key != "opening" }
    }

    /** The system takes the activity away and keeps nothing; the process lives on, and the app is started again. */
    fun startAgain() {
        controller.pause().stop().destroy()
        begin()
        settle()
    }

    /** What the system would keep of the activity now. */
    fun kept(): Bundle = Bundle().also(controller::saveInstanceState)

    /** Turns the phone. */
    fun turn(qualifiers: String) {
        RuntimeEnvironment.setQualifiers(qualifiers)
        // The activity that is made anew is attached to its window by hand, as the first one is by `setup`.
        controller.configurationChange(RuntimeEnvironment.getApplication().resources.configuration).visible()
        settle()
    }

    /** Touches the view that shows [words]; in the dialog that is open, if one is. */
    fun tap(words: String) {
        try {
            waitUntil("'$words' to press") { find(words) != null }
        } catch (late: IllegalStateException) {
            if (activity.window.decorView.width > 0) Shots.save("late-$name", picture())
            throw IllegalStateException("${late.message}; on show are ${texts()}", late)
        }
        touch(checkNotNull(find(words)))
    }

    /** Touches it twice, faster than the core answers. */
    fun tapTwice(words: String) {
        waitUntil("'$words' to press") { find(words) != null }
        val view = checkNotNull(find(words))
        reveal(view)
        repeat(2) { finger(view, view.width / 2f, view.height / 2f) }
        settle()
    }

    /** Whether something shows [words]. */
    fun shows(words: String): Boolean = find(words) != null

    /** The words of the dialog that tells what went wrong; null without one. */
    fun trouble(): String? = dialog()?.let { texts().filter { words -> words != CLOSE }.joinToString(" ") }

    /** Waits until trouble is told whose words pass [test], and closes it. */
    fun told(what: String, test: (String) -> Boolean): String {
        waitUntil("$what; told was ${trouble()}") { trouble()?.let(test) == true }
        return checkNotNull(trouble()).also { tap(CLOSE) }
    }

    /** Touches the middle of a cell. */
    fun tapCell(kind: PanelKind, column: Int, row: Int) {
        val board = board(kind)
        val target = checkNotNull(board.panel).targets.first { it.column.toInt() == column && it.row.toInt() == row }
        val bounds = board.bounds(target)
        reveal(board)
        touch(board, bounds.exactCenterX(), bounds.exactCenterY())
    }

    /** The board of this kind on show. */
    fun board(kind: PanelKind): BoardView {
        waitUntil("a board of $kind") { boards().any { it.panel?.kind == kind } }
        return boards().first { it.panel?.kind == kind }
    }

    /** All boards on show. */
    fun boards(): List<BoardView> = views(activity.window.decorView).filterIsInstance<BoardView>()

    /** All words on show. */
    fun texts(): List<String> = views(root()).filterIsInstance<TextView>().map { it.text.toString() }

    /** Waits until [done], while the main thread does its work. */
    fun waitUntil(what: String, done: () -> Boolean) = awaitAll(what, done)

    /** A picture of what is on show. */
    fun picture(): Bitmap {
        settle()
        val view = activity.window.decorView
        val bitmap = Bitmap.createBitmap(view.width, view.height, Bitmap.Config.ARGB_8888)
        view.draw(Canvas(bitmap))
        return bitmap
    }

    override fun close() {
        controller.pause().stop().destroy()
        var gone = false
        house.shut { gone = true }
        waitUntil("the core shuts") { gone }
        folder.deleteRecursively()
    }

    private fun newHouse() = House(Setup(folder.path, name, "en", listOf("127.0.0.1:0"))).also { houses[name] = it }

    private fun intent(link: String?): Intent {
        val app = RuntimeEnvironment.getApplication()
        val intent = Intent(app, MainActivity::class.java).putExtra(PHONE, name)
        if (link != null) intent.setAction(Intent.ACTION_VIEW).data = Uri.parse(link)
        Labirinto.elsewhere = { of -> of?.getStringExtra(PHONE)?.let { houses[it] } }
        return intent
    }

    private fun root(): View = dialog()?.window?.decorView ?: activity.window.decorView

    private fun dialog(): Dialog? =
        ShadowDialog.getLatestDialog()?.takeIf { it.isShowing && it.context.let { context -> owner(context) === activity } }

    private fun owner(context: android.content.Context): android.content.Context? {
        var now: android.content.Context? = context
        while (now != null && now !is MainActivity) now = (now as? android.content.ContextWrapper)?.baseContext
        return now
    }

    /** The view that shows [words]; null when none does. */
    fun find(words: String): View? = views(root()).firstOrNull {
        it.isShown && ((it is TextView && it.text.toString() == words) || it.contentDescription?.toString() == words)
    }

    private fun touch(view: View) {
        reveal(view)
        touch(view, view.width / 2f, view.height / 2f)
    }

    /** Scrolls to [view]. */
    fun reveal(view: View) {
        settle()
        view.requestRectangleOnScreen(android.graphics.Rect(0, 0, view.width, view.height), true)
        settle()
    }

    private fun touch(view: View, x: Float, y: Float) {
        finger(view, x, y)
        settle()
    }

    /** A finger down and up, through the window from the top, as the system sends it. */
    private fun finger(view: View, x: Float, y: Float) {
        val at = IntArray(2)
        view.getLocationInWindow(at)
        val window = view.rootView
        val down = SystemClock.uptimeMillis()
        for (action in intArrayOf(MotionEvent.ACTION_DOWN, MotionEvent.ACTION_UP)) {
            val event = MotionEvent.obtain(down, SystemClock.uptimeMillis(), action, at[0] + x, at[1] + y, 0)
            window.dispatchTouchEvent(event)
            event.recycle()
        }
    }

    companion object {
        private const val CLOSE = "Close"
        private const val PHONE = "phone"
        private const val PATIENCE_NANOS = 30_000_000_000L
        private const val PAUSE_NANOS = 2_000_000L
        private val houses = HashMap<String, House>()

        /** Every view of a tree. */
        fun views(view: View): List<View> = listOf(view) +
            ((view as? ViewGroup)?.let { group -> (0 until group.childCount).flatMap { views(group.getChildAt(it)) } } ?: emptyList())

        /** Lets the main thread do all it has to do. */
        fun settle() = shadowOf(Looper.getMainLooper()).idle()

        /** Waits until [done], while the main thread does its work. The core calls from threads of its own. */
        fun awaitAll(what: String, done: () -> Boolean) {
            val end = System.nanoTime() + PATIENCE_NANOS
            settle()
            while (!done()) {
                check(System.nanoTime() < end) { "$what did not come" }
                java.util.concurrent.locks.LockSupport.parkNanos(PAUSE_NANOS)
                settle()
            }
        }
    }
}
