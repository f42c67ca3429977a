### La propraj vortoj de la nodo. La ŝlosiloj estas la samaj en ĉiu lingvo, kaj ankaŭ iliaj variabloj.

list-and = { $front } kaj { $last }

## Opcioj de ĉiu tablo

table-option-starter = Kiu komencas
table-option-starter-draw = lotita de ĉiuj
table-option-starter-host = la gastiganto
table-option-starter-guest = la gasto
table-option-answers = Respondoj
table-option-answers-proven = pruvataj tuj
table-option-answers-audit = kontrolataj fine
table-option-clock = Horloĝo
table-option-clock-off = neniu
table-option-clock-value = { $value ->
    [one] po { $value } minuto
   *[other] po { $value } minutoj
}
terms-line = { $option }: { $value }
terms-game = Ludo: { $game }
terms-seats = Ludantoj: { $names }

## Ludantoj

player-person = Ludanto
player-computer = Komputilo, nivelo { $level }
player-same-name = { $name } ({ $number })
player-you = Vi
player-other = La alia

## Kio okazas nun

status-joining = Petado de sidloko
status-terms = Rigardu la kondiĉojn kaj konsentu
status-terms-other = Ankoraŭ devas konsenti: { $name }
status-drawing = Ĉiuj kune lotas, kiu komencas
status-drawing-play = Ĉiuj kune lotas
status-setup = Pretigu vian tabulon
status-setup-other = { $name } pretigas tabulon
status-your-turn = Estas via vico
status-waits-for-you = { $name } atendas vin
status-thinking = { $name } pripensas
status-answering = Ankoraŭ devas respondi: { $name }
status-opening = Ankoraŭ devas malfermi sian tabulon: { $name }
status-closing = Ĉio dirita estas kontrolata
status-closing-other = Ankoraŭ devas subskribi: { $name }
status-away = { $name } forestas; la ludo daŭros, kiam ambaŭ estos ĉi tie
status-lost = { $name } ne atingeblas, plu provante
status-comparing = Komparado de la protokolo kun { $name }

## La horloĝo

clock-over = { $name } ne plu havas tempon.
clock-over-then = La ludo daŭras; kio sekvu el tio, decidas la ludantoj.

## La ligo al iu

link-connecting = konektante
link-connected = ligita
link-thinking = ligita, pripensas
link-away = forestas
link-lost = { $seconds ->
    [one] sen ligo dum { $seconds } sekundo, plu provante
   *[other] sen ligo dum { $seconds } sekundoj, plu provante
}

## La ekrano por du

curtain = Transdonu la ekranon al { $name }

## La protokolo rakontata

told-terms = { $name } metis la kondiĉojn sur la tablon
told-agree = { $name } konsentis pri la kondiĉoj
told-draw = { $name } partoprenis la lotadon
told-commit = { $name } fiksis tabulon
told-move = { $name } agis
told-answer = { $name } respondis
told-open = { $name } malfermis sian tabulon
told-heed = { $name } rimarkis tion
told-close = { $name } subskribis la rezulton
told-resign = { $name } kapitulacas
told-offer-draw = { $name } proponas remion
told-accept-draw = { $name } akceptas la remion
told-decline-draw = { $name } rifuzas la remion
told-leave = { $name } forlasis la tablon
told-end = { $name } finas la ludon ĉi tie
told-go-on = { $name } daŭrigas sen la mankanta ludanto
told-rematch = { $name } petas alian ludon

## Kiel ĝi finiĝis

result-you-won = Vi venkis
result-won = { $name } venkis
result-several-won = { $names } venkis
result-draw = Remio
result-void = La ludo ne validas
result-bad-record = Ne la registraĵo, kiu estis subskribita
result-unfinished = Nefinita
result-unfinished-reason = { $name } ŝuldas la sekvan paŝon
result-cheat = { $name } trompis, kaj tio estas pruvita

## Kio estis kontrolita

