package org.labirinto

import android.app.Activity
import android.window.OnBackInvokedCallback
import android.window.OnBackInvokedDispatcher

/** The way back from API 33 on: registered only while there is one inside the app, so that the system can show its own. */
@Since(33)
internal class BackWay(private val activity: Activity, private val take: () -> Boolean) {
    private val callback = OnBackInvokedCallback { take() }
    private var isSet = false

    /** Whether there is a way back inside the app. */
    fun set(wanted: Boolean) {
        if (wanted == isSet) return
        isSet = wanted
        val dispatcher = activity.onBackInvokedDispatcher
        if (wanted) {
            dispatcher.registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, callback)
        } else {
            dispatcher.unregisterOnBackInvokedCallback(callback)
        }
    }

    /** Ends it with the activity. */
    fun end() = set(false)
}
