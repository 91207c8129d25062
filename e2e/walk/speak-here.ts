import type { Language } from '@zhantai/engine';
import { expect, type Page } from '@playwright/test';
import { speak } from './speak.ts';

/** Switches the language of the page that is open by its own list, or loads it anew where it has none. */
export async function speakHere(page: Page, language: Language): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  const list = page.locator(`select:has(option[value="${language}"])`).first();
  if ((await list.count()) > 0) await list.selectOption(language);
  else await speak(page, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
