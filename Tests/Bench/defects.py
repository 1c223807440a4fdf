"""The kinds of defects that mutations.py plants into a translation.

A function of `TEXT_DEFECTS` gets a translation, its source text and its language, and returns the damaged translation, or
None if the defect cannot be planted there. Those in `BREAKING` break the app at run time; readers see the others.
"""
import re

SPECIFIER = re.compile(r"%(?:\d+\$)?(?:lld|ld|d|@|(?:\.\d+)?f)")
LETTER = r"[^\W\d_]"
LATIN_WORD = re.compile(r"\b[A-Za-zÀ-ɏ]{5,}\b")
CYRILLIC_WORD = re.compile(r"\b[а-яёіїєґА-ЯЁІЇЄҐ]{5,}\b")
# Letters of two scripts that look alike.
LOOKALIKES = {"a": "а", "e": "е", "o": "о", "c": "с", "p": "р", "x": "х", "y": "у", "i": "і"}
SENTENCES = {
    "en": "The file could not be opened because you do not have the permission to read it.",
    "de": "Die Datei konnte nicht geöffnet werden, weil du nicht die Berechtigung hast, sie zu lesen.",
    "fr": "Le fichier n’a pas pu être ouvert parce que vous n’avez pas l’autorisation de le lire.",
    "es": "No se pudo abrir el archivo porque no tienes los permisos para leerlo en esta carpeta.",
    "ru": "Не удалось открыть файл, потому что у вас нет прав на его чтение.",
    "ja": "このファイルを読む権限がないため、開くことができませんでした。",
}


def without_tokens(text):
    """The text with its placeholders, addresses and tags blanked out, at the same offsets."""
    return re.sub(r"%(?:\d+\$)?[-+ #0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@a-zA-Z]|https?://\S+|\S+@\S+|<[^>]*>|\$?\{[^}]*\}",
                  lambda match: " " * len(match[0]), text)


def cut(text, start, end, new=""):
    return text[:start] + new + text[end:]


# What breaks at run time.


def argument_dropped(text, source, language):
    return SPECIFIER.sub("", text, count=1) if SPECIFIER.search(text) else None


def argument_added(text, source, language):
    """One argument more than the app passes."""
    count = len(SPECIFIER.findall(source))
    return f"{text} %{count + 1}$@" if SPECIFIER.search(text) else None


def argument_retyped(text, source, language):
    def other(match):
        return match[0][:-1] + "lld" if match[0].endswith("@") else re.sub(r"(lld|ld|d|(\.\d+)?f)$", "@", match[0])
    return SPECIFIER.sub(other, text, count=1) if SPECIFIER.search(text) else None


def arguments_swapped(text, source, language):
    """Two placeholders of different types change places, and have no positions."""
    found = [re.sub(r"\d+\$", "", word) for word in SPECIFIER.findall(text)]
    passed = [re.sub(r"\d+\$", "", word) for word in SPECIFIER.findall(source)]
    if len(found) < 2 or found[0] == found[1]:
        return None
    other = [found[1], found[0]] + found[2:]
    if other == passed:
        return None
    words = iter(other)
    return SPECIFIER.sub(lambda match: next(words), text)


def percent_replaced(text, source, language):
    """A sign of another script."""
    return text.replace("%", "\uff05", 1) if SPECIFIER.search(text) else None


def conversion_lost(text, source, language):
    return re.sub(r"%@", "% ", text, count=1) if "%@" in text else None


def brace_lost(text, source, language):
    return re.sub(r"(\$?\{\w+)\}", r"\1", text, count=1) if re.search(r"\$?\{\w+\}", text) else None


def percent_single(text, source, language):
    """`100%%` of a format loses one of its signs."""
    return text.replace("%%", "%", 1) if "%%" in text and SPECIFIER.search(text) else None


# What readers see: blanks, lines and characters.


def blank_at_end(text, source, language):
    return text + " " if not text.endswith(" ") else None


