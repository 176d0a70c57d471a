# Oath: Namen, Texte und Regelhinweise der Ordnungs-Karten (eigene Formulierungen); .own = 1 kennzeichnet einen deutschen Namen von uns.

card-wrestlers = Ringkämpfer
    .text = Schlachtplan (Verteidiger): Opfere 1 Schar deiner verteidigenden Truppen und füge 1 Verteidigungswürfel hinzu.
    .note-1 = Ein angegriffener Ort bleibt auch dann Ziel, wenn dort die letzte Schar geopfert wird.
    .note-2 = Die Schar darf vom Tableau eines Reichsverbündeten kommen, sofern dessen Scharen zu deinen Truppen zählen.
    .own = 1

card-battle-honors = Kriegsehren
    .text = Schlachtplan: Bist du siegreich, nimm 2 Gunst aus dem Gunstlager der Ordnung.
    .note-1 = Liegen dort weniger als 2, nimmst du, was noch da ist.
    .own = 1

card-bear-traps = Bärenfallen
    .text = Schlachtplan (Verteidiger): Entferne 1 Angriffswürfel und erledige 1 Schar auf dem Tableau des Angreifers.
    .note-1 = Der Angreifer verliert insgesamt einen Würfel: Die erledigte Schar kostet ihn keinen weiteren.
    .note-2 = Die erledigte Schar zählt für den Verfluchten Kessel.
    .own = 1

card-longbows = Langbögen
    .text = Schlachtplan: Füge als Angreifer 1 Angriffswürfel hinzu oder entferne als Verteidiger einen.
    .own = 1

card-keep = Bergfried
    .text = Schlachtplan (Verteidiger): Ist der Ort dieser Karte ein Ziel, füge 2 Verteidigungswürfel hinzu.
    .own = 1

card-pressgangs = Zwangswerber
    .text = Anwerben: Du darfst auch auf einer Karte anwerben, auf der schon Gunst oder Geheimnisse liegen.
    .own = 1

card-garrison = Garnison
    .text = Beim Ausspielen: Nimm für jeden Ort, den du beherrschst, 1 Schar. Versetze dann 1 Schar von deinem Tableau auf jeden dieser Orte.
    .own = 1

card-scouts = Kundschafter
    .text = Schlachtplan (Angreifer): Erhalte 1 Vorrat.
    .note-1 = Das gilt auch in einem Kampf, der keine Vorräte gekostet hat; du kannst danach also mehr haben als zuvor.
    .own = 1

card-martial-culture = Kriegerische Kultur
    .text = Schlachtplan: Bist du Exilant und besiegst einen anderen Exilanten, darfst du Bürger werden, erhältst aber keine Reliquie. Bist du am Zug, endet dann dein Agieren; deine Vorräte werden komplett aufgefüllt.
    .note-1 = Das kommt vor dem Zweiten Atem: Wer Bürger wird, hat danach keinen freien Kampf mehr.
    .own = 1

card-code-of-honor = Ehrenkodex
    .text = Schlachtplan: Füge als Angreifer 2 Angriffswürfel hinzu oder entferne als Verteidiger zwei. Du kannst in diesem Kampf keinen anderen Schlachtplan nutzen.
    .note-1 = Als Verteidiger bindet das auch die Reichsverbündeten, die mit dir kämpfen.
    .note-2 = Räuber, die diese Karte beherrschen, nutzen nur diesen Plan.
    .own = 1

card-outriders = Vorreiter
    .text = Schlachtplan (Angreifer): Ignoriere alle Schädel, die du würfelst.
    .own = 1

card-messenger = Bote
    .text = Aktion (platziere 1 Gunst): Verteile deine Scharen beliebig zwischen deinem Tableau und den Orten, die du beherrschst; auf jedem dieser Orte muss mindestens 1 bleiben.
    .note-1 = Ein Bürger braucht dafür keine Erlaubnis des Kanzlers.
    .own = 1

card-field-promotion = Beförderung im Felde
    .text = Schlachtplan (platziere 1 Gunst): Bist du siegreich, nimm 3 Scharen.
    .own = 1

card-palanquin = Sänfte
    .text = Aktion (platziere 1 Gunst): Wähle eine andere Person, deren Figur an deinem Ort steht, und einen Ort, an den sie reisen dürfte. Deine Figur wird dorthin gestellt; die Person reist ebenfalls dorthin, ohne Vorräte auszugeben.
    .note-1 = Ob sie einen Zoll zahlt, entscheidet diese Person selbst.
    .note-2 = Im Neblichen Wald bestimmt weiterhin dessen Herrscher, wohin diese Person reist.
    .own = 1

card-shield-wall = Schildwall
    .text = Schlachtplan (Verteidiger; platziere 1 Gunst): Füge 2 Verteidigungswürfel hinzu. Wirst du besiegt, werden deine gesamten Truppen erledigt.
    .own = 1

card-military-parade = Heerschau
    .text = Schlachtplan: Bist du siegreich, nimm für jeden Ratgeber deines Gegners 1 Gunst aus dem Gunstlager von dessen Farbe. Ratgeber mitkämpfender Reichsverbündeter zählen mit.
    .note-1 = Zwei Ratgeber derselben Farbe bringen 2 Gunst.
    .note-2 = Sind Räuber mit diesem Plan siegreich, wird diese Gunst verbrannt.
    .own = 1

card-tome-guardians = Hüter der Folianten
    .text = Beständig: Gegner des Herrschers dieser Karte können das Dunkelste Geheimnis weder als Ziel wählen noch auf andere Weise nehmen.
    .note-1 = Beherrschen Räuber diese Karte, kann niemand das Banner bergen.
    .own = 1

