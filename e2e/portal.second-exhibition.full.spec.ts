import { expect, test } from '@playwright/test';
import { address, second, secondExhibition } from './portal/second-exhibition.ts';
import { openForm, signIn } from './portal/sign-in.ts';

secondExhibition();

test('a phone that a signature is requested on signs in the exhibition of the letter', async ({
  page,
  browser,
}) => {
  await signIn(page, second.phone, address);
  // The address names no exhibition any more: the session does.
  await openForm(page, '/commitmentLetterGsa');
  await page.getByRole('button', { name: '在手机上签' }).click();
  const dialog = page.getByRole('dialog', { name: '在手机上签名' });
  const link = await dialog.getByText(/#\/s\?code=/).innerText();
  const hand = await (await browser.newContext()).newPage();
  await hand.goto(link);
  await expect(hand.getByRole('heading', { name: '签名' })).toBeVisible();
  await hand.context().close();
});
