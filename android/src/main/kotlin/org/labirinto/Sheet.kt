package org.labirinto

import android.content.Context
import android.content.res.ColorStateList
import android.graphics.Typeface
import android.graphics.drawable.Drawable
import android.graphics.drawable.GradientDrawable
import android.graphics.drawable.InsetDrawable
import android.graphics.drawable.RippleDrawable
import android.graphics.drawable.StateListDrawable
import android.text.InputFilter
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.Button
import android.widget.EditText
import android.widget.LinearLayout
import android.widget.TextView

/** What the screens are made of: text, cards, buttons, rows, in the measures of the house. */
class Sheet(val context: Context, val look: Look, private val feel: Feel? = null) {
    private val palette get() = look.palette

    /** Text of [size] sp. */
    fun text(words: CharSequence, size: Float = BODY, color: Int = palette.ink, bold: Boolean = false) = TextView(context).apply {
        text = words
        textSize = size
        setTextColor(color)
        if (bold) typeface = BOLD
        fontFeatureSettings = "tnum"
        textAlignment = View.TEXT_ALIGNMENT_VIEW_START
    }

    /** Text of several sentences, with air between its lines. */
    fun prose(words: CharSequence) = text(words).apply { setLineSpacing(0f, AIR) }

    /** Secondary text. */
    fun small(words: CharSequence, color: Int = palette.faint) = text(words, SMALL_TEXT, color)

    /** The heading of a part of a screen. */
    fun heading(words: CharSequence) = text(words, BODY, palette.faint, bold = true).apply {
        setPadding(0, look.dp(SPACE), 0, look.dp(SMALL))
        Headings.mark(this)
    }

    /** A round button; the filled one is what happens next, and there is at most one on a screen. */
    fun button(words: CharSequence, filled: Boolean = false, chosen: Boolean = false, onPress: () -> Unit) = press(words, onPress).apply {
        setTextColor(states(if (filled) palette.onAccent else palette.ink))
        val edge = if (filled || chosen) palette.mine else palette.line
        val ground = if (filled) {
            palette.mine
        } else if (chosen) {
            palette.mineTint
        } else {
            palette.card
        }
        background = whenEnabled(pressable(ground, edge, ROUND))
        isSelected = chosen
    }

    /** One choice of several, or a small act: less than a button, and pressed as well as one. */
    fun chip(words: CharSequence, chosen: Boolean = false, onPress: () -> Unit) = press(words, onPress).apply {
        textSize = CHIP
        typeface =
            Typeface.create(if (chosen) Typeface.DEFAULT_BOLD else Typeface.SANS_SERIF, if (chosen) Typeface.BOLD else Typeface.NORMAL)
        setTextColor(states(if (chosen) palette.mine else palette.ink))
        val ground = if (chosen) palette.mineTint else palette.card
        val edge = if (chosen) palette.mine else palette.line
        background = InsetDrawable(whenEnabled(pressable(ground, edge, ROUND, if (chosen) 2 else 1)), 0, look.dp(INSET), 0, look.dp(INSET))
        setPadding(look.dp(CHIP_SIDE), look.dp(INSET + INSET), look.dp(CHIP_SIDE), look.dp(INSET + INSET))
        isSelected = chosen
    }

    /** A card that holds [children] one below the other; a press on it, if [onPress] is given. */
    fun card(vararg children: View, color: Int = palette.card, edge: Int = palette.line, onPress: (() -> Unit)? = null) =
        column(*children).apply {
            setPadding(look.dp(SPACE), look.dp(INNER), look.dp(SPACE), look.dp(INNER))
            background = if (onPress == null) shape(color, edge, RADIUS) else pressable(color, edge, RADIUS)
            if (onPress != null) {
                gravity = Gravity.CENTER_VERTICAL
                minimumHeight = look.dp(TOUCH)
                isClickable = true
                isFocusable = true
                feel?.quiet(this)
                setOnClickListener { onPress() }
            }
        }

