#!/usr/bin/env python3
"""Writes dates, intervals and distances as PyICU formats them, for DateFormatTests and RelativeStyleTests.

    Tests/Expectations/moments.py    rewrites moments.tsv and distances.tsv

PyICU (`pip install pyicu`) binds the C++ classes of the ICU that the libraries use through C. In the
distances, months and years have as many seconds as in RelativeStyle.
"""
import pathlib

import icu

TESTS = pathlib.Path(__file__).resolve().parents[1]
LOCALES = ["en", "en-GB", "de", "fr", "ja", "ar-EG", "hi", "fa", "th", "he", "ru", "es", "zh-Hant"]
ZONES = ["GMT", "Europe/Paris", "America/New_York", "Asia/Kolkata"]
CALENDARS = ["", "gregory", "buddhist", "japanese", "persian", "hebrew", "islamic-umalqura", "chinese"]
MOMENTS = [1777879800, 0, -1000000000, 951782400]
STYLES = {"none": icu.DateFormat.NONE, "short": icu.DateFormat.SHORT, "medium": icu.DateFormat.MEDIUM,
          "long": icu.DateFormat.LONG, "full": icu.DateFormat.FULL}
SKELETONS = ["yMd", "yMMMd", "yMMMM", "EEEEMMMMd", "jm", "Hms", "yMdjm"]
LENGTHS = [60, 7300, 100000, 3000000, 40000000]
UNITS = {"year": 31556952, "month": 2629746, "day": 86400, "hour": 3600, "minute": 60, "second": 1}


def locale(tag, calendar=""):
    return icu.Locale.forLanguageTag(tag + (f"-u-ca-{calendar}" if calendar else ""))


def moments():
    for number, tag in enumerate(LOCALES):
        for count, calendar in enumerate(CALENDARS):
            place = locale(tag, calendar)
            zone = ZONES[(number + count) % len(ZONES)]
            icu.TimeZone.setDefault(icu.TimeZone.createTimeZone(zone))
            settings = [("long", "none"), ("short", "short"), ("full", "full"), ("none", "medium"),
                        ("medium", "short"), ("none", "short"), ("long", "long")]
            for date, time in settings if not calendar else settings[:2]:
                form = icu.DateFormat.createDateTimeInstance(STYLES[date], STYLES[time], place) \
                    if date != "none" and time != "none" else \
                    icu.DateFormat.createDateInstance(STYLES[date], place) if time == "none" else \
                    icu.DateFormat.createTimeInstance(STYLES[time], place)
                for moment in MOMENTS:
                    yield tag, calendar, zone, f"{date} {time}", moment, "", form.format(float(moment))
            for skeleton in SKELETONS if not calendar else SKELETONS[1:2]:
                patterns = icu.DateTimePatternGenerator.createInstance(place)
                form = icu.SimpleDateFormat(patterns.getBestPattern(skeleton), place)
                for moment in MOMENTS[:2]:
                    yield tag, calendar, zone, skeleton, moment, "", form.format(float(moment))
                form = icu.DateIntervalFormat.createInstance(skeleton, place)
                for length in LENGTHS:
                    start, end = float(MOMENTS[0]), float(MOMENTS[0] + length)
                    text = form.format(icu.DateInterval(start, end))
                    yield tag, calendar, zone, skeleton, MOMENTS[0], MOMENTS[0] + length, text


def distances():
    for tag in LOCALES:
        place = locale(tag)
        words = icu.MeasureFormat(place, icu.UMeasureFormatWidth.WIDE)
        parts = icu.ListFormatter.createInstance(
            place, icu.UListFormatterType.UNITS, icu.UListFormatterWidth.WIDE)
        signed = icu.NumberFormatter.withLocale(place).sign(icu.UNumberSignDisplay.ALWAYS) \
            .unitWidth(icu.UNumberUnitWidth.FULL_NAME)
        names = list(UNITS)
        for name, smaller in zip(names, names[1:] + [None]):
            unit = getattr(icu.MeasureUnit, "create" + name.capitalize())()
            for count, rest in [(1, 0), (1, 1), (2, 5), (5, 2), (11, 11), (23, 0)]:
                limit = 2 ** 60 if name == "year" else UNITS[names[names.index(name) - 1]]
                seconds = count * UNITS[name] + (rest * UNITS[smaller] if smaller else 0)
                if seconds >= limit:
                    continue
                texts = [words.formatMeasure(icu.Measure(count, unit))]
                if smaller and rest:
                    second = getattr(icu.MeasureUnit, "create" + smaller.capitalize())()
                    texts.append(words.formatMeasure(icu.Measure(rest, second)))
                before = signed.unit(unit).formatInt(-count)
                behind = signed.unit(unit).formatInt(count)
                yield tag, seconds, parts.format(texts), before, behind


def write(path, rows):
    with (TESTS / path).open("w", encoding="utf-8") as output:
        for row in rows:
            output.write("\t".join(map(str, row)) + "\n")


write("ICUServicesTests/Vectors/moments.tsv", moments())
write("LocalizedTextTests/Vectors/distances.tsv", distances())
