import { expect, type Page } from '@playwright/test';
import { runAdmin } from './run-admin.ts';

/** The sign-in of another house, as it is set. */
export interface SetHouse extends AsyncDisposable {
  readonly address: string;
}

/** Lets the sign-in pages of the first exhibition lead to a house, until it is disposed of. */
export async function setHouse(page: Page, address: string): Promise<SetHouse> {
  const portal = page.url();
  const set = async (value: string, shown: string | null): Promise<void> => {
    await runAdmin(portal, 'set', 'jle2027', 'ciecLoginUrl', value);
    // The server reads its exhibitions again every few seconds.
    await expect
      .poll(async () => (await (await page.request.get('/api/portal/config')).json()).data.ciecLoginUrl)
      .toBe(shown);
  };
  await set(address, address);
  return { address, [Symbol.asyncDispose]: () => set('default', null) };
}

/** Signs in on the page of a house that stands open, which leads to the portal. */
export async function comeFromHouse(page: Page, phone: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'House' })).toBeVisible();
  await page.getByLabel('Phone').fill(phone);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
