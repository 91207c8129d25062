import { expect, test, type Page } from '@playwright/test';
import { cutTexts } from './paper/cut-texts.ts';
import { signIn } from './portal/sign-in.ts';

const names = [
  ['Latin without a blank', 'Maschinenbaugesellschaft'.repeat(9).slice(0, 200)],
  ['Chinese', '江澜精密机械制造股份有限公司'.repeat(15).slice(0, 200)],
] as const;

/** From here on the server's answers name the company so, where it tells who is signed in, and on badges. */
async function call(page: Page, name: string): Promise<void> {
  await page.route(/\/wditexhibitor\/detail|\/badges\?/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    const named = body
      .replaceAll(/"name":"[^"]*","nameEn":"[^"]*"/g, `"name":"${name}","nameEn":"${name}"`)
      .replaceAll(/"company":"[^"]*"/g, `"company":"${name}"`)
      .replaceAll(/"companyEn":"[^"]*"/g, `"companyEn":"${'Maschinenbau'.repeat(17).slice(0, 200)}"`);
    await route.fulfill({ response: answer, body: named });
  });
}

/** The open paper holds the name, and nothing on it is cut. */
async function readWhole(page: Page, name: string): Promise<void> {
  const paper = page.getByRole('dialog').last().locator('[data-paper]');
  await expect(paper).toContainText(name);
  expect(await cutTexts(paper)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(paper).toHaveCount(0);
}

for (const [kind, name] of names) {
  test(`a company of 200 letters stands whole on the papers of forms, letters and orders: ${kind}`, async ({
    page,
  }) => {
    await call(page, name);
    await signIn(page, '13800000002');
    await page.goto('/#/registrationDirectory');
    await page.getByRole('button', { name: '预览 PDF' }).click();
    await readWhole(page, name);
    await page.goto('/#/commitmentLetter');
    await page.getByRole('button', { name: '预览 PDF' }).click();
    await readWhole(page, name);
    await page.goto('/#/orders');
    await page.getByRole('button', { name: '打印或存 PDF' }).first().click();
    await readWhole(page, name);
  });

  test(`a company of 200 letters stands whole on badges, in both languages: ${kind}`, async ({ page }) => {
    await call(page, name);
    await signIn(page, '13800000001');
    await page.goto('/#/personnelInfo');
    await page.getByRole('button', { name: '更多操作' }).first().click();
    await page.getByRole('menuitem', { name: '证件预览' }).click();
    await readWhole(page, name);
  });
}

test('a paper names the letters that the device has no font for, of any script, and no others', async ({
  page,
}) => {
  // No character, and none of a block that every device has.
  const missing = '\u2fe0';
  const name = `\u91ce\u5bb6\u00b7Jos\u00e9 O\u2019Brien\u00b7${missing}`;
  await page.route(/\/badges\?/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({ response: answer, body: body.replaceAll(/"name":"[^"]*"/g, `"name":"${name}"`) });
  });
  await signIn(page, '13800000001');
  await page.goto('/#/personnelInfo');
  await page.getByRole('button', { name: '更多操作' }).first().click();
  await page.getByRole('menuitem', { name: '证件预览' }).click();
  const dialog = page.getByRole('dialog').last();
  await expect(dialog.locator('[data-paper]')).toContainText(name);
  await expect(dialog.getByRole('alert')).toHaveText(
    `这台设备没有这些字的字体，纸上会是方框：${missing}。请换一台设备打印或下载`,
  );
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载 PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
});
