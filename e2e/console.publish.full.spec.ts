import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { openConsole } from './exhibitors/open-console.ts';
import { signIn } from './portal/sign-in.ts';

const FORM = '/forms/exhibitor_d3/versions';
const PORTAL = '/hotelReservation';

interface Detail {
  readonly formItems: {
    formItemLabel: string;
    formItemType: string;
    formItemOriginalData: string | object;
  }[];
}

/** Saves the draft as a file, and reads it. */
async function exported(page: Page): Promise<Detail> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 JSON', exact: true }).click();
  return JSON.parse(await readFile(await (await download).path(), 'utf8'));
}

/** Puts a form of a file in the place of the draft. */
async function replaceDraft(page: Page, detail: Detail): Promise<void> {
  await page.getByRole('button', { name: '导入 JSON' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'changed.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(detail)),
  });
  await dialog.getByRole('button', { name: '替换草稿' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a draft is published once it was read what that does, and exhibitors see it', async ({
  page,
  browser,
}) => {
  await openConsole(page, 'editor', FORM);
  await expect(page.getByRole('heading', { level: 2, name: /^草稿和第 1 版一样/ })).toBeVisible();
  const publish = page.getByRole('button', { name: '发布', exact: true });
  await expect(publish).toHaveCount(0);
  const detail = await exported(page);
  const place = detail.formItems.findIndex(({ formItemType }) =>
    /input|select|radio|date/.test(formItemType),
  );
  const named = (label: string): Detail => ({
    ...detail,
    formItems: detail.formItems.map((item, at) => (at === place ? { ...item, formItemLabel: label } : item)),
  });
  await replaceDraft(page, named('改过的题目'));
  const dialog = page.getByRole('dialog', { name: '发布第 2 版' });
  const confirm = dialog.getByRole('button', { name: '发布第 2 版' });

  await test.step('the report says what changes and what becomes of submissions', async () => {
    await publish.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('row').filter({ hasText: '→ 改过的题目' })).toBeVisible();
    await expect(dialog.getByText(/已交 \d+ 份，草稿 \d+ 份/)).toBeVisible();
    await expect(dialog.getByText('没有内容会丢')).toBeVisible();
    await expect(dialog.getByText('填过的都照样通过')).toBeVisible();
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: test.info().outputPath(`publish-${width}.png`) });
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWide, `scrolls sideways at ${width}`).toBe(false);
    }
  });

  await test.step('a draft that a colleague changes meanwhile is checked anew', async () => {
    const other = await browser.newPage();
    await openConsole(other, 'admin', FORM);
    await replaceDraft(other, named('同事改的题目'));
    await other.close();
    await confirm.click();
    await expect(dialog.getByRole('alert')).toContainText('已经重新核对');
    await expect(dialog.getByRole('row').filter({ hasText: '→ 同事改的题目' })).toBeVisible();
  });

  await test.step('without a network nothing is published', async () => {
    await page.route('**/versions', (route) => route.abort());
    await confirm.click();
    await expect(dialog.getByRole('alert')).toContainText('连不上服务器');
    await page.unroute('**/versions');
  });

  await test.step('published, with its note', async () => {
    await dialog.getByLabel(/^改了什么/).fill('换了一道题的说法');
    await confirm.click();
    await expect(page.getByText('第 2 版已发布')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /^草稿和第 2 版一样/ })).toBeVisible();
    await expect(page.getByText('换了一道题的说法')).toBeVisible();
  });

  await test.step('an exhibitor sees it', async () => {
    const portal = await browser.newPage();
    await signIn(portal, '13804173001');
    await portal.goto(`/#${PORTAL}`);
    await portal.getByRole('link', { name: '新填一份' }).click();
    await expect(portal.getByText('同事改的题目').first()).toBeVisible();
    await portal.close();
  });

  await test.step('an old version is made the draft and published anew', async () => {
    await page.getByRole('button', { name: '和草稿比较 第 1 版' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '恢复成这样' }).click();
    await expect(page.getByText('草稿已恢复')).toBeVisible();
    await publish.click();
    await page
      .getByRole('dialog', { name: '发布第 3 版' })
      .getByRole('button', { name: '发布第 3 版' })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: /^草稿和第 3 版一样/ })).toBeVisible();
  });
});

test('a rule of rows is published only where it exists, and exhibitors read why no row is added', async ({
  page,
  browser,
}) => {
  await openConsole(page, 'editor', FORM);
  const detail = await exported(page);
  // Without its logic, so that the table is there from the start.
  const ruled = (entry: object): Detail & { formLogic: object } => ({
    ...detail,
    formLogic: { scheme: [] },
    formItems: detail.formItems.map((item) => {
      const { formItemType, formItemOriginalData: raw } = item;
      if (formItemType !== 'dynamic') return item;
      const original: object = typeof raw === 'string' ? JSON.parse(raw) : raw;
      return { ...item, formItemOriginalData: JSON.stringify({ ...original, eventList: [entry] }) };
    }),
  });

  await test.step('a rule of rows that does not exist is not published', async () => {
    await replaceDraft(page, ruled({ event: 'add', handler: 'callHome' }));
    await expect(page.getByText(/没有登记的行规则 callHome/)).toBeVisible();
  });

  await test.step('one that exists holds for exhibitors, who read why', async () => {
    await replaceDraft(page, ruled({ event: 'add', handler: 'limitByBooth', settings: { rows: 1 } }));
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^发布第 \d+ 版$/ })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: /^草稿和第 \d+ 版一样/ })).toBeVisible();
    const portal = await browser.newPage();
    await signIn(portal, '13804173001');
    await portal.goto(`/#${PORTAL}`);
    await portal.getByRole('link', { name: '新填一份' }).click();
    const guests = portal.getByRole('group', { name: '入住人' });
    await expect(guests.getByText(/^入住人按展位数最多\d+项$/)).toBeVisible();
    await expect(guests.getByRole('button', { name: '添加', exact: true })).toBeDisabled();
    await portal.screenshot({ path: test.info().outputPath('rule-of-rows.png') });
    await portal.close();
  });
});
