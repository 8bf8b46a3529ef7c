"""Tries to make the command leave a broken frame or say nothing of it, and prints a table of what came
of that: `make torture [ARGS="--sample kills signals --seed 7"]`.

Each module beside this one is a part, with a function `rows(bench)` that yields the table's rows. With
--sample each part does so much less that all take under four minutes; with --keep the table goes into
Tests/README.md. What breaks makes it exit with 1.
"""
import argparse
import sys
import time
from pathlib import Path

# Nothing is left beside the sources.
sys.dont_write_bytecode = True

import faults
import kills
import limits
import memory
import sanitizers
import signals
import space
from bench import Bench, keep

PARTS = {
    "kills": kills, "faults": faults, "space": space, "signals": signals, "limits": limits,
    "memory": memory, "sanitizers": sanitizers,
}


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    words.add_argument("command", type=Path, help="the command to try, such as .build/release/render")
    words.add_argument("parts", nargs="*", help="parts: " + ", ".join(PARTS) + " (all but the last)")
    words.add_argument("--sample", action="store_true", help="a sample, in under four minutes")
    words.add_argument("--seed", type=int, default=1, help="of all chance")
    words.add_argument("--keep", action="store_true", help="keep the table in Tests/README.md")
    options = words.parse_args()
    unknown = [part for part in options.parts if part not in PARTS]
    if unknown:
        words.error(f"no part {unknown[0]!r}: there are {', '.join(PARTS)}")

    bench = Bench(options.command.resolve(), options.seed, options.sample)
    table, broken = [], 0
    try:
        for part in options.parts or list(PARTS)[:-1]:
            for row in PARTS[part].rows(bench):
                table.append(row)
                broken += row.broken
                print(row.line, flush=True)
                for example in row.examples[:5]:
                    print("    " + example, flush=True)
    finally:
        bench.close()
    if options.keep:
        keep(table, time.strftime("%Y-%m-%d"))
    print(f"torture: {broken} broken" if broken else "torture: nothing broke", file=sys.stderr)
    return 1 if broken else 0


sys.exit(main())
