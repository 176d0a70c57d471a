# Mails an Konten.

mail-verify-subject = Ist das deine Adresse?
mail-verify =
    Hallo { $name },

    jemand, hoffentlich du, möchte diese Adresse für das Konto „{ $name }“ bei { $address } verwenden.
    Wenn das stimmt, öffne binnen eines Tages diesen Link:

    { $link }

    Wenn nicht, tu nichts: Es wurde nichts geändert.
mail-moved-subject = Dein Konto hat eine andere Adresse
mail-moved =
    Hallo { $name },

    dein Konto bei { $address } hat ab jetzt eine andere E-Mail-Adresse; an diese hier kommt keine E-Mail mehr.
    Wenn du das nicht warst, melde dich an und ändere dein Passwort, oder frag die, die den Server betreiben.
mail-reset-subject = Ein neues Passwort
mail-reset =
    Hallo { $name },

    jemand möchte ein neues Passwort für dein Konto bei { $address } wählen.
    Wenn du das bist, öffne binnen einer Stunde diesen Link:

    { $link }

    Wenn nicht, tu nichts: Dein Passwort bleibt, wie es ist.
mail-changed-subject = Dein Passwort wurde geändert
mail-changed =
    Hallo { $name },

    dein Konto bei { $address } hat ein neues Passwort und ist überall sonst abgemeldet.
    Wenn du das nicht warst, wähl sofort ein anderes: „Vergessen?“ neben dem Passwort.
