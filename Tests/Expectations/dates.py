#!/usr/bin/env python3
"""Writes dates and their seconds since 1970 according to Python's datetime, for ISODateTests.

    Tests/Expectations/dates.py         rewrites Tests/PreviewRowsTests/Vectors/dates.tsv

Each line has a text and its number, or nothing if datetime does not accept the text as a date.
"""
import datetime
import pathlib
import random

OUTPUT = pathlib.Path(__file__).resolve().parents[1] / "PreviewRowsTests/Vectors/dates.tsv"
EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
ZONES = ["", "Z", "+00:00", "+02:00", "-05:30", "+14:00", "-12:00", "+23:59"]
NOT_DATES = """
2026-02-29 2026-02-30 2100-02-29 1900-02-29 2026-04-31 2026-13-01 2026-00-10 2026-01-00 2026-01-32
0000-01-01 -2026-01-01 2026--1-01 +2026-01-01 2026-+1-01 26-01-01 2026-1-1 2026/01/01 2026-01
2026-01-01T 2026-01-01T24:00:00 2026-01-01T23:60 2026-01-01T23:59:60 2026-01-01T7:30 2026-01-01T07:3
2026-01-01T07:30:1 2026-01-01T07:30:00. 2026-01-01T07:30Q 2026-01-01T07:30+2 2026-01-01T07:30+24:00
2026-01-01T07:30+02: 2026-01-01T07:30ZZ 2026-01-01T-7:30 2026-01-01T07:-3 2026-01-01T+7:30
2026-01-01Tnan:00 2026-01-01T0x:10 2026-01-01Tinf:00 2026-01-01Z today 2026-01-01T07:30:00Z0
٢٠٢٦-٠١-٠١ 10000-01-01
""".split()


def seconds(text):
    try:
        moment = datetime.datetime.fromisoformat(text)
    except ValueError:
        return None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=datetime.timezone.utc)
    return (moment - EPOCH).total_seconds()


def dates():
    for year in [1, 4, 99, 100, 400, 1582, 1600, 1899, 1900, 1904, 1969, 1970, 1999, 2000, 2001,
                 2023, 2024, 2026, 2038, 2099, 2100, 2400, 9999]:
        for month, day in [(1, 1), (2, 28), (3, 1), (12, 31)]:
            yield f"{year:04}-{month:02}-{day:02}"
        if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0):
            yield f"{year:04}-02-29"
    draw = random.Random(7)
    for _ in range(400):
        date = datetime.date.fromordinal(draw.randint(366, 3_652_000)).isoformat()
        time = f"{draw.randint(0, 23):02}:{draw.randint(0, 59):02}"
        if draw.random() < 0.7:
            time += f":{draw.randint(0, 59):02}"
            if draw.random() < 0.4:
                time += f".{draw.randint(0, 999):03}"
        yield f"{date}T{time}{draw.choice(ZONES)}"


def main():
    with OUTPUT.open("w", encoding="utf-8") as output:
        for text in list(dates()) + NOT_DATES:
            number = seconds(text)
            assert (number is None) == (text in NOT_DATES), text
            output.write(f"{text}\t{'' if number is None else repr(number)}\n")


main()
