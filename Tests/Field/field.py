#!/usr/bin/env python3
"""Checks each project folder in a directory, and prints the findings per project, per rule, and a sample to judge."""

import argparse
import collections
import json
import os
import pathlib
import random
import re
import subprocess
import sys

SEVERITIES = ["error", "warning", "info"]


def findings(project, options):
    """The findings of a project, and how many strings were checked."""
    run = subprocess.run(
        [os.environ["GALLEY"], "check", "--no-config", "--severity", "info", "--format", "json", *options, "."],
        cwd=project, capture_output=True, text=True, errors="replace",
    )
    # 0: nothing found, 1: problems found, 3: not everything could be read.
    if run.returncode not in (0, 1, 3):
        sys.exit(f"{project}: exit status {run.returncode}\n{run.stderr[-2000:]}")
    checked = re.search(r"checked ([\d,]+)", run.stderr)
    found = [json.loads(line) for line in run.stdout.splitlines()]
    for finding in found:
        finding["project"] = project.name
        # The name of this member before 1.0.
        finding.setdefault("rule", finding.get("check"))
    return found, int(checked[1].replace(",", "")) if checked else 0


def per_thousand(count, strings):
    return f"{1000 * count / strings:.2f}" if strings else "-"


def count_severities(found):
    counts = collections.Counter(finding["severity"] for finding in found)
    return [counts[severity] for severity in SEVERITIES]


def print_projects(projects):
    print(f"{'project':36}{'strings':>9}{'errors':>8}{'warnings':>10}{'infos':>8}{'per 1,000':>11}")
    for name, (found, strings) in projects.items():
        errors, warnings, infos = count_severities(found)
        # As a first run prints it: without infos.
        rate = per_thousand(errors + warnings, strings)
        print(f"{name[:35]:36}{strings:>9,}{errors:>8,}{warnings:>10,}{infos:>8,}{rate:>11}")


def print_rules(found, strings):
    by_rule = collections.defaultdict(list)
    for finding in found:
        by_rule[finding["rule"]].append(finding)

    def order(rule):
        severity = min(SEVERITIES.index(finding["severity"]) for finding in by_rule[rule])
        return severity, -len(by_rule[rule])

    print(f"\n{'rule':30}{'errors':>8}{'warnings':>10}{'infos':>9}{'per 1,000':>11}{'projects':>10}")
    for rule in sorted(by_rule, key=order):
        group = by_rule[rule]
        errors, warnings, infos = count_severities(group)
        projects = len({finding["project"] for finding in group})
        rate = per_thousand(len(group), strings)
        print(f"{rule:30}{errors:>8,}{warnings:>10,}{infos:>9,}{rate:>11}{projects:>10}")
    return by_rule


def print_sample(by_rule, size, seed):
    for rule, group in sorted(by_rule.items()):
        # Each rule has a generator of its own, so another rule's findings do not change its sample.
        chosen = random.Random(f"{seed} {rule}").sample(group, min(size, len(group)))
        print(f"\n== {rule}: {len(chosen)} of {len(group)}")
        for finding in chosen:
            location = finding.get("location") or {}
            place = ":".join(str(location[part]) for part in ("path", "line", "column") if part in location)
            print(f"{finding['project']}/{place} [{finding.get('locale') or ''}] {finding['message']}")
            for part in ("key", "source", "translation"):
                if finding.get(part) is not None:
                    print(f"    {part}: {json.dumps(finding[part], ensure_ascii=False)}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("directory", type=pathlib.Path, metavar="DIR", help="one folder for each project")
    parser.add_argument("--sample", type=int, default=10, metavar="N", help="findings per rule to judge (default: 10)")
    parser.add_argument("--seed", default="1", help="choose another sample (default: 1)")
    parser.add_argument("--only", metavar="RULES", help="check only these rules, separated by commas")
    options = parser.parse_args()
    projects = {
        project.name: findings(project, ["--only", options.only] if options.only else [])
        for project in sorted(options.directory.iterdir()) if project.is_dir()
    }
    found = [finding for each, _ in projects.values() for finding in each]
    strings = sum(count for _, count in projects.values())
    projects["all"] = found, strings
    print_projects(projects)
    by_rule = print_rules(found, strings)
    if options.sample:
        print_sample(by_rule, options.sample, options.seed)


if __name__ == "__main__":
    main()
