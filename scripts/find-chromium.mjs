import { existsSync } from 'node:fs';

/** Draws the same pages without a window and costs the journeys a third less of the processor. */
const withoutWindow = '/usr/bin/chromium-headless-shell';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser for the journeys: CHROMIUM_PATH, the one without a window, or {@link findChromium}. */
export async function findHeadlessChromium() {
  return !process.env.CHROMIUM_PATH && existsSync(withoutWindow) ? withoutWindow : findChromium();
}

/** A browser: CHROMIUM_PATH, one of the system, or Playwright's own; null where there is none. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  const found = usual.find((path) => existsSync(path));
  if (found !== undefined) return found;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}
