#!/usr/bin/env python3
"""Writes the plural categories of numbers in over 90 languages according to Babel, for PluralRulesTests.

    Tests/Expectations/plurals.py         rewrites Tests/ICUServicesTests/Vectors/plurals.tsv

A line has a locale, then the categories and the numbers that have them: integers, with runs written as
2-4, and fractions as they are spelled, because their digits decide. `pip install babel`.
"""
import decimal
import pathlib

import babel

OUTPUT = pathlib.Path(__file__).resolve().parents[1] / "ICUServicesTests/Vectors/plurals.tsv"
LOCALES = """
af am ar as az be bg bn br bs ca ceb cs cy da de dsb el en eo es et eu fa fi fil fo fr fy ga gd gl
gu he hi hr hsb hu hy id is it ja ka kab kk km kn ko ku ky lb lo lt lv mk ml mn mr ms mt my nb ne nl
nn or pa pl ps pt pt-PT ro ru sd si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zu
""".split()
INTEGERS = list(range(0, 201)) + [
    1000, 1001, 1002, 1005, 1011, 1021, 10_000, 100_000, 1_000_000, 1_000_001, 2_000_000,
    10_000_000, 1_000_000_000]
FRACTIONS = """
0.0 0.1 0.2 0.5 0.9 1.0 1.1 1.2 1.5 1.9 2.0 2.1 2.5 3.0 3.5 4.5 5.0 5.5 10.0 10.1 11.5 21.1 99.9
100.0 100.5 0.01 0.11 0.21 1.00 1.01 1.11 1.21 2.00 10.11 1000000.0 1000000.5
""".split()


def runs(numbers):
    """Numbers in order, with consecutive ones as one run."""
    found = []
    for number in numbers:
        if found and found[-1][1] == number - 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return [str(first) if first == last else f"{first}-{last}" for first, last in found]


def line(name):
    rule = babel.Locale.parse(name.replace("-", "_")).plural_form
    categories = {}
    for integer in INTEGERS:
        categories.setdefault(rule(integer), ([], []))[0].append(integer)
    for fraction in FRACTIONS:
        categories.setdefault(rule(decimal.Decimal(fraction)), ([], []))[1].append(fraction)
    return "\t".join([name] + [
        f"{category}: {' '.join(runs(integers) + fractions)}"
        for category, (integers, fractions) in sorted(categories.items())])


def main():
    assert len(LOCALES) == len(set(LOCALES))
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text("".join(line(name) + "\n" for name in LOCALES), encoding="utf-8")


main()
