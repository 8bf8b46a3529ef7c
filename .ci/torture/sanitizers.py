"""Every scene under the compiler's sanitizers: races between threads, wild accesses, leaks."""
import json
import os
import subprocess

from bench import ROOT, Row

# Without `mutexes.c` each lock that a thread waited for looks like a race to the thread sanitizer.
MUTEXES = ROOT / ".build" / "mutexes.so"
# What is never freed on purpose: the way to the next large page, passed over once by each thread.
KEPT = ROOT / ".build" / "kept-memory.txt"
KINDS = {
    "thread": {"TSAN_OPTIONS": "halt_on_error=0 exitcode=99", "LD_PRELOAD": str(MUTEXES)},
    "address": {
        "ASAN_OPTIONS": "detect_leaks=1:exitcode=99",
        "LSAN_OPTIONS": f"print_suppressions=0:suppressions={KEPT}",
    },
}
REPORT = ("WARNING: ThreadSanitizer", "ERROR: AddressSanitizer", "ERROR: LeakSanitizer")


def rows(bench):
    MUTEXES.parent.mkdir(exist_ok=True)
    KEPT.write_text("leak:grow_heap\n")
    # The compiler that comes with Swift: gcc does not know its calls.
    subprocess.run(
        ["clang", "-O1", "-shared", "-fPIC", ROOT / ".ci/torture/mutexes.c", "-o", MUTEXES], check=True)
    for kind, environment in KINDS.items():
        row = Row(f"a scene under the {kind} sanitizer")
        scratch = ROOT / ".build" / f"{kind}-sanitizer"
        built = subprocess.run(
            ["swift", "build", f"--sanitize={kind}", "--scratch-path", scratch, "--product", "render"],
            cwd=ROOT, capture_output=True, text=True)
        if built.returncode:
            row.count("it does not build: " + built.stdout.strip().split("\n")[-1])
            yield row
            continue
        listed = subprocess.run([bench.command, "list", "--json"], capture_output=True, text=True)
        scenes = [scene["id"] for scene in json.loads(listed.stdout)]
        if bench.is_sample:
            scenes = bench.chance.sample(scenes, 3)
        for scene in scenes:
            row.count(one(bench, scratch / "debug/render", scene, environment))
        yield row


def one(bench, command, scene, environment):
    run = subprocess.run(
        [command, scene, "--scale", "0.25", "--fps", "6", "--jobs", "2", "--quiet", "-o",
         bench.fresh()],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace",
        env={**os.environ, **environment, "SWIFT_BACKTRACE": "enable=no"})
    for line in run.stderr.split("\n"):
        if any(word in line for word in REPORT):
            return f"{scene}: {line.strip()}"
    return f"{scene}: exit {run.returncode}" if run.returncode else None
