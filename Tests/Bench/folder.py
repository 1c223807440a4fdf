#!/usr/bin/env python3
"""Times galley with a project folder of .strings files: 1,500 keys in five tables, in 40 languages.

Processor time must be in proportion to the files: `galley print` is timed with 10, 20 and 40 languages,
and `galley coverage` of the folder with 40 beside the sum of `galley coverage` of each of its files.
Then the app opens the folder in a terminal, and the time until it has read and counted all of it is taken.
"""

import argparse
import os
import random
import select
import statistics
import time

from bench import CATALOGS, Reader, run
from builds import BUILDS, keep
from latency import QUESTIONS, answer, end, open_terminal

LANGUAGES = (
    "en ar bg ca cs da de el es et fa fi fr he hi hr hu id it ja"
    " ko lt lv ms nb nl pl pt pt-BR ro ru sk sl sv th tr uk vi zh-Hans zh-Hant"
).split()
TABLES = ("Localizable", "Settings", "Errors", "Onboarding", "InfoPlist")
KEYS = 300
WORDS = {
    "ar": "الرحلة إلى باريس من برلين تم حفظ الملف".split(),
    "he": "הנסיעה לפריז הקובץ נשמר הגדרות חדשות".split(),
    "ja": "旅行 設定を 保存しました ファイルが 見つかりません".split(),
    "ko": "여행 설정을 저장했습니다 파일을 찾을 수 없습니다".split(),
    "ru": "поездка настройки файл сохранён не найден".split(),
    "th": "การเดินทาง ตั้งค่า บันทึกไฟล์แล้ว ไม่พบไฟล์".split(),
    "zh": "旅程 设置 文件 已保存 找不到".split(),
}
LATIN = (
    "the trip settings for your file were saved and could not be found in London réglages Größe"
).split()


def folder(count):
    """The path of a project in so many languages, which is written if it is missing."""
    path = CATALOGS / f"strings-{count}"
    if path.exists():
        return path
    unfinished = path.with_suffix(".unfinished")
    for language in LANGUAGES[:count]:
        numbers = random.Random(language)
        words = WORDS.get(language.split("-")[0], LATIN)
        localization = unfinished / f"{language}.lproj"
        localization.mkdir(parents=True, exist_ok=True)
        for table in TABLES:
            lines = []
            for key in range(KEYS):
                # Of every twenty texts, one has not been translated yet.
                if language != "en" and numbers.randrange(20) == 0:
                    continue
                text = " ".join(numbers.choices(words, k=numbers.randint(1, 9)))
                lines.append(f"/* Shown in {table}, part {key % 7} */")
                lines.append(f'"{table.lower()}.part{key % 7}.text{key}" = "{text} %@";\n')
            (localization / f"{table}.strings").write_text("\n".join(lines), encoding="utf-8")
    unfinished.rename(path)
    return path


def cost(build, words, path):
    """The processor time of a galley command in seconds."""
    return run(Reader("galley", [build.galley, *words, "{}"]), path).cpu


def medians(rounds, measure, subjects):
    """The medians of what `measure` returns for each subject; the subjects take turns."""
    taken = [[] for _ in subjects]
    for _ in range(rounds):
        for kept, subject in zip(taken, subjects):
            kept.append(measure(*subject))
    return [statistics.median(kept) for kept in taken]


def measure_growth(rounds):
    print("\ngalley print of a folder of .strings files, processor time")
    print(f"{'ms':>40}{'ratio':>8}")
    subjects = [(build, count) for count in (10, 20, 40) for build in BUILDS]
    found = medians(
        rounds, lambda build, count: cost(build, ["print", "-l", "en"], folder(count)), subjects
    )
    for (build, count), taken in zip(subjects, found):
        name = build.label(f"{count} languages")
        print(f"  {name:28}{taken * 1e3:10.1f}{taken / found[0]:8.2f}")
        keep(build, f"Folder of .strings, print, {count} languages", "user+sys ms", taken * 1e3)


def measure_folder(rounds):
    """Times the folder beside its files; in both the start of a process is counted once."""
    files = sorted(folder(40).rglob("*.strings"))
    # Without any string, coverage fails.
    least = CATALOGS / "Least.strings"
    least.write_text('"a" = "A";\n', encoding="ascii")
    words = ["coverage", "--format", "json"]

    def one_by_one(build):
        return cost(build, words, least) + sum(
            cost(build, words, file) - cost(build, words, least) for file in files
        )

    def together(build):
        return cost(build, words, folder(40))

    print(f"\ngalley coverage of {len(files)} .strings files, processor time")
    print(f"{'ms':>40}{'ratio':>8}")
    subjects = [(measure, build) for build in BUILDS for measure in (one_by_one, together)]
    found = medians(max(1, rounds // 2), lambda measure, build: measure(build), subjects)
    for number, build in enumerate(BUILDS):
        apart, whole = found[2 * number : 2 * number + 2]
        for name, taken in (("one by one", apart), ("the folder", whole)):
            print(f"  {build.label(name):28}{taken * 1e3:10.1f}{taken / apart:8.2f}")
        figure = "Folder of .strings, coverage"
        keep(build, f"{figure}, 40 languages", "user+sys ms", whole * 1e3)
        keep(build, f"{figure}, by the sum of its files", "times", whole / apart)


def processor_ticks(pid):
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def until_complete(build):
    """Milliseconds from the start of the app to its last output before it is idle for 0.3 s."""
    begin = last = time.perf_counter()
    pid, master = open_terminal([build.galley, "-l", "de", str(folder(40))])
    idle_since, ticks = begin, -1
    while time.perf_counter() - idle_since < 0.3:
        if select.select([master], [], [], 0.05)[0]:
            output = os.read(master, 1 << 16)
            last = idle_since = time.perf_counter()
            for question in QUESTIONS.finditer(output):
                answer(master, question)
        now = processor_ticks(pid)
        if now != ticks:
            ticks, idle_since = now, time.perf_counter()
    end(pid, master)
    return (last - begin) * 1e3


def measure_app(rounds):
    print("\nFrom the start of the app to its complete first table of that folder")
    print(f"{'median ms':>40}")
    subjects = [(build,) for build in BUILDS]
    for build, taken in zip(BUILDS, medians(rounds, until_complete, subjects)):
        print(f"  {build.label('galley'):28}{taken:10.0f}")
        keep(build, "Folder of .strings, app, 40 languages, complete", "ms", taken)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    rounds = parser.parse_args().rounds
    CATALOGS.mkdir(parents=True, exist_ok=True)
    measure_growth(max(1, rounds // 2))
    measure_folder(rounds)
    measure_app(rounds)


if __name__ == "__main__":
    main()
