"""Builds packages that depend on this one in .build, where what they depend on is built already for its tests."""
import atexit
import os
import signal
import sys
from pathlib import Path

PRODUCTS = Path(__file__).resolve().parent.parent.parent / ".build"
# What SwiftPM is told for all of them.
FLAGS = ["--scratch-path", str(PRODUCTS)]
# And for the first build of each: or what is built is the package that was built there last.
PLAN_ANEW = "--disable-build-manifest-caching"


def share():
    """Has modules compiled as those tests have them. A plan that SwiftPM keeps would be taken for that of whatever
    package is built next: none is left, whatever happens."""
    os.environ["ZOETROPE_TESTS"] = "1"
    atexit.register((PRODUCTS / "debug.yaml").unlink, missing_ok=True)
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
