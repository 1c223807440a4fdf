#!/usr/bin/env python3
"""Reports how much code after Apple's documentation compiles with LocalizedViews.

Each line of Snippets/*.txt is a snippet (indented lines continue it): statements, or declarations after
the word "decl". All are checked at once against a debug build of this package:

    swift build --package-path Tests/Importer
    Tests/Importer/snippets.py [-v] [MODULES]

MODULES is the folder of the built modules. With -v, every snippet that does not compile is printed with
the first error.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
arguments = [argument for argument in sys.argv[1:] if argument != "-v"]
modules = pathlib.Path(arguments[0] if arguments else here / ".build/debug/Modules")
common = """import Foundation
import LocalizedViews

struct City: Identifiable { let id = 1; let name = "Ulm" }
let name = "Ann"
let count = 3
let date = Date(timeIntervalSince1970: 0)
let later = Date(timeIntervalSince1970: 60)
let locale = Locale(identifier: "de")
let resource: LocalizedStringResource = "pencil"
let attributed = AttributedString("pencil")
let cities = [City()]
extension Bundle { static var module: Bundle { .main } }
"""


def snippets(path):
    found = []
    for line in path.read_text().splitlines():
        if line.startswith("#") or not line.strip():
            continue
        if line.startswith(" "):
            found[-1] += "\n" + line
        else:
            found.append(line)
    return found


def source(snippet, number):
    imports = "import Foundation\nimport LocalizedViews\n"
    if snippet.startswith("decl "):
        return imports + snippet[5:] + "\n"
    return imports + f"@MainActor func snippet{number}() throws {{\n{snippet}\n}}\n"


with tempfile.TemporaryDirectory() as folder:
    folder = pathlib.Path(folder)
    (folder / "Common.swift").write_text(common)
    topics = {}
    for path in sorted(here.glob("Snippets/*.txt")):
        topics[path.stem] = {}
        for number, snippet in enumerate(snippets(path), 1):
            name = f"{path.stem}{number}"
            topics[path.stem][name] = snippet
            (folder / f"{name}.swift").write_text(source(snippet, name))
    shims = [
        option
        for shim in ("CICU", "CSystem")
        for option in ("-Xcc", f"-fmodule-map-file={modules.parent}/{shim}.build/module.modulemap",
                       "-Xcc", f"-I{here}/../../Sources/Base/{shim}/include")
    ]
    checked = subprocess.run(
        ["swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Snippets", "-diagnostic-style",
         "llvm", "-parse-as-library", "-D", "SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE", "-I", str(modules)]
        + shims + [str(path) for path in sorted(folder.glob("*.swift"))],
        capture_output=True, text=True)

    errors = {}
    for line in checked.stderr.splitlines():
        match = re.match(r".*/(\w+)\.swift:\d+:\d+: error: (.*)", line)
        if match:
            errors.setdefault(match[1], match[2])
    if "Common" in errors or (checked.returncode and not errors):
        sys.exit(checked.stderr[-2000:])

    total = compiled = 0
    for topic, all in topics.items():
        failed = {name: snippet for name, snippet in all.items() if name in errors}
        total += len(all)
        compiled += len(all) - len(failed)
        print(f"{topic}: {len(all) - len(failed)} of {len(all)}")
        if "-v" in sys.argv:
            for name, snippet in failed.items():
                print(f"  {snippet}\n    {errors[name]}")
    print(f"{compiled} of {total} snippets compile")
