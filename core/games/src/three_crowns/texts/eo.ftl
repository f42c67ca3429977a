### La vortoj de Tri Kronoj. La ŝlosiloj estas la samaj en ĉiu lingvo, kaj ankaŭ iliaj variabloj.

three-crowns-name = Tri Kronoj
three-crowns-pitch = Vicigu viajn pecojn por kroni ilin, kaj vicigu tri kronojn por venki.
three-crowns-length = ĉirkaŭ 20 minutoj
three-crowns-rules = Ĉiu havas dek pecojn. Laŭvice oni movas pecon al apuda malplena fako, en iu ajn direkto, aŭ saltas dufoje super malamikaj pecoj. Nekronita peco, kiu ekstaras sur rekta linio kun du aŭ pli da nekronitaj pecoj de sia flanko, estas kronita. Kronita peco saltas nur super nekronitaj, nekronita nur super kronitaj: ĉiam dufoje, super du malsamaj pecoj, ĉiufoje al la malplena fako tuj malantaŭe. La dua saltita peco estas kaptita; kronita anstataŭe perdas sian kronon, krom se tio farus linion de tri. Venkas kiu unue kaptas tri pecojn aŭ havas tri kronitajn pecojn sur unu linio. La sama pozicio la trian fojon igas la ludon vana.

three-crowns-option-second_turn = Dua vico de Blanko
three-crowns-option-second_turn-different = per alia peco ol la unua
three-crowns-option-second_turn-same = per la sama peco kiel la unua
three-crowns-option-second_turn-free = per iu ajn peco

## Kio okazas nun

three-crowns-now-move = Via vico: elektu pecon, poste kien ĝi iras.
three-crowns-now-moves = { $seat } elektas movon.
three-crowns-now-won = Vi venkis.
three-crowns-now-lost = { $seat } venkis.
three-crowns-over-captures = { $seat } kaptis tri pecojn.
three-crowns-over-crowns = { $seat } havas tri kronitajn pecojn sur unu linio.
three-crowns-over-repeated = La sama pozicio staris la trian fojon: la ludo estas vana.
three-crowns-over-stuck = Neniu peco povas moviĝi: egalvenko.

## La tabulo

three-crowns-panel = La tabulo; { $seat } estas Blanko
three-crowns-panel-white = La tabulo; vi estas Blanko
three-crowns-panel-black = La tabulo; vi estas Nigro

## Kion oni povas fari

three-crowns-act-first = Unue elektu pecon
three-crowns-act-choose = Elekti la pecon sur { $cell }
three-crowns-act-where = Elektu, kien iras { $cell }
three-crowns-act-jump = Unue salti al { $cell }
three-crowns-act-second = Elektu, kien ĝi saltas de { $cell }
three-crowns-act-move = Movi { $move }
three-crowns-act-drop = Forlasi la elekton
three-crowns-act-here = Elekti ĉi tiun fakon: la pecon, aŭ kien ĝi iras

## Notoj

three-crowns-note-captured = Kaptitaj: { $mine } de vi, { $theirs } de { $seat }. { $needed } venkas.
three-crowns-note-other = En ĉi tiu vico devas moviĝi alia peco ol { $cell }.
three-crowns-note-same = En ĉi tiu vico devas moviĝi { $cell }.
three-crowns-note-repeated = Ĉi tiu pozicio staras la duan fojon. La tria fojo igas la ludon vana.

## Kion ekranlegilo diras pri fako

three-crowns-cell = Linio { $row }, kolumno { $column }, { $cell }: { $details }
three-crowns-cell-details = { $front }; { $last }
three-crowns-says-empty = malplena
three-crowns-says-mine = via peco
three-crowns-says-mine-crowned = via peco, kronita
three-crowns-says-theirs = peco de { $seat }
three-crowns-says-theirs-crowned = peco de { $seat }, kronita
three-crowns-says-came-from = la lasta movo komenciĝis ĉi tie
three-crowns-says-came-to = la lasta movo finiĝis ĉi tie
three-crowns-says-captured = peco estis kaptita ĉi tie
three-crowns-says-uncrowned = ĝi ĵus perdis sian kronon
three-crowns-says-line = en la linio de tri kronoj
three-crowns-says-chosen = elektita
three-crowns-says-by = la unua salto finiĝas ĉi tie
three-crowns-says-goal = povas iri ĉi tien
three-crowns-says-stop = povas unue salti ĉi tien

## Kio estis farita

three-crowns-told-step = { $seat } iras de { $from } al { $to }.
three-crowns-told-jumps = { $seat } saltas de { $from } al { $by } kaj plu al { $to }.
three-crowns-told-more = { $first } { $then }
three-crowns-told-crowned = La peco sur { $cell } estas kronita.
three-crowns-told-captured = La peco sur { $cell } estas kaptita.
three-crowns-told-uncrowned = La peco sur { $cell } perdas sian kronon.
three-crowns-told-drawn = La loto estis tirita de ĉiuj.
three-crowns-told-left = { $seat } foriris.
three-crowns-told-unreadable = Tio ne estas legebla.

## Kion trovas antaŭrigardo, en finita ludo

