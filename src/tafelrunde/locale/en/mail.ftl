# Mails to accounts.

mail-verify-subject = Is this your address?
mail-verify =
    Hello { $name },

    somebody, hopefully you, wants to use this address for the account “{ $name }” at { $address }.
    If that is so, open this link within a day:

    { $link }

    If not, do nothing: nothing has been changed.
mail-moved-subject = Your account has a new address
mail-moved =
    Hello { $name },

    your account at { $address } now has another e-mail address; no more mail will come to this one.
    If that was not you, sign in and change your password, or ask whoever runs the server.
mail-reset-subject = A new password
mail-reset =
    Hello { $name },

    somebody wants to choose a new password for your account at { $address }.
    If that is you, open this link within an hour:

    { $link }

    If not, do nothing: your password stays as it is.
mail-changed-subject = Your password was changed
mail-changed =
    Hello { $name },

    your account at { $address } has a new password, and is signed out everywhere else.
    If that was not you, choose another one at once: “Forgotten?” beside the password.