card-tyrant = Tyrann
    .text = Reisen: Nach dem Reisen musst du am Zielort 1 Schar erledigen, wenn dort eine steht, notfalls eine eigene.
    .note-1 = Es zählen nur Scharen auf dem Ort; auch deine letzte Schar dort wird nicht verschont.

card-forced-labor = Frondienst
    .text = Beständig: Wer als Gegner des Herrschers dieser Karte an einem von dessen Orten sucht, muss ihm vorher 1 Gunst geben; sonst ist das Suchen nicht erlaubt. Für das Reich erhält sie der Kanzler; herrschen Räuber, wird sie verbrannt.
    .note-1 = Auch fällig, wenn ein verdeckter Ratgeber wie beim Suchen gespielt oder abgeworfen wird, und beim Orakel; jedes Mal aufs Neue.
    .own = 1

card-secret-police = Geheimpolizei
    .text = Beständig: Gegner des Herrschers dieser Karte können keine Vision offen spielen, solange ihre Figur an einem von dessen Orten steht.
    .own = 1

card-specialist = Spezialist
    .text = Schlachtplan (Angreifer; platziere 2 Gunst): Der Verteidiger kann keine Schlachtpläne nutzen.
    .note-1 = Das bindet die ganze verteidigende Seite, auch Verbündete.
    .own = 1

card-captains = Anführerin
    .text = Aktion (platziere 1 Gunst): Wähle einen Ort, den du beherrschst, und kämpfe, als stünde deine Figur dort, ohne Vorräte auszugeben. Deine Scharen auf diesem Ort gehören zu deinen angreifenden Truppen.
    .note-1 = Ein Bürger darf sie gegen das Reich einsetzen: Die Scharen des Ortes gehören dann zum Angriff, und der Ort muss kein Ziel sein.

card-siege-engines = Belagerungsmaschinen
    .text = Aktion (platziere 1 Gunst): Erledige 2 Scharen auf einem Ort deiner Region; es dürfen auch eigene sein.
    .own = 1

card-royal-tax = Königssteuer
    .text = Beim Ausspielen: Nimm 2 Gunst von jeder anderen Person, deren Figur in deiner Region an einem Ort steht, den du beherrschst.
    .own = 1

card-toll-roads = Zollstraßen
    .text = Beständig: Wer als Gegner des Herrschers dieser Karte an einen von dessen Orten reist, muss ihm 1 Gunst geben; sonst ist die Reise dorthin nicht erlaubt. Für das Reich erhält sie der Kanzler; herrschen Räuber, wird sie verbrannt.
    .note-1 = Niemand kann zu einer Reise dorthin gezwungen werden, der nicht zahlen will.
    .note-2 = Verdeckte Orte kosten keinen Zoll.
    .own = 1

card-curfew = Ausgangssperre
    .text = Beständig: Wer als Gegner des Herrschers dieser Karte mit einer von dessen Karten tauscht, muss ihm 1 Gunst geben; sonst ist der Tausch nicht erlaubt. Für das Reich erhält sie der Kanzler; herrschen Räuber, wird sie verbrannt.
    .own = 1

card-knights-errant = Fahrende Ritter
    .text = Anwerben: Nach dem Anwerben darfst du kämpfen, ohne Vorräte auszugeben.
    .own = 1

card-vow-of-obedience = Gehorsamsgelübde
    .text = Du kannst keine Visionen offen spielen. Ruhen: Du darfst 1 Gunst aus einem beliebigen Gunstlager nehmen.
    .note-1 = Eine bereits offenbarte Vision bleibt liegen.
    .note-2 = Die Verschwörung gilt als Vision.
    .own = 1

card-hunting-party = Jagdgesellschaft
    .text = Suchen: Nach dem Suchen im Weltstapel darfst du kämpfen, ohne Vorräte auszugeben.
    .own = 1

card-council-seat = Ratssitz
    .text = Beständig: Bist du Bürger, kannst du nicht ins Exil geschickt werden, auch nicht von dir selbst.
    .own = 1

card-encirclement = Umzingelung
    .text = Schlachtplan (platziere 1 Gunst): Sind deine Truppen größer als die deines Gegners, füge als Angreifer 2 Angriffswürfel hinzu oder entferne als Verteidiger zwei.
    .own = 1

card-peace-envoy = Friedensgesandte
    .text = Schlachtplan (platziere 1 Gunst): Du kannst in diesem Kampf keinen anderen Schlachtplan nutzen. Steht die Figur deines Gegners an deinem Ort, gib ihm 1 Gunst je Würfel im Verteidigungsbestand: Du bist sofort siegreich, und auf keiner Seite werden Scharen erledigt.
    .note-1 = Die Gunst gehört zum Preis: Wer sie nicht ganz zahlen kann, gewinnt so nicht.
    .note-2 = Bei Reichsverbündeten erhält sie nur die angegriffene Person.
    .note-3 = Figur und Gunst dürfen dabei auch ein Ziel sein.
    .own = 1

card-relic-hunter = Reliquienjäger
    .text = Schlachtplan (Angreifer): Du darfst auch verdeckte Reliquien an angegriffenen Orten als Ziel wählen; jede fügt 1 Verteidigungswürfel hinzu. Reliquien, die dir dieser Kampf einbringt, darfst du unter den Reliquienstapel legen.
    .note-1 = Auch der Ort der Reliquie muss Ziel sein.
    .own = 1