def blank_at_start(text, source, language):
    return " " + text if not text.startswith(" ") else None


def two_blanks(text, source, language):
    return re.sub(rf"({LETTER}) ({LETTER})", r"\1  \2", text, count=1) if re.search(rf"{LETTER} {LETTER}", text) else None


def line_end_lost(text, source, language):
    return text.replace("\n", " ", 1) if "\n" in text.strip() else None


def invisible_character(text, source, language):
    return re.sub(rf"({LETTER})({LETTER})", "\\1\u200b\\2", text, count=1) if re.search(rf"{LETTER}{{2}}", text) else None


def control_character(text, source, language):
    return re.sub(rf"({LETTER})({LETTER})", "\\1\x08\\2", text, count=1) if re.search(rf"{LETTER}{{2}}", text) else None


def replacement_character(text, source, language):
    found = re.search(r"[^\x00-\x7f]", text)
    return cut(text, found.start(), found.end(), "\ufffd") if found else None


def isolate_open(text, source, language):
    return "\u2068" + text if len(text) > 2 else None


def french_space(text, source, language):
    if language != "fr":
        return None
    return re.sub(r"[\u00a0\u202f]([:;!?»])", r"\1", text, count=1) if re.search(r"[\u00a0\u202f][:;!?»]", text) else None


def blank_before_stop(text, source, language):
    if language == "fr":
        return None
    return re.sub(rf"({LETTER})([.,])( |$)", r"\1 \2\3", text, count=1) if re.search(rf"{LETTER}[.,]( |$)", text) else None


# Marks.


def mark_lost(text, source, language):
    return text[:-1] if text and text[-1] in "?？؟" and source.endswith("?") else None


def colon_lost(text, source, language):
    return text[:-1].rstrip() if text and text[-1] in ":：" and source.endswith(":") else None


def ellipsis_lost(text, source, language):
    return text[:-1] if text.endswith("…") and source.endswith("…") else None


def mark_doubled(text, source, language):
    return text + text[-1] if text and text[-1] in ".:,。" and not source.endswith("..") else None


def bracket_lost(text, source, language):
    found = re.search(r"[)\]）】]", without_tokens(text))
    return cut(text, found.start(), found.end()) if found else None


def bracket_added(text, source, language):
    return re.sub(rf"({LETTER}) ({LETTER})", r"\1 (\2", text, count=1) if re.search(rf"{LETTER} {LETTER}", text) else None


def quote_lost(text, source, language):
    found = re.search(r"[”“»」』\"]", without_tokens(text)[1:])
    return cut(text, found.start() + 1, found.end() + 1) if found else None


def bold_broken(text, source, language):
    return re.sub(r"\*\*(?=\w)", "** ", text, count=1) if re.search(r"\*\*\w", text) else None


def link_broken(text, source, language):
    return re.sub(r"\]\(", "] (", text, count=1) if re.search(r"\[[^\]]+\]\(https?:", text) else None


# Words.


def word_doubled(text, source, language):
    found = LATIN_WORD.search(without_tokens(text)) or CYRILLIC_WORD.search(without_tokens(text))
    return cut(text, found.start(), found.end(), f"{found[0]} {found[0]}") if found and " " in text else None


def scripts_mixed(text, source, language):
    if found := LATIN_WORD.search(without_tokens(text)):
        for index, letter in enumerate(found[0]):
            if index > 0 and letter in LOOKALIKES:
                return cut(text, found.start() + index, found.start() + index + 1, LOOKALIKES[letter])
    if found := CYRILLIC_WORD.search(without_tokens(text)):
        back = {other: letter for letter, other in LOOKALIKES.items()}
        for index, letter in enumerate(found[0]):
            if letter in back:
                return cut(text, found.start() + index, found.start() + index + 1, back[letter])
    return None