three-crowns-analysis-best = Plej bone nun: { $line }.
three-crowns-analysis-was-best = { $move }: pli bona movo ne troviĝis.
three-crowns-analysis-cost = { $move } kostis al { $seat } { $points } poentojn. Pli bone estus { $line }.
three-crowns-analysis-turned = Antaŭ { $move }: { $before } Pli bone estus { $line }.
three-crowns-analysis-wins = { $seat } venkas per { $moves ->
    [one] unu plia movo
   *[other] { $moves } pliaj movoj
}, kion ajn faras la alia.
three-crowns-analysis-even = Neniu flanko antaŭas.
three-crowns-analysis-ahead = { $seat } antaŭas je { $points } poentoj; krono valoras 100.

## Kio malĝustas en pozicio

three-crowns-flaw-unreadable = Ĉi tiuj bajtoj ne estas pozicio.
three-crowns-flaw-many = Unu flanko havas { $count } pecojn; ĝi komencas per { $most }. Forigu kelkajn.
three-crowns-flaw-few = Unu flanko havas nur { $count } pecojn: ĉi tiu ludo estas finita.
three-crowns-flaw-troika = Nekronitaj pecoj de unu flanko staras sur linio de tri. Unu el ili estus kronita.
three-crowns-flaw-crowned = Tri kronitaj pecoj de unu flanko staras sur unu linio: ĉi tiu ludo estas finita.

## Pozicio kiel teksto

three-crowns-board-lines = Pozicio estas ok linioj de ok literoj, poste „white“ aŭ „black“; jen { $found } linioj.
three-crowns-board-line = Linio { $line }: necesas ok el la literoj w, W, b, B kaj „.“.
three-crowns-board-mover = Linio { $line }: necesas „white“ aŭ „black“, kiu movas.

## Kio ne eblas

three-crowns-refuse-not-due = Tio ne estas kio nun atendatas.
three-crowns-refuse-turn = Estas la vico de { $seat }.
three-crowns-refuse-unreadable = Ĉi tiuj bajtoj ne estas movo.
three-crowns-refuse-words = Skribu paŝon kiel „a1-a2“ kaj duoblan salton kiel „a5:c5:e7“.
three-crowns-refuse-no-cell = „{ $word }“ ne estas fako. Fako estas litero de a ĝis h kaj nombro de 1 ĝis 8, ekzemple b3.
three-crowns-refuse-marks = Tio ne sekvas el ĉi tiu movo. Ĝi skribiĝas { $move }.
three-crowns-refuse-no-piece = Neniu via peco staras sur { $cell }. Elektu vian propran.
three-crowns-refuse-stuck = La peco sur { $cell } ne povas moviĝi. Elektu alian.
three-crowns-refuse-same = La dua vico de Blanko estas por alia peco ol la unua. Elektu alian ol { $cell }.
three-crowns-refuse-other = La dua vico de Blanko estas por la sama peco kiel la unua: { $cell }.
three-crowns-refuse-far = { $to } ne estas apud { $from }. Paŝo iras al apuda fako.
three-crowns-refuse-taken = Sur { $cell } jam staras peco. Elektu malplenan fakon.
three-crowns-refuse-no-jump = De { $from } al { $to } ne estas salto: oni saltas rekte, super unu peco.
three-crowns-refuse-two-jumps = Salto estas ĉiam duobla: nomu tri fakojn, ekzemple a5:c5:e7.
three-crowns-refuse-single = De { $cell } ne eblas dua salto. Oni saltas dufoje aŭ tute ne.
three-crowns-refuse-nobody = Sur { $cell } staras neniu malamika peco por transsalti.
three-crowns-refuse-crowned = La peco sur { $cell } estas kronita: kronita peco saltas nur super nekronitaj.
three-crowns-refuse-uncrowned = La peco sur { $cell } ne estas kronita: nekronita peco saltas nur super kronitaj.
three-crowns-refuse-back = La dua salto ne povas reiri super { $cell }. Oni saltas super du malsamaj pecoj.

## La leciono

three-crowns-lesson-1 = Vi estas Blanko kaj komencas. Peco moviĝas unu fakon, en iu el la ok direktoj, al malplena fako.
three-crowns-lesson-2 = Movu la pecon sur a1 al b2: elektu a1, poste b2.
three-crowns-lesson-3 = Nun movas la alia.
three-crowns-lesson-4 = Via dua vico estas por alia peco. Movu a4 al a3: tie ĝi staras sur rekta linio kun b2 kaj c1.
three-crowns-lesson-5 = Tri nekronitaj pecoj sur unu linio: tiu, kiu venis, estas kronita kaj portas la literon K. La alia denove movas.
three-crowns-lesson-6 = Kronita peco rajtas salti super nekronitaj, ĉiam dufoje. Elektu a3, poste c5, poste a7.
three-crowns-lesson-7 = La dua peco, kiun vi transsaltis, sur b6, estas kaptita. La unua restas. Kiu kaptas tri, tiu venkas.
three-crowns-lesson-8 = Nekronita peco saltas nur super kronitaj; la dua el ili perdas sian kronon. Kaj tri kronitaj pecoj sur unu linio tuj venkas.
