package org.labirinto

import android.app.Activity
import android.app.Dialog
import android.content.Intent
import android.content.res.Configuration
import android.os.Build
import android.os.Bundle
import android.view.KeyEvent
import android.view.View
import android.view.WindowManager
import android.widget.Toast
import java.util.IdentityHashMap
import org.labirinto.core.Event
import org.labirinto.net.Network
import org.labirinto.screen.HomeScreen
import org.labirinto.screen.OpeningScreen
import org.labirinto.screen.RecordsScreen
import org.labirinto.screen.ReplayScreen
import org.labirinto.screen.RoomScreen
import org.labirinto.screen.ScanScreen
import org.labirinto.screen.screenOf

/** The one activity: a trail of screens over the house. */
class MainActivity :
    Activity(),
    Stage {
    override val activity: MainActivity get() = this
    override val house: House by lazy { (application as Labirinto).houseOf(intent) }
    override lateinit var look: Look
        private set
    override lateinit var sheet: Sheet
        private set
    override val feel: Feel by lazy { Feel(house) }
    override val troubles: Troubles by lazy { Troubles(this) }
    override val isFirst: Boolean get() = trail.size <= 1
    override val isWide: Boolean
        get() = resources.configuration.run { screenWidthDp >= WIDE_DP && screenWidthDp > screenHeightDp }

    /** The screens that are open. */
    val trail = Trail()

    /** The local network. */
    lateinit var network: Network
        private set

    private val ear: (Event) -> Unit = ::hear
    private val teller: () -> Unit = { troubles.show() }
    private var state: Bundle? = null
    private var back: BackWay? = null

    /** What other apps handed over, until the last question about it is answered. */
    private val waiting = ArrayList<Intent>()

    /** What takes back the question about one of them, by identity: intents have no other. */
    private val asked = IdentityHashMap<Intent, () -> Unit>()
    private val dialogs = ArrayList<Dialog>()

    /** The screen on show, with its view. */
    private var shown: Pair<Screen, View>? = null

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        state = savedInstanceState
        dress()
        house.listen(ear)
        house.tellers += teller
        val pending = lastNonConfigurationInstance as? Network.Pending
        network = Network(this, (application as Labirinto).discovery, pending) { trail.top?.reach() }
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) back = BackWay(this, ::onWayBack)
        if (savedInstanceState == null) {
            take(intent)
        } else {
            @Suppress("DEPRECATION")
            savedInstanceState.getParcelableArrayList<Intent>(WAITING)?.let(waiting::addAll)
        }
        if (house.core == null) trail.push(OpeningScreen(this))
        open()
    }

    /** Opens the core, or tries once more. */
    fun open() {
        house.open(::opened)
        if (house.core == null) refresh()
    }

    override fun onDestroy() {
        house.unlisten(ear)
        house.tellers -= teller
        back?.end()
        troubles.end()
        dialogs.forEach(Dialog::dismiss)
        super.onDestroy()
    }

    override fun onStart() {
        super.onStart()
        network.start()
        house.wake()
        trail.top?.come()
    }

    override fun onStop() {
        network.stop(goesOn = isChangingConfigurations)
        trail.top?.leave()
        if (!isChangingConfigurations) house.sleep()
        super.onStop()
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        if (house.core != null) trail.save(outState) else state?.let(outState::putAll)
        outState.putParcelableArrayList(WAITING, waiting)
        shown?.let { outState.putInt(OFFSET, Attention.of(it.second).offset) }
    }

    override fun onRetainNonConfigurationInstance(): Any? = network.pending

    /** Takes [dialog] away with this activity. */
    internal fun own(dialog: Dialog) {
        dialogs.removeAll { !it.isShowing }
        dialogs += dialog
    }

    override fun onConfigurationChanged(newConfig: Configuration) {
        super.onConfigurationChanged(newConfig)
        speak()
        dress()
        refresh()
    }

    override fun onRequestPermissionsResult(requestCode: Int, permissions: Array<String>, grantResults: IntArray) {
        super.onRequestPermissionsResult(requestCode, permissions, grantResults)
        network.answered(requestCode, grantResults)
        (trail.top as? ScanScreen)?.answered(requestCode, grantResults)
    }

    override fun onActivityResult(requestCode: Int, resultCode: Int, data: Intent?) {
        super.onActivityResult(requestCode, resultCode, data)
        val uri = data?.data?.takeIf { requestCode == RecordsScreen.REQUEST && resultCode == RESULT_OK } ?: return
        waiting += Incoming.Record(uri).intent
        if (house.core != null) deliver()
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        take(intent)
        if (house.core != null) deliver()
    }

    override fun onKeyDown(keyCode: Int, event: KeyEvent): Boolean = trail.top?.press(event) == true || super.onKeyDown(keyCode, event)

    @Deprecated("Called by the system below API 33")
    override fun onBackPressed() {
        if (!onWayBack()) {
            @Suppress("DEPRECATION")
            super.onBackPressed()
        }
    }

    override fun go(screen: Screen) {
        trail.top?.cover()
        trail.push(screen)
        refresh()
    }

    override fun replace(screen: Screen) {
        if (!trail.pop()) trail.clear()
        go(screen)
    }

    override fun back() {
        if (trail.top?.back() == true) return
        if (trail.pop()) refresh() else finish()
    }

    override fun home() {
        while (!isFirst) {
            trail.top?.back()
            trail.pop()
        }
        refresh()
    }

    override fun refresh() {
        val screen = trail.top ?: return
        val before = shown?.takeIf { it.first === screen }?.second
        val attention = Attention.of(before)
        val content = screen.build()
        if (content !== before) setContentView(framed(content))
        shown = screen to content
        attention.give(content)
        flag(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON, screen.keepsAwake)
        flag(WindowManager.LayoutParams.FLAG_SECURE, screen.isSecret)
        back?.set(trail.size > 1)
    }

    override fun toast(words: String) {
        Toast.makeText(this, words, Toast.LENGTH_LONG).show()
    }

    /** Takes the look anew, after a setting of it changed. */
    fun dress() {
        val isLeft = house.setting("hand", "right") == "left"
        look = Look(this, house.setting("theme", "system"), house.setting("contrast", "system"), isLeft, house.setting("colours", "usual"))
        sheet = Sheet(this, look, feel)
        window.setBackgroundDrawable(android.graphics.drawable.ColorDrawable(look.palette.paper))
        Edges.prepare(window, look.isDark)
    }

    private fun opened() {
        if (isDestroyed) return
        if (house.core == null) return refresh()
        speak()
        dress()
        trail.clear()
        state?.let { trail.restore(it) { key -> screenOf(key, this) } }
        val offset = state?.getInt(OFFSET) ?: 0
        state = null
        if (trail.size == 0) trail.push(HomeScreen(this))
        // A process that outlived its activity may have rooms that no screen knows of.
        val open = house.rooms.values.filter { it.gone == null }.map { it.room }
        open.filter { room -> trail.none { it is RoomScreen && it.isOf(room) } }.forEach { trail.push(RoomScreen(this, it)) }
        refresh()
        shown?.let { Attention.at(offset).give(it.second) }
        troubles.show()
        deliver()
    }

    private fun hear(event: Event) {
        if (event is Event.Opened) {
            if (trail.none { it is RoomScreen && it.takes(event) }) go(RoomScreen(this, event.room))
        }
        val isShown = (trail.top as? RoomScreen)?.isAwaited == true
        if (event is Event.Trouble && event.room == null && !isShown) troubles.tell(event.failure)
        trail.top?.hear(event)
        if (event is Event.Imported) imported(event.table)
    }

    /** Whatever is on show, the game that was taken in is shown. */
    private fun imported(table: String) {
        val screen = ReplayScreen(this, table)
        if (trail.top?.key == screen.key) replace(screen) else go(screen)
    }

    private fun take(intent: Intent?) {
        val incoming = Incoming.of(intent) ?: return
        // Whoever opens several links means the last.
        if (incoming is Incoming.Link) waiting.filter { Incoming.of(it) is Incoming.Link }.forEach(::drop)
        waiting += incoming.intent
    }

    private fun drop(intent: Intent) {
        waiting -= intent
        asked.remove(intent)?.invoke()
    }

    private fun deliver() {
        waiting.filter { it !in asked }.forEach { intent ->
            val done: () -> Unit = {
                waiting -= intent
                asked.remove(intent)
            }
            val end = Incoming.of(intent)?.deliver(this, done) ?: return@forEach done()
            if (intent in waiting) asked[intent] = end
        }
    }

    /** The tag of the language that was chosen for this app, here or in the system's settings; empty for the system's own. */
    internal fun chosenLanguage(): String {
        val kept = if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) AppLanguage.of(this) else ""
        return kept.ifEmpty { house.setting("language", "") }
    }

    /** Chooses it; where the system keeps one for each app, there. */
    internal fun choose(language: String) {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
            house.store("language", "")
            AppLanguage.choose(this, language)
        } else {
            house.store("language", language)
        }
        speak()
    }

    /** Everything in the language that was chosen, or the system's. */
    private fun speak() {
        val language = chosenLanguage().ifEmpty { (application as Labirinto).locale() }
        house.ask { it.setLocale(language) }
    }

    private fun onWayBack(): Boolean {
        if (trail.top?.back() == true) return true
        if (!trail.pop()) return false
        refresh()
        return true
    }

    private fun framed(content: View): View = Edges.frame(content)

    private fun flag(flag: Int, on: Boolean) {
        window.setFlags(if (on) flag else 0, flag)
    }

    private companion object {
        const val WIDE_DP = 600
        const val WAITING = "waiting"
        const val OFFSET = "offset"
    }
}
