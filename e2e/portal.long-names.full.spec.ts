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