def other_language(text, source, language):
    """The sentence of another language, in the same script if there is one."""
    if len(source.split()) < 8 or SPECIFIER.search(source) or re.search(r"[\d(\[<*:\n]", source):
        return None
    wanted = {"de": "fr", "fr": "es", "es": "fr", "it": "es", "pt": "fr", "nl": "de", "sv": "de", "pl": "de", "uk": "de"}
    return SENTENCES.get(wanted.get(language, ""), None)


def other_script(text, source, language):
    if len(source.split()) < 4 or SPECIFIER.search(source) or re.search(r"[\d(\[<*:\n]", source):
        return None
    return SENTENCES["ja" if language == "ru" else "ru"] if language not in ("uk", "bg", "sr", "mk", "be", "kk") else None


def left_in_english(text, source, language):
    return source if len(source.split()) > 4 and text != source else None


def todo_left(text, source, language):
    return f"TODO: {text}" if " " in text else None


def cut_in_half(text, source, language):
    return text[: len(text) // 6].rstrip() if len(text) > 60 and not SPECIFIER.search(text) else None


# What must not be translated.


def entity_typed(text, source, language):
    for sign, entity in (("&", "&amp;"), ("'", "&#39;"), ("’", "&rsquo;"), ('"', "&quot;")):
        if sign in text:
            return text.replace(sign, entity)
    return None


def escape_typed(text, source, language):
    return text.replace("\n", "\\n", 1) if "\n" in text.strip() else None


def tag_broken(text, source, language):
    found = re.search(r"</\w+>", text)
    return cut(text, found.start(), found.end(), "<" + found[0][2:]) if found else None


def number_changed(text, source, language):
    found = re.search(r"(?<![\w.,])[1-9]\d+(?![\w.,]*\d)", without_tokens(text))
    return cut(text, found.start(), found.end(), str(int(found[0]) + 1)) if found and found[0] in source else None


def address_broken(text, source, language):
    return re.sub(r"https?://", "https: //", text, count=1) if re.search(r"https?://\w+\.", text) else None


def address_path(text, source, language):
    return re.sub(r"(https?://[\w.]+/\w+)", r"\1x", text, count=1) if re.search(r"https?://[\w.]+/\w+", text) else None


def address_scheme(text, source, language):
    return text.replace("https://", "http://", 1) if "https://" in text and "https://" in source else None


def address_of_mail(text, source, language):
    return re.sub(r"(\w)@(\w+\.\w)", r"\1@x\2", text, count=1) if re.search(r"\w@\w+\.\w", text) else None


def token_translated(text, source, language):
    return re.sub(r"\{(\w+)\}", r"{\1_x}", text, count=1) if re.search(r"\{\w+\}", text) else None


def positions_dropped(text, source, language):
    found = [int(number) for number in re.findall(r"%(\d+)\$@", source)]
    if found == sorted(found) or len(re.findall(r"%\d+\$@", text)) != len(found):
        return None
    return re.sub(r"%\d+\$@", "%@", text)


# Markup for agreement.


def span_unclosed(text, source, language):
    return text.replace("(inflect: true)", "(inflect: true", 1) if "(inflect: true)" in text else None


def span_without_caret(text, source, language):
    return text.replace("^[", "[", 1) if "^[" in text else None


def span_value(text, source, language):
    return text.replace("inflect: true", "inflect: maybe", 1) if "inflect: true" in text else None


def span_dropped(text, source, language):
    return re.sub(r"\^\[([^\]]*)\]\(inflect: true\)", r"\1", text) if "(inflect: true)" in text else None


BREAKING = {
    "argument dropped": argument_dropped, "argument added": argument_added, "argument retyped": argument_retyped,
    "arguments swapped": arguments_swapped, "percent sign replaced": percent_replaced,
    "conversion lost": conversion_lost, "brace lost": brace_lost, "percent sign not doubled": percent_single,
}
VISIBLE = {
    "blank at the end": blank_at_end, "blank at the start": blank_at_start, "two blanks": two_blanks,
    "line end lost": line_end_lost, "invisible character": invisible_character, "control character": control_character,
    "U+FFFD": replacement_character, "isolate open": isolate_open, "French space lost": french_space,
    "blank before a stop": blank_before_stop, "question mark lost": mark_lost, "colon lost": colon_lost,
    "ellipsis lost": ellipsis_lost, "mark doubled": mark_doubled, "bracket lost": bracket_lost,
    "bracket added": bracket_added, "quotation mark lost": quote_lost, "bold broken": bold_broken,
    "link broken": link_broken, "word doubled": word_doubled, "scripts mixed": scripts_mixed,
    "other language": other_language, "other script": other_script, "left in English": left_in_english,
    "TODO left": todo_left, "cut short": cut_in_half, "entity typed": entity_typed, "line end typed": escape_typed,
    "tag broken": tag_broken, "number changed": number_changed, "address broken": address_broken,
    "path of an address": address_path, "scheme of an address": address_scheme, "mail address": address_of_mail,
    "token renamed": token_translated, "positions dropped": positions_dropped, "span unclosed": span_unclosed,
    "span without caret": span_without_caret, "span with a wrong value": span_value, "span dropped": span_dropped,
}
TEXT_DEFECTS = BREAKING | VISIBLE

# Texts for the defects that few catalogs can be given, by source text.
MADE = {
    "%@ has %lld files": {"de": "%@ hat %lld Dateien", "fr": "%@ a %lld fichiers", "ja": "%@のファイルは%lld個です"},
    "%lld of %@": {"de": "%lld von %@", "ja": "%2$@の%1$lld", "sv": "%lld av %@"},
    "%1$@ took %2$.1f s": {"de": "%1$@ brauchte %2$.1f s", "nl": "%1$@ duurde %2$.1f s", "ko": "%2$.1f초 걸림: %1$@"},
    "Open ${applicationName} now": {"de": "${applicationName} jetzt öffnen", "fr": "Ouvrir ${applicationName}", "ja": "${applicationName}を開く"},
    "Hello {name}, you have {count} points": {"de": "Hallo {name}, du hast {count} Punkte", "es": "Hola {name}, tienes {count} puntos", "ja": "{name}さん、{count}点です"},
    "Sent by {{sender}}": {"de": "Gesendet von {{sender}}", "it": "Inviato da {{sender}}"},
    "%2$@ by %1$@": {"de": "%2$@ von %1$@", "fr": "%2$@ de %1$@", "es": "%2$@ de %1$@"},
    "%1$@ is at 50%% now": {"de": "%1$@ ist jetzt bei 50%%", "fr": "%1$@ est à 50%% maintenant"},
    "Add ^[%lld salad](inflect: true)": {"it": "Aggiungi ^[%lld insalata](inflect: true)", "es": "Añadir ^[%lld ensalada](inflect: true)"},
    "Write to help@example.com for help": {"de": "Schreib an help@example.com", "fr": "Écrivez à help@example.com"},
    "Read <b>all</b> of it": {"de": "Lies <b>alles</b>", "ru": "Прочитайте <b>всё</b>"},
    "Read https://www.swift.org/help first": {"de": "Lies zuerst https://www.swift.org/help", "es": "Lee primero https://www.swift.org/help"},
    "Read [the terms](https://www.swift.org/terms)": {"de": "Lies [die Bedingungen](https://www.swift.org/terms)", "it": "Leggi [i termini](https://www.swift.org/terms)"},
    "Delete this file?": {"fr": "Supprimer ce fichier\u00a0?", "de": "Diese Datei löschen?"},
    "Rename “%@”": {"fr": "Renommer «\u00a0%@\u00a0»", "de": "„%@“ umbenennen", "sv": "Byt namn på ”%@”", "ja": "「%@」の名前を変更"},
    "Keep the last 30 days (recommended)": {"de": "Die letzten 30 Tage behalten (empfohlen)", "ru": "Хранить последние 30 дней (рекомендуется)", "zh-Hans": "保留最近 30 天（推荐）"},
}
