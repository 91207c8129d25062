import type { Language } from '@zhantai/engine';
import type { Page } from '@playwright/test';

/** Loads the portal in a language, as if it had been chosen on this device before. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((content) => {
    const entry = { dataType: typeof content, content, type: 'local', datetime: Date.now() };
    localStorage.setItem('zhantai-portal-language', JSON.stringify(entry));
  }, language);
  await page.reload();
}
