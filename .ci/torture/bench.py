"""What all parts use: running the command, looking at a folder of frames, rows of the table."""
import os
import random
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# One that moves in every frame and is quick to draw.
SCENE = ["fuber", "--scale", "0.25", "--frames", "0-59", "--jobs", "2", "--quiet"]


class Row:
    """One line of the table: how often something was tried, and how often it broke."""

    def __init__(self, what):
        self.what = what
        self.tried = 0
        self.broken = 0
        self.note = ""
        self.examples = []

    def count(self, problem):
        """One try, with what was wrong with it or None."""
        self.tried += 1
        if problem:
            self.broken += 1
            self.examples.append(problem)

    @property
    def line(self):
        return f"| {self.what} | {self.tried} | {self.broken} | {self.note} |"


class Run:
    """What came of a run of the command."""

    def __init__(self, status, message, seconds):
        self.status, self.message, self.seconds = status, message, seconds

    @property
    def lines(self):
        return [line for line in self.message.split("\n") if line]

    @property
    def is_said(self):
        """Whether a failure has one line of the command's own."""
        return len(self.lines) == 1 and self.lines[0].startswith("render: ")


class Bench:
    def __init__(self, command, seed, is_sample):
        self.command, self.is_sample = str(command), is_sample
        self.chance = random.Random(seed)
        self.folder = Path(tempfile.mkdtemp(prefix="zoetrope-torture-"))
        self._frames = {}

    def close(self):
        shutil.rmtree(self.folder, ignore_errors=True)

    def few(self, whole, sample):
        return sample if self.is_sample else whole

    def fresh(self, name="out"):
        """The path of a folder that is not there."""
        path = self.folder / name
        shutil.rmtree(path, ignore_errors=True)
        return path

    def start(self, arguments, before=()):
        return subprocess.Popen(
            [*before, self.command, *map(str, arguments)], stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=self.folder,
            env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})

    def run(self, arguments, before=(), seconds=60):
        began = time.monotonic()
        process = self.start(arguments, before)
        try:
            message = process.communicate(timeout=seconds)[1]
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            return Run(None, "", seconds)
        return Run(process.returncode, message.decode(errors="replace"), time.monotonic() - began)

    def expected(self, arguments=tuple(SCENE)):
        """The frames, by name, that an undisturbed run makes."""
        if arguments not in self._frames:
            path = self.fresh("expected")
            run = self.run([*arguments, "-o", path])
            assert run.status == 0, run.message
            self._frames[arguments] = contents(path)
        return self._frames[arguments]

    def usual_seconds(self):
        """How long an undisturbed run takes."""
        runs = [self.run([*SCENE, "-o", self.fresh()]).seconds for _ in range(3)]
        return min(runs)


def contents(folder):
    """The visible files of a folder, by name."""
    if not folder.is_dir():
        return {}
    return {f.name: f.read_bytes() for f in folder.iterdir() if f.is_file() and f.name[0] != "."}


def leftovers(folder):
    """Unfinished files."""
    if not folder.is_dir():
        return []
    return [f.name for f in folder.iterdir() if f.name[0] == "." and f.name.endswith(".tmp")]


def broken_frame(folder, expected):
    """What is wrong with frames that are there under their final names; None if nothing is."""
    for name, found in contents(folder).items():
        if name not in expected:
            return f"{name} is no frame of this run"
        if found != expected[name]:
            return f"{name} differs from an undisturbed run's ({len(found)} bytes)"
    return None


def incomplete(folder, expected):
    """What is wrong with a folder that should hold every frame; None if nothing is."""
    missing = expected.keys() - contents(folder).keys()
    return broken_frame(folder, expected) or (f"{min(missing)} is missing" if missing else None)


def keep(table, date):
    """Puts the table between its marks in Tests/README.md; rows of parts not run stay."""
    path = ROOT / "Tests/README.md"
    begin, end = "<!-- kept by make torture -->\n", "<!-- end of what is kept -->"
    before, rest = path.read_text().split(begin)
    old, after = rest.split(end)
    rows = {line.split("|")[1]: line for line in old.splitlines() if line.startswith("| ")}
    rows.pop(" what ", None)
    for row in table:
        row.note = f"{row.note}; {date}" if row.note else date
        rows[f" {row.what} "] = row.line
    head = "| what | tries | broken | |\n|---|---|---|---|\n"
    path.write_text(before + begin + head + "\n".join(rows.values()) + "\n" + end + after)
