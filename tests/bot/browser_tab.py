"""The chat page in a headless Chromium, for tests that go through the page."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
DRIVER = shutil.which("chromedriver")
IS_MISSING = CHROMIUM is None or DRIVER is None
SECONDS = 15


class Tab:
    """One browser window; every call runs beside the event loop."""

    def __init__(self, driver: Any, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.driver = driver

    async def open(self, url):
        await asyncio.to_thread(self.driver.get, url)

    async def run(self, script, *args):
        return await asyncio.to_thread(self.driver.execute_script, script, *args)

    async def until(self, condition, *args):
        """Wait for a condition written in JavaScript; its value comes back."""
        from selenium.common.exceptions import TimeoutException
        from selenium.webdriver.support.ui import WebDriverWait

        def look():
            wait = WebDriverWait(self.driver, self.seconds, poll_frequency=0.05)
            last = "[...document.querySelectorAll('#messages > li')].at(-1)?.innerText"
            try:
                return wait.until(lambda one: one.execute_script(f"return {condition}", *args))
            except TimeoutException as error:
                shown = self.driver.execute_script(f"return {last}")
                raise AssertionError(
                    f"{condition} {args} never came; on the page: {shown}"
                ) from error

        return await asyncio.to_thread(look)

    async def type(self, text):
        await self.run(
            "document.getElementById('text').value = arguments[0];"
            "document.getElementById('send').click()",
            text,
        )

    async def press(self, label):
        found = (
            "[...document.querySelectorAll('.key')]"
            ".filter(key => key.firstChild.textContent === arguments[0]).at(-1)"
        )
        await self.until(found, label)
        await self.run(f"{found}.click()", label)

    async def keep_picture(self, path):
        await asyncio.to_thread(self.driver.save_screenshot, str(path))

    async def complaints(self):
        logs = await asyncio.to_thread(self.driver.get_log, "browser")
        return [one["message"] for one in logs if one["level"] == "SEVERE"]


@asynccontextmanager
async def open_tab(width: int = 1200, height: int = 800) -> AsyncIterator[Tab]:
    """A browser window of its own; up to 500 pixels wide it is a phone."""
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service

    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    if width < 500:
        metrics = {"width": width, "height": height, "pixelRatio": 1, "touch": True}
        options.add_experimental_option("mobileEmulation", {"deviceMetrics": metrics})
    else:
        options.add_argument(f"--window-size={width},{height}")
    driver = await asyncio.to_thread(
        lambda: webdriver.Chrome(options=options, service=Service(DRIVER))
    )
    try:
        yield Tab(driver)
    finally:
        await asyncio.to_thread(driver.quit)
