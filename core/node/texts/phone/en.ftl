### The words of the phones.

phone-back = Back
phone-home = To the beginning
phone-tab-play = Play
phone-tab-records = Records
phone-tab-learn = Learn
phone-close = Close
phone-cancel = Cancel
phone-continue = Continue
phone-open-settings = Open settings

## Home

phone-go-on = Go on: { $names }
phone-go-on-below = { $game }, turn { $turn } · { $awaited }
phone-new-game = New game
phone-offer-seats = { $seats } players · { $length }
phone-host = Host a table
phone-join = Join

## One game before it begins

phone-game = Game
phone-with-whom = With whom?
phone-way-computer = Against the computer
phone-way-hotseat = Two on this phone
phone-way-host = Each on an own phone
phone-strength = Strength of the computer
phone-level-1 = 1, a beginner
phone-level-2 = 2, easy
phone-level-3 = 3, even
phone-level-4 = 4, strong
phone-level-5 = 5, the best
phone-seats = Players
phone-second-player = The second player
phone-learn = Learn it
phone-lesson = The lesson, one minute
phone-begin = Begin
phone-open-table = Open the table

## Hosting

phone-host-title = Join my table
phone-host-help = Let them scan this, or type the address.
phone-host-address-help = This table only, for 10 minutes; whoever types it compares six digits with you.
phone-qr = The code of this table, to be scanned by the other phone
phone-share-link = Share link
phone-at-this-table = At this table
phone-this-phone = { $name } (this phone)
phone-wants-seat = { $name } wants to join
phone-let-in = Let in
phone-decline = Not now

## Joining

phone-join-title = Join a table
phone-scan = Scan the code
phone-scan-help = Hold the other phone’s code before the camera.
phone-scan-spoken = The picture of the camera
phone-allow-camera = Allow the camera
phone-camera-why = The camera is used only to read the code on the other phone. No picture is kept.
phone-camera-denied = This app may not use the camera. Join by the list, the link or the address, or allow the camera in the settings.
phone-camera-failed = The camera cannot be used now. Join by the list, the link or the address.
phone-try-again = Try again
phone-locked = This phone was not unlocked since it was started, so its key cannot be read. Unlock it, then try again.
phone-near = Near
phone-near-none = No open table was found yet. Both phones must be in the same Wi-Fi, or one in the other’s hotspot.
phone-near-other-version = { $name } (another version)
phone-type = Link or address
phone-type-hint = 192.168.43.17:4017
phone-paste = Paste
phone-join-help = Nothing is found? Guest Wi-Fi often keeps phones apart: switch a hotspot on in one of them. A VPN can be in the way too.
phone-network-why = To play with somebody nearby, the app has to reach phones in this Wi-Fi. Nothing is sent to the internet.
phone-network-denied = This app may not reach the local network. Allow it in the settings to play with others; alone you can play without.
phone-allow-network = Allow the local network
phone-discovery-refused = The system does not let this app find or show open tables now. Join by the code, the link or the address; the app tries again when the network changes.
phone-vpn = A VPN is on and can keep phones nearby apart: switch it off while you play, or let it leave the local network alone.
phone-join-question = Join this table? The other phone is told your name.
phone-waiting = Waiting

## Six digits

phone-digits-title = Compare six digits
phone-digits-help = Read them aloud. { $name } must see the same.
phone-digits-same = They are the same
phone-digits-differ = They differ
phone-digits-waiting = Waiting until the other confirms too

## At the table

phone-terms = The terms
phone-agree = Agree and play
phone-lift-curtain = I have the phone
phone-hold-to-peek = Hold to peek
phone-peek-hidden = { $title }: hidden. Press to show it.
phone-peek-shown = { $title }: shown. Press to hide it.
phone-turn = turn { $turn }
phone-clock-left = { $name }: { $minutes } min { $seconds } s left
phone-clock-over = { $name }: out of time
phone-history = What was asked
phone-ready-question = Your board cannot be changed afterwards.
phone-notice-question = { $act }?
phone-notice-resign = Resign
phone-notice-offer-draw = Offer a draw
phone-notice-accept-draw = Accept the draw
phone-notice-decline-draw = Decline the draw
phone-notice-leave = Leave for good
phone-notice-end = End the game here
phone-notice-go-on = Go on without them
phone-lesson-step = Step { $step } of { $steps }

## The end, and finished games

phone-honest = Everybody was honest
phone-dishonest = Something is wrong
phone-unopened = Not everything could be checked: the boards were not opened
phone-checked-here = Checked on this phone
phone-check-good = Checked and true: { $text }
phone-check-bad = Checked and false: { $text }
phone-check-unopened = Not checked: { $text }
phone-step-through = Step through the game
phone-rematch = Rematch
phone-records = Finished games
phone-records-none = Games that were played to the end stand here, with what was checked.
phone-statistics = Games so far
phone-ago = { $days ->
    [0] today
    [1] yesterday
   *[other] { $days } days ago
}
phone-replay-step = Entry { $step } of { $steps }
phone-earlier = Earlier
phone-later = Later
phone-share-record = Share record
phone-file-unreadable = The file that was shared cannot be read, or is too large for a game. Share it again.
phone-file-no-room = The file cannot be kept on this phone, perhaps for want of room. Free some space, then share it again.
phone-import = Import a record
phone-import-none = This phone has no app that chooses files. Share the record with this app instead.

## Settings

phone-settings = Settings
phone-name = Your name
phone-language = Language
phone-language-system = System
phone-theme = Theme
phone-theme-system = System
phone-theme-light = Light
phone-theme-dark = Dark
phone-contrast = Contrast
phone-contrast-system = System
phone-contrast-usual = Usual
phone-contrast-strong = High
phone-colours = Colour vision
phone-colours-usual = Usual
phone-colours-redgreen = Red-green weakness
phone-colours-blueyellow = Blue-yellow weakness
phone-haptics = Touch feedback
phone-haptics-on = On
phone-haptics-off = Off
phone-sound = Sound
phone-sound-on = On
phone-sound-off = Off
phone-hand = Buttons for the
phone-hand-right = Right hand
phone-hand-left = Left hand

## About

phone-about = Rules and licences
phone-about-text = Games that need trust, played at one table, each on an own phone, without server, account or internet. Every board is fixed and every answer checked.
phone-licences = Licences
phone-licences-text = Labirinto is free software under MIT or Apache-2.0. It contains JNA (Apache-2.0), ZXing (Apache-2.0), the Kotlin standard library (Apache-2.0) and Rust libraries under MIT, Apache-2.0, BSD, ISC, Unicode and MPL-2.0 licences.
phone-licences-all = All licence texts
