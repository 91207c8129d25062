import { expect, type Locator, type Page } from '@playwright/test';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file to be chosen: a path, or a name with content. */
export type Chosen = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Chooses a file in the dialog that is open. */
export async function choose(page: Page, file: Chosen): Promise<void> {
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
}

/** Opens the import of the first table of the page. */
export async function openImport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '导入 Excel' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: '选择文件' })).toBeVisible();
  return dialog;
}

/** What a press of a button downloads: its name and its bytes. */
export async function downloaded(
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await press();
  const download = await waiting;
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
}
