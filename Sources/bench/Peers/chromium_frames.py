#!/usr/bin/env python3
"""Takes screenshots of an animated page: chromium_frames.py JOBS PAGE WIDTH HEIGHT PICTURES FRAME...

The page has a function `seek(milliseconds)`. Each frame, of 60 a second, becomes a PNG file in PICTURES. Start and
loading are not counted; the time that is printed is that of seeking, painting, encoding and writing,
by JOBS browsers that share the frames out.
"""
import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

COMMAND = [
    "chromium-headless-shell", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
    "--force-color-profile=srgb", "--remote-debugging-pipe", "--allow-file-access-from-files",
]


class Browser:
    """A headless browser spoken to through a pair of pipes, one message a zero byte."""

    def __init__(self, page, width, height):
        self.profile = tempfile.mkdtemp()
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()
        # The browser reads commands from file 3 and answers to file 4.
        high = [os.dup(end) for end in (to_browser, from_browser)]
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{high[0]} 4>&{high[1]}', "bash", *COMMAND,
             f"--user-data-dir={self.profile}", f"--window-size={width},{height}", "about:blank"],
            pass_fds=high, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for end in (to_browser, from_browser, *high):
            os.close(end)
        self.rest = b""
        self.number = 0
        self.session = None
        target = self.call("Target.createTarget", url=page)["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
            mobile=False)
        self.wait()

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.message()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def message(self):
        parts = [self.rest]
        while b"\0" not in parts[-1]:
            part = os.read(self.input, 1 << 20)
            if not part:
                raise RuntimeError("the browser has gone")
            parts.append(part)
        message, self.rest = b"".join(parts).split(b"\0", 1)
        return json.loads(message)

    def evaluate(self, expression):
        answer = self.call(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def wait(self):
        while not self.evaluate("document.readyState == 'complete' && typeof seek == 'function'"):
            time.sleep(0.02)
        self.evaluate("document.fonts.ready.then(() => true)")

    def picture(self, moment):
        self.evaluate(f"seek({moment})")
        return base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])

    def close(self):
        self.session = None
        try:
            self.call("Browser.close")
        except (RuntimeError, OSError):
            self.process.terminate()
        self.process.wait(timeout=20)
        shutil.rmtree(self.profile, ignore_errors=True)


def shoot(browser, times, pictures):
    for number, moment in times:
        (pictures / f"{number:05}.png").write_bytes(browser.picture(moment))


def main():
    jobs, page, width, height = int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    pictures = Path(sys.argv[5])
    times = [(int(number), float(number) * 1000 / 60) for number in sys.argv[6:]]
    browsers = [Browser(Path(page).resolve().as_uri(), width, height) for _ in range(jobs)]
    for browser in browsers:
        browser.picture(0)
    began = time.perf_counter()
    threads = [
        threading.Thread(target=shoot, args=(browser, times[job::jobs], pictures))
        for job, browser in enumerate(browsers)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    seconds = time.perf_counter() - began
    for browser in browsers:
        browser.close()
    if len(list(pictures.glob("*.png"))) < len(times):
        sys.exit("chromium_frames: a picture is missing")
    print(json.dumps({"seconds": seconds, "frames": len(times)}))


main()
