#!/usr/bin/env python3
"""Writes how C's printf formats numbers in the C locale, for PlaceholderNumbersTests.

    Tests/Expectations/printf.py     rewrites Tests/LocalizedTextTests/Vectors/printf.tsv

Each line: a format, the type of its argument (d signed, u unsigned, f double), the argument, the
text between bars, so that its blanks are visible. Left out are formats that C does not define, numbers
that the app shows in another way on purpose (too large for the length, negative for %u, 0 for %.0d), inf
and nan, whose words vary with the locale, and digits after the 17 that tell one double from the next.
"""
import ctypes
import pathlib
import random

OUTPUT = pathlib.Path(__file__).resolve().parents[1] / "LocalizedTextTests/Vectors/printf.tsv"
LIBC = ctypes.CDLL(None)
INTEGERS = [0, 1, 7, 8, 42, 65, 255, 256, 999, 1000, 32767, 65535, 65536, 1234567, 2**31 - 1, 2**31,
            2**32 - 1, 2**32, 2**53 + 1, 2**63 - 1]
DOUBLES = [0.0, -0.0, 1.0, 1.5, 2.5, 0.5, -3.14159, 0.1, 1 / 3, 99.5, 999.5, 999.4, 999999.5, 1e5, 1e6, 123456.0,
           1234567.25, 0.0001, 0.00012345, 0.00009999999, 1e-5, 1e10, 12345.678, 1.999, 1e15, -1e-7]
HEXADECIMALS = DOUBLES + [5e-324, 2.2250738585072014e-308, 1.7976931348623157e308]


def printf(form, value, kind):
    buffer = ctypes.create_string_buffer(2000)
    argument = {"d": ctypes.c_int64, "u": ctypes.c_uint64, "f": ctypes.c_double}[kind](value)
    LIBC.snprintf(buffer, len(buffer), form.encode(), argument)
    return buffer.value.decode()


def flags(draw, allowed):
    return "".join(flag for flag in allowed if draw.random() < 0.25)


def amounts(draw, precisions):
    width = draw.choice(["", "", "1", "5", "12", "30"])
    return width + draw.choice(["", ""] + precisions)


def integers(draw):
    for _ in range(900):
        conversion = draw.choice("diuxXo")
        length = draw.choice(["", "h", "hh", "l", "ll", "q", "z", "t", "j"])
        value = draw.choice(INTEGERS + [draw.getrandbits(draw.randint(1, 63))])
        kind = "d"
        if conversion != "u" and draw.random() < 0.4:
            value = -value
        elif draw.random() < 0.2:
            kind, value = "u", draw.choice([2**64 - 1, 2**63, 2**63 + 12345])
        allowed = {"d": "-+0", "i": "-+0", "u": "-0"}.get(conversion, "-0#")
        form = "%" + flags(draw, allowed) + amounts(draw, [".0", ".1", ".3", ".20"])
        if conversion in "diu":
            if ".0" in form and value % {"h": 2**16, "hh": 2**8}.get(length, 2**64) == 0:
                continue
            bits = {"": 32, "h": 64, "hh": 64}.get(length, 64)
            low, high = (0, 2**bits) if conversion == "u" else (-2**(bits - 1), 2**(bits - 1))
            if length not in ("h", "hh") and not low <= value < high:
                continue
        yield form + length + conversion, kind, value


def doubles(draw):
    for _ in range(900):
        conversion = draw.choice("fFeEgGaA")
        value = draw.choice(HEXADECIMALS if conversion in "aA" else DOUBLES)
        form = "%" + flags(draw, "-+0#") + amounts(draw, [".", ".0", ".1", ".2", ".5", ".9"])
        yield form + draw.choice(["", "l"]) + conversion, "f", value


def main():
    draw = random.Random(7)
    rows = list(integers(draw)) + list(doubles(draw))
    rows += [(form, "d", code) for form in ["%c", "%5c", "%-5c"] for code in [65, 126, 321]]
    with OUTPUT.open("w", encoding="utf-8") as output:
        for form, kind, value in rows:
            output.write(f"{form}\t{kind}\t{value!r}\t|{printf(form, value, kind)}|\n")


main()