check-fixed = La tabuloj estis fiksitaj antaŭ la unua movo
check-legal = La tabuloj konformas al la reguloj
check-answers = { $count ->
    [one] La sola respondo estas vera
   *[other] Ĉiuj { $count } respondoj estas veraj
}
check-answers-all = Ĉiuj respondoj estas veraj
check-answers-none = Neniu respondo estis ŝuldata
check-opened = La tabuloj estas malfermitaj: ili estas la fiksitaj
check-starter-drawn = Kiu komencas, tion lotis ĉiuj kune
check-starter-terms = Kiu komencas, tio staris en la kondiĉoj
check-chain = { $count ->
    [one] La sola enskribo estas subskribita kaj ĝustaloka
   *[other] Ĉiuj { $count } enskriboj estas subskribitaj kaj en ordo
}
check-signed = Ĉiuj subskribis la rezulton
check-legal-not = La tabulo de { $name } ne konformas al la reguloj
check-answers-not = Respondo de { $name } estis malvera
check-opened-not = { $name } malfermis alian tabulon ol la fiksitan
check-unopened = { $name } ne malfermis sian tabulon
check-signed-not = { $name } ne subskribis la rezulton
check-chain-not = La registraĵo estis ŝanĝita: { $reason }
finding-honest = { $name }: honesta
finding-cheat = { $name }: { $reason }
finding-not-opened = { $name }: la tabulo ne estis malfermita

## La leciono

lesson-other-move = Ne ĉi-foje: { $hint }

## Kion diras ĉambro, kiam ĝi malaperas

closed-put-away = Formetita

## Eraroj: kio misas, kaj kion fari

error-mailbox-full = La programo havas tro da laboro.
    .what = Atendu momenton kaj reprovu.
error-shut = La programo fermiĝas.
    .what = Lanĉu ĝin denove.
error-shut-inside = La programo ne povas esti fermita de ene de revoko.
    .what = Fermu ĝin de alia fadeno.
error-level = Ne ekzistas forto { $level }.
    .what = Elektu nombron inter 1 kaj 5.
error-folder-in-use = Alia Labirinto uzas ĉi tiun dosierujon.
    .what = Fermu la alian, aŭ elektu alian dosierujon per --data.
    .phone = Fermu la alian, poste provu denove.
error-no-folder = Estas dosiero tie, kie estu la dosierujo { $path }.
    .what = Movu tiun dosieron aliloken, aŭ elektu alian dosierujon.
    .phone = Forigu la datumojn de la programo en la agordoj de la telefono.
error-no-threads = La sistemo ne havas lokon por ĉi tiu programo ({ $detail }).
    .what = Fermu aliajn programojn, poste provu denove.
error-no-rights = La dosierujo ne estas legebla aŭ skribebla ({ $detail }).
    .what = Donu al vi la rajtojn, aŭ elektu alian dosierujon per --data.
    .phone = Relanĉu la telefonon. Se tio ne helpas, forigu la programon kaj instalu ĝin denove.
error-disk-full = La disko estas plena. Nenio perdiĝis.
    .what = Liberigu spacon; la ludo daŭros memstare.
error-disk-failed = La disko misfunkciis ({ $detail }). Nenio antaŭe konservita perdiĝis.
    .what = Kontrolu la diskon, poste reprovu.
    .phone = Relanĉu la telefonon, poste provu denove.
error-storage-damaged = La dosiero kun la ludoj estas difektita ({ $detail }).
    .what = Formovu la dosieron labirinto.redb kaj konservu ĝin; eksportitaj registraĵoj povas esti reimportitaj.
    .phone = Forigu la datumojn de la programo en la agordoj de la telefono; protokolojn, kiujn vi disdonis, vi povas enporti denove.
error-storage-newer = La ludojn en ĉi tiu dosierujo konservis pli nova Labirinto.
    .what = Ĝisdatigu ĉi tiun programon, aŭ elektu alian dosierujon per --data.
    .phone = Ĝisdatigu ĉi tiun programon.
error-table-cheat = { $reason }
    .what = La ludo estas haltigita; la pruvo estas en la registraĵo.
error-table-link = { $reason }
    .what = La ligo estas reprovata; se tio ripetiĝas, komencu la ludon denove.
error-table-versions = { $reason }
    .what = Ludu plu, kiam ambaŭ programoj havos la saman version.
error-table-lost = { $reason }
    .what = La ludo ne povas daŭri ĉi tie; finu ĝin.
error-no-such-game = Neniu ludo nomiĝas { $id }.
    .what = Elektu el: { $games }.
error-option-unknown = Neniu opcio nomiĝas { $key }.
    .what = Elektu el: { $keys }.
error-option-value = La opcio { $key } ne povas esti { $value }.
    .what = Elektu el: { $values }.
