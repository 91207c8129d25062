import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe/violations.ts';
import { startEmptyServer, type EmptyServer } from './staff/empty-server.ts';
import { signInFirstAdmin, typeExhibition } from './staff/first-tenant-admin.ts';

/** An exhibition begins with a pack of the product, and the next one with last year's. */
let server: EmptyServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startEmptyServer(test.info().project.use.baseURL ?? '');
});
test.afterAll(() => server.end());

/** The fair is next year, whenever this runs. */
const year = new Date().getFullYear() + 1;

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const moments = (page: Page) => page.getByRole('table', { name: '日期' }).getByRole('row');

test('an organiser begins with the standard manual and opens, and copies last year with two dates changed', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signInFirstAdmin(page, server);
  await page.getByRole('link', { name: '新建展会' }).click();
  await typeExhibition(page, `江澜博览会 ${year}`, 'jle', year);
  await page.getByRole('button', { name: '建这个展会' }).click();

  await test.step('the page says what a pack would bring, and when', async () => {
    await expect(page).toHaveURL(/#\/e\/jle\/set-up$/);
    await expect(title(page, '照「标准展会手册」办')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('radio', { name: '标准展会手册' })).toBeChecked();
    await expect(page.getByText('47 份', { exact: true })).toBeVisible();
    await expect(page.getByText(`开展日 ${year}-03-16`)).toBeVisible();
    await page.getByRole('radio', { name: '空白' }).check();
    await expect(title(page, '照「空白」办')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: '带入 1 类' })).toBeVisible();
    await page.getByRole('radio', { name: '标准展会手册' }).check();
    await expect(page.getByRole('heading', { name: '这些选项写着日期，不会自己移' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  await test.step('all of it comes in at once, and the exhibition opens', async () => {
    await page.getByRole('button', { name: '带入 5 类' }).click();
    await expect(title(page, '带入好了')).toBeVisible({ timeout: 90_000 });
    await expect(page.getByRole('complementary', { name: /开放前还差/ })).toContainText('已发布的表格');
    await page.getByRole('link', { name: '回到准备步骤' }).click();
    const forms = page.getByRole('list', { name: '开放前的六步' }).getByRole('listitem').nth(2);
    await expect(forms).toContainText('已发布 47 份');
    await expect(forms).toContainText('已做好');
    await page.getByRole('button', { name: '开放展会' }).click();
    const dialog = page.getByRole('dialog', { name: '开放这个展会吗？' });
    await dialog.getByRole('button', { name: /开放/ }).last().click();
    await expect(title(page, '没有等着审核的')).toBeVisible();
    await page.goto(`${server.address}/console/#/e/jle/set-up`);
    await expect(page.getByText('展会已开放，不能再带入。请先关闭展会。')).toBeVisible();
    await expect(page.getByRole('button', { name: /^带入/ }).or(page.getByText('至少选一类'))).toBeDisabled();
  });

  await test.step('a pack is kept of it, and a single form taken from one', async () => {
    await page.goto(`${server.address}/console/#/e/jle/archives`);
    await page.getByLabel('模板包名称').fill('我们的模板包');
    await page.getByRole('button', { name: '存为模板包' }).click();
    await expect(page.getByText('「我们的模板包」存好了。')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: '删除：我们的模板包' })).toBeVisible();
    await page.goto(`${server.address}/console/#/e/jle/forms/new`);
    await page.getByText('模板包里的表格').click();
    await page.getByLabel('哪个模板包').selectOption({ label: '我们的模板包' });
    await page.getByLabel('哪份表格').selectOption('antiepidemic');
    await page.getByLabel('编号').fill('Z9');
    await page.getByRole('button', { name: '建好并去设计' }).click();
    await expect(page).toHaveURL(/\/design$/);
  });

  await test.step('last year is copied with two dates changed', async () => {
    await page.goto(`${server.address}/console/#/e/jle/new`);
    await typeExhibition(page, `江澜博览会 ${year + 1}`, 'next', year + 1);
    await page.getByRole('button', { name: '建这个展会' }).click();
    await expect(title(page, `照「江澜博览会 ${year}」办`)).toBeVisible({ timeout: 30_000 });
    await page.getByText('同一时间的也分开列').click();
    const typed = [`${year + 1}-01-20T12:00`, `${year + 1}-01-21T12:00`] as const;
    for (const [index, code] of ['B2', 'F3'].entries()) {
      const end = moments(page).filter({ hasText: '表格截止' }).filter({ hasText: code });
      await end.getByLabel(/^这一届：/).fill(typed[index] ?? '');
      await expect(end.getByRole('button', { name: /^复原/ })).toBeVisible();
    }
    // A wrong date is told with the form that it is of.
    const wrong = moments(page).filter({ hasText: '表格截止' }).filter({ hasText: 'F3' });
    await wrong.getByLabel(/^这一届：/).fill('2020-01-01T12:00');
    await page.getByRole('button', { name: /^带入 \d 类/ }).click();
    await expect(page.getByText(/^F3 · 时间顺序不对/)).toBeVisible();
    await wrong.getByLabel(/^这一届：/).fill(typed[1]);
    await page.getByRole('button', { name: /^带入 \d 类/ }).click();
    await expect(title(page, '带入好了')).toBeVisible({ timeout: 90_000 });
    for (const [index, form] of ['antiepidemic', 'exhibitor_invitation'].entries()) {
      await page.goto(`${server.address}/console/#/e/next/forms/${form}/settings`);
      await expect(page.getByLabel('截止', { exact: true })).toHaveValue(typed[index] ?? '');
    }
    await page.goto(`${server.address}/console/#/e/next/exhibition`);
    await expect(page.getByLabel('开展日')).toHaveValue(`${year + 1}-03-16`);
  });
});
