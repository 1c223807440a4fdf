#!/usr/bin/env python3
"""Writes the names of locales according to Babel, for the tests of locale names.

    Tests/Expectations/names.py         rewrites Tests/LocalesTests/Vectors/names.tsv

A line has a locale, its name in English, in its own language and in German. `pip install babel`.
"""
import pathlib

import babel

OUTPUT = pathlib.Path(__file__).resolve().parents[1] / "LocalesTests/Vectors/names.tsv"
LOCALES = """
af am ar ar-EG ar-SA be bg bn bs ca ca-ES cs cy da de de-AT de-CH de-DE el en en-AU en-CA en-GB en-IN
en-US es es-419 es-ES es-MX et eu fa fi fil fr fr-BE fr-CA fr-CH fr-FR ga gl gu he hi hr hu hy hy-AM
id is it it-IT ja ja-JP ka kk km kn ko ky lo lt lv mk ml mn mr ms my nb nb-NO ne ne-NP nl nl-BE nl-NL
nn nn-NO no pa pl pl-PL pt pt-BR pt-PT ro ru ru-RU si si-LK sk sl sq sr sr-Cyrl sr-Latn sv sv-SE sw
ta te th tr uk ur ur-IN uz uz-Cyrl vi zu
""".split()
READERS = ["en", None, "de"]


def main():
    with OUTPUT.open("w", encoding="utf-8") as output:
        for name in LOCALES:
            locale = babel.Locale.parse(name.replace("-", "_"))
            names = [locale.get_display_name(reader) for reader in READERS]
            output.write("\t".join([name] + names) + "\n")


main()
