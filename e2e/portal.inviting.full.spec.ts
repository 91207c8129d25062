import { expect, test, type Page } from '@playwright/test';
import { openForm, signIn } from './portal/sign-in.ts';

/** Stands for the share sheet of a system, and tells what was handed to it. */
async function withShareSheet(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const handed: unknown[] = [];
    Object.assign(window, { handed });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async ({
        files = [],
        title = '',
        text = '',
      }: {
        files?: File[];
        title?: string;
        text?: string;
      }) => {
        handed.push({
          title,
          text,
          files: files.map(({ name, type, size }) => ({ name, type, large: size > 5_000 })),
        });
      },
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'handed'));
}

test('the poster in three styles: saved as a picture, shared with its link, its QR the one of the link', async ({
  page,
}) => {
  const handed = await withShareSheet(page);
  await signIn(page, '13800000001');
  await page.goto('/#/invitation');
  const styles = page.getByRole('radiogroup', { name: '海报样式' });
  const poster = page.locator('[data-style]');
  await expect(poster).toHaveAttribute('data-style', 'a');
  for (const [name, style, ground] of [
    ['墨绿', 'b', 'rgb(10, 90, 102)'],
    ['白', 'c', 'rgb(255, 255, 255)'],
    ['黄', 'a', 'rgb(255, 201, 40)'],
  ] as const) {
    await styles.getByRole('radio', { name }).check({ force: true });
    await expect(poster).toHaveAttribute('data-style', style);
    await expect(poster).toHaveCSS('background-color', ground);
  }
  const codes = page.getByRole('img', { name: '邀请二维码' });
  const [first = '', second = ''] = await codes.evaluateAll((all) =>
    all.map((one) => one.getAttribute('src')),
  );
  expect(second).toBe(first);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载海报' }).click();
  expect((await download).suggestedFilename()).toMatch(/^邀请海报_.+\.png$/);
  await page.getByRole('button', { name: '分享' }).last().click();
  await expect.poll(handed).toEqual([
    {
      title: expect.stringContaining('江澜博览会 2027'),
      text: expect.stringContaining('#/s?code=X01VISIT'),
      files: [{ name: expect.stringMatching(/^邀请海报_.+\.png$/), type: 'image/png', large: true }],
    },
  ]);
});

test('what an exhibitor writes into its invitation is what a visitor reads', async ({ page, browser }) => {
  await signIn(page, '13804172106');
  await openForm(page, '/exhibitor_invitation?page=exhibitor_invitation');
  await page.getByRole('textbox', { name: '邀请语' }).fill('新机现场拆装，欢迎带图纸来谈。');
  await page.getByRole('checkbox', { name: '简体' }).check({ force: true });
  await page.getByRole('combobox', { name: /会面地点|见面地点/ }).click();
  await page.getByRole('option', { name: /展台|展位/ }).click();
  await page.getByRole('group', { name: '看点' }).getByRole('textbox').first().fill('首发新品');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByRole('heading', { name: /已提交/ })).toBeVisible();

  await page.goto('/#/exhibitor_invitation');
  const link = await page.getByRole('textbox', { name: '邀请链接' }).inputValue();
  const visitor = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('邀您参观');
  await expect(visitor.getByText('新机现场拆装')).toBeVisible();
  await expect(visitor.getByRole('heading', { name: '看点' })).toBeVisible();
  await expect(visitor.getByRole('listitem').filter({ hasText: '首发新品' })).toBeVisible();
});

test('a visitor whom the exhibitor ticks is removed from its list, and the place is free', async ({
  page,
}) => {
  await signIn(page, '13804172104');
  await page.goto('/#/invitation');
  await expect(page.getByText('还可登记 0 人')).toBeVisible();
  const rows = page.getByRole('row').filter({ hasText: '启明装配' });
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: '移出', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '移出选中的 1 位观众？' });
  await expect(dialog.getByRole('radio', { name: '只移出选中的 1 位' })).toBeChecked();
  await expect(dialog).toContainText('二维码照常有效');
  await dialog.getByRole('button', { name: '移出', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('已移出 1 位观众')).toBeVisible();
  await expect(page.getByText('还可登记 1 人')).toBeVisible();
  await expect(rows).toHaveCount(1);
});