    /** Views one below the other. */
    fun column(vararg children: View) = LinearLayout(context).apply {
        orientation = LinearLayout.VERTICAL
        children.forEach { addView(it, LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT)) }
    }

    /** Views one below the other with [gap] dp between. */
    fun stack(gap: Int, children: List<View>) = column().apply {
        children.forEachIndexed { place, child ->
            val layout = LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT)
            if (place > 0) layout.topMargin = look.dp(gap)
            addView(child, layout)
        }
    }

    /** Views of equal width, [most] to a line as far as their words have room; at least [least] whatever their words. */
    fun even(vararg children: View, most: Int = children.size, least: Int = 1): View =
        EvenRow(context, look.dp(SMALL), most, least).apply { children.forEach(::addView) }

    /** Two buttons of which [next] is what happens next: on the side of the hand that holds the phone. */
    fun pair(other: View, next: View): View = if (look.isLeftHanded) even(next, other) else even(other, next)

    /** Chips line by line; they hold their gap between the lines themselves. */
    fun flow(children: List<View>): View = Flow(context, look.dp(SMALL), 0).apply { children.forEach(::addView) }

    /** [first] at the start and [last] at the end, below it when there is no room beside. */
    fun ends(first: View, last: View): View = Flow(context, look.dp(SMALL), look.dp(INSET), spread = true).apply {
        addView(first)
        addView(last)
    }

    /** A sign of [side] dp before, or after, what takes the rest of the width. */
    fun signed(sign: View?, middle: View, after: View? = null, side: Int = SIGN) = LinearLayout(context).apply {
        orientation = LinearLayout.HORIZONTAL
        gravity = Gravity.CENTER_VERTICAL
        if (sign != null) {
            val layout = LinearLayout.LayoutParams(look.dp(side), look.dp(side))
            layout.marginEnd = look.dp(INNER)
            addView(sign, layout)
        }
        addView(middle, LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f))
        if (after != null) {
            val layout = LinearLayout.LayoutParams(look.dp(side), look.dp(side))
            layout.marginStart = look.dp(INNER)
            addView(after, layout)
        }
    }

    /** A small drawn sign. */
    internal fun sign(sign: SignView.Sign, color: Int, on: Int = palette.onAccent): View = SignView(context, sign, color, on)

    /** A field for one line. */
    fun field(hint: CharSequence, words: CharSequence = "") = EditText(context).apply {
        setHint(hint)
        filters = arrayOf(InputFilter.LengthFilter(Words.MOST))
        setText(words)
        textSize = BODY
        isSingleLine = true
        minHeight = look.dp(TOUCH)
        setTextColor(palette.ink)
        setHintTextColor(palette.faint)
        setPadding(look.dp(SPACE), look.dp(SMALL), look.dp(SPACE), look.dp(SMALL))
        background = shape(palette.card, palette.line, RADIUS)
    }

    /** The bar at the top: a way back, a title, and a few words at the end. */
    fun bar(title: CharSequence, back: (() -> Unit)?, backWords: CharSequence, end: View? = null) = LinearLayout(context).apply {
        orientation = LinearLayout.HORIZONTAL
        gravity = Gravity.CENTER_VERTICAL
        minimumHeight = look.dp(BAR)
        if (back != null) addView(arrow(backWords, back), LinearLayout.LayoutParams(look.dp(TOUCH), look.dp(TOUCH)))
        val words = text(title, TITLE, bold = true).apply { Headings.mark(this) }
        addView(if (end == null) words else ends(words, end), LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f))
    }

    /** A screen of one column that scrolls, with [pinned] below it. */
    fun page(bar: View, content: View, pinned: View? = null): LinearLayout {
        val page = ground(Narrow(context, look.dp(WIDEST)).apply { addView(bar) })
        page.addView(scroll(Narrow(context, look.dp(WIDEST)).apply { addView(content) }), weighed())
        if (pinned != null) page.addView(Narrow(context, look.dp(WIDEST)).apply { addView(pinned) }, below())
        return page
    }

    /** A screen of two panes: [board] stays, [side] scrolls with [pinned] below it, on the side of the hand. */
    fun panes(bar: View, board: View, side: View, pinned: View?): View {
        val rest = column()
        rest.addView(scroll(side), weighed())
        if (pinned != null) rest.addView(pinned, below())
        val both = LinearLayout(context).apply { orientation = LinearLayout.HORIZONTAL }
        val panes = if (look.isLeftHanded) listOf(rest, board) else listOf(board, rest)
        panes.forEachIndexed { place, pane ->
            val layout = LinearLayout.LayoutParams(0, MATCH_PARENT, 1f)
            if (place > 0) layout.marginStart = look.dp(SPACE)
            both.addView(pane, layout)
        }
        return ground(bar).apply { addView(both, weighed()) }
    }

    /** A pane that scrolls by itself, for what may be higher than the screen. */
    fun scrolled(content: View): View = scroll(content, KeptScroll.ASIDE)

    /** A gap of [height] dp. */
    fun gap(height: Int = SMALL): View = GapView(context, look.dp(height))

    /** A part that takes the height that is left. */
    fun weighed() = LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f)

    /** A card's ground. */
    fun shape(color: Int, edge: Int, radius: Int, width: Int = 1): GradientDrawable = GradientDrawable().apply {
        setColor(color)
        setStroke(look.dp(if (palette.strong) width + 1 else width), edge)
        cornerRadius = look.dp(radius).toFloat()
    }

    private fun ground(bar: View) = LinearLayout(context).apply {
        orientation = LinearLayout.VERTICAL
        setBackgroundColor(palette.paper)
        setPadding(look.dp(SPACE), 0, look.dp(SPACE), 0)
        addView(bar, LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
    }

    private fun scroll(content: View, name: String = KeptScroll.PAGE) = KeptScroll(context, name).apply {
        addView(content, android.view.ViewGroup.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
        clipToPadding = false
        setPadding(0, 0, 0, look.dp(SMALL))
    }

    private fun below() = LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT).apply {
        topMargin = look.dp(SMALL)
        bottomMargin = look.dp(SPACE)
    }

    private fun press(words: CharSequence, onPress: () -> Unit) =
        Button(context, null, 0, android.R.style.Widget_Material_Button_Borderless).apply {
            text = words
            isAllCaps = false
            textSize = BUTTON
            typeface = BOLD
            letterSpacing = 0f
            minHeight = look.dp(TOUCH)
            minimumHeight = look.dp(TOUCH)
            minWidth = look.dp(TOUCH)
            minimumWidth = look.dp(TOUCH)
            setPadding(look.dp(SPACE), look.dp(SMALL), look.dp(SPACE), look.dp(SMALL))
            stateListAnimator = null
            feel?.quiet(this)
            setOnClickListener { onPress() }
        }

    private fun pressable(color: Int, edge: Int, radius: Int, width: Int = 1): Drawable =
        RippleDrawable(ColorStateList.valueOf(palette.grid), shape(color, edge, radius, width), null)

    /** What cannot be pressed now has a dashed edge: in high contrast its words are as dark as all others. */
    private fun whenEnabled(on: Drawable) = StateListDrawable().apply {
        val off = shape(palette.card, palette.line, ROUND)
        off.setStroke(look.dp(if (palette.strong) 2 else 1), palette.line, look.dp(DASH).toFloat(), look.dp(DASH).toFloat())
        addState(intArrayOf(-android.R.attr.state_enabled), off)
        addState(intArrayOf(), on)
    }

    private fun states(color: Int) = ColorStateList(
        arrayOf(intArrayOf(-android.R.attr.state_enabled), intArrayOf()),
        intArrayOf(palette.faint, color),
    )

    private fun arrow(words: CharSequence, onPress: () -> Unit) = ArrowView(context, palette.ink).apply {
        contentDescription = words
        isClickable = true
        isFocusable = true
        feel?.quiet(this)
        setOnClickListener { onPress() }
    }

    companion object {
        /** The least side of what can be pressed, in dp. */
        const val TOUCH = 48

        /** The usual gap, in dp. */
        const val SPACE = 16

        /** The small gap, in dp. */
        const val SMALL = 8

        /** The size of secondary text, in sp. */
        const val SMALL_TEXT = 13f

        /** The size of the words that matter most in a card, in sp. */
        const val CARD_TITLE = 17f

        private const val INNER = 12
        private const val BAR = 56
        private const val RADIUS = 14
        private const val ROUND = 28
        private const val SIGN = 20
        private const val INSET = 4
        private const val AIR = 1.2f
        private const val DASH = 4
        private const val CHIP_SIDE = 14
        private const val WIDEST = 640
        private const val TITLE = 20f
        private const val BODY = 15f
        private const val BUTTON = 15f
        private const val CHIP = 14f
        private val BOLD: Typeface = Typeface.create(Typeface.SANS_SERIF, Typeface.BOLD)
    }
}