error-option-twice = La opcio { $key } estas donita dufoje.
    .what = Donu ĝin unufoje.
error-seats = Ĉi tiun ludon ne eblas ludi po { $count }.
    .what = Elektu nombron de { $least } ĝis { $greatest }.
error-host-seats = Ĉi tiu tablo ne malfermeblas: almenaŭ unu sidloko estu ĉi tie kaj almenaŭ unu libera.
    .what = Elektu, kiom da sidlokoj la tablo havas, kaj kiuj el ili estas ĉi tie.
error-no-such-room = Ĉi tiu ĉambro ne plu ekzistas.
    .what = Malfermu tablon, aliĝu al iu, aŭ daŭrigu nefinitan ludon.
error-no-such-table = Neniu ludo ĉi tie havas nomon, kiu komenciĝas per { $id }.
    .what = Serĉu la ĝustan nomon en la listo de ludoj.
error-several-tables = Pluraj ludoj havas nomon, kiu komenciĝas per { $id }.
    .what = Donu pli da la nomo.
error-not-now = Tio ne eblas nun.
    .what = { $why }
error-not-your-seat = Neniu de ĉi tiu aparato sidas tie.
    .what = Agu por propra sidloko.
error-refused = { $reason }
    .what = Nenio ŝanĝiĝis; provu alimaniere.
error-board-illegal = La tabulo ne konformas al la reguloj: { $reason }
    .what = Korektu la tabulon kaj donu ĝin denove.
error-file-unreadable = La dosiero { $path } ne estas legebla ({ $detail }).
    .what = Kontrolu la nomon kaj la rajtojn.
error-file-unwritable = La dosiero { $path } ne estas skribebla ({ $detail }).
    .what = Kontrolu la dosierujon, la rajtojn kaj la spacon.
error-record-unreadable = { $path } ne estas registraĵo de ludo ({ $detail }).
    .what = Eksportu la registraĵon denove tie, kie la ludo okazis.
error-record-version = { $path } ne estas legebla por ĉi tiu programo: { $detail }.
    .what = Uzu programon, kiu legas tiun version.
error-record-game = { $path } estas registraĵo de ludo, kiun ĉi tiu programo ne konas.
    .what = Ĝisdatigu ĉi tiun programon.
error-record-bad = La registraĵo ne eltenas la kontrolon: { $reason }
    .what = Ĝi ne eniras la liston; petu la originalon.
error-record-not-yet = Ĉi tiu ludo ne finiĝis, do ankoraŭ ne estas registraĵo de ĝi.
    .what = «labirinto resume» daŭrigas ĝin.
error-setting-long = Ĉi tiu agordo estas tro longa.
    .what = Mallongigu ĝin.

## Kion la sistemo diras pri dosieroj kaj diskoj, ene de la supraj frazoj

disk-missing = tia dosiero ne ekzistas
disk-rights = la rajtoj ne permesas tion
disk-exists = io kun tiu nomo jam ekzistas
disk-folder = ĝi estas dosierujo
disk-no-folder = parto de la vojo ne estas dosierujo
disk-full = ne plu estas loko
disk-read-only = tiu disko estas nur legebla
disk-long = ĝi estas tro longa
disk-name = tia nomo ne eblas

## Kial io ne eblas nun

why-no-table = La ludo ankoraŭ ne komenciĝis.
why-running = La ludo ankoraŭ daŭras.
why-no-digits = Ne estas ciferoj por kompari.
why-nobody-asks = Neniu petas sidlokon.
why-no-terms = Ne estas kondiĉoj por konsenti.
why-no-board = Neniu tabulo estas pretigata.
why-no-lesson = Ĉi tie ne estas leciono.
why-curtain = Unue levu la kurtenon.
why-other-turn = Atendu vian vicon.
why-already-open = Ĉi tiu ludo jam estas malfermita.
why-hosting = Unu tablo jam estas malfermita.

## What finished games come to

statistics-people = { $game }, kun aliaj: { $played } luditaj, { $won } gajnitaj, { $lost } malgajnitaj, { $drawn } remioj, { $open } sen rezulto
statistics-computer = { $game }, kontraŭ la komputilo: { $played } luditaj, { $won } gajnitaj, { $lost } malgajnitaj, { $drawn } remioj, { $open } sen rezulto
