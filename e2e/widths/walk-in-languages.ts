import type { Language } from '@zhantai/engine';
import { languages } from '@zhantai/messages';
import type { Page } from '@playwright/test';
import { speakHere } from '../walk/speak-here.ts';
import { openAddress } from '../walk/walk-addresses.ts';
import { watchPage } from '../walk/watch-page.ts';
import { faultsAt, HEIGHT } from './faults-at.ts';

/** The windows in which an address is looked at, by language; none where it is left out. */
export type WindowsOf = (address: string, language: Language) => readonly number[];

/** Opens each address once, in a wide window, and looks at it in every language and ever narrower windows. */
export async function walkInLanguages(
  page: Page,
  addresses: readonly string[],
  windowsOf: WindowsOf,
): Promise<readonly string[]> {
  const watch = watchPage(page);
  const faults: string[] = [];
  for (const address of addresses) {
    let open = false;
    for (const language of languages) {
      const widths = windowsOf(address, language);
      const [widest] = widths;
      if (widest === undefined) continue;
      await page.setViewportSize({ width: widest, height: HEIGHT });
      if (!open) await openAddress(page, watch, address);
      open = true;
      await speakHere(page, language);
      await watch.quiet();
      faults.push(...(await faultsAt(page, watch, `${address} in ${language}`, { widths })));
    }
  }
  return faults;
}
