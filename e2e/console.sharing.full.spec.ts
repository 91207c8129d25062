import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe/violations.ts';
import { openConsole } from './exhibitors/open-console.ts';

const FORM = '/forms/exhibitor_e6/design';

const itemsOf = (page: Page) => page.locator('[data-item]');
const canvasOf = (page: Page) =>
  page.getByRole('listbox', { name: '表格的题目' }).or(page.getByRole('tree', { name: '表格的题目' }));

/** As a spreadsheet or a text editor gives it to the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await canvasOf(page).focus();
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('text pasted on the canvas becomes items, options or a list of questions, each one step', async ({
  page,
}) => {
  await openConsole(page, 'editor', FORM);
  await expect(itemsOf(page).first()).toBeVisible({ timeout: 30_000 });
  const before = await itemsOf(page).count();
  await canvasOf(page).focus();
  await page.keyboard.press('End');

  await test.step('lines become a text field each', async () => {
    await paste(page, '吊挂物名称\n吊挂物重量\n\n安装公司');
    const dialog = page.getByRole('dialog', { name: '粘贴的 3 行文字' });
    await expect(dialog.getByRole('radio', { name: '每行一道单行文字题，3 题' })).toBeChecked();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: '用上' }).click();
    await expect(itemsOf(page)).toHaveCount(before + 3);
    await expect(itemsOf(page).filter({ hasText: '吊挂物重量' })).toBeVisible();
    await canvasOf(page).focus();
    await page.keyboard.press('Control+z');
    await expect(itemsOf(page)).toHaveCount(before);
  });

  await test.step('a column becomes the options of the choice that is selected, unless a line is faulty', async () => {
    await page.keyboard.press('End');
    await page.getByRole('button', { name: '单选', exact: true }).click();
    await page.keyboard.type('吊点类型');
    await page.keyboard.press('Escape');
    await paste(page, '单点\t1\n双点\t1');
    const dialog = page.getByRole('dialog', { name: '粘贴的 2 行文字' });
    await dialog.getByRole('radio', { name: /的选项，2 个/ }).check();
    await expect(dialog.getByText(/第 2 行/)).toBeVisible();
    await page.keyboard.press('Escape');
    await paste(page, '单点\n双点\n四点');
    const good = page.getByRole('dialog', { name: '粘贴的 3 行文字' });
    await expect(good.getByRole('radio', { name: '「吊点类型」的选项，3 个' })).toBeChecked();
    await good.getByRole('button', { name: '用上' }).click();
    await expect(itemsOf(page).filter({ hasText: '四点' })).toBeVisible();
  });

  await test.step('cells under the heads of a list of questions open its import', async () => {
    const count = await itemsOf(page).count();
    await paste(
      page,
      '类型\t题目\t字段名\t必填\n单行文字\t现场电话\tphoneOnSite\t是\n数字\t吊点数量\tpoints\t否',
    );
    const dialog = page.getByRole('dialog', { name: '粘贴的 3 行文字' });
    await expect(dialog.getByRole('radio', { name: '题目清单，2 行，先看再导入' })).toBeChecked();
    await dialog.getByRole('button', { name: '用上' }).click();
    const imported = page.getByRole('dialog').filter({ hasText: '现场电话' });
    await expect(imported.getByText('吊点数量')).toBeVisible();
    await imported.getByRole('button', { name: '放进草稿' }).click();
    await expect(itemsOf(page).filter({ hasText: '吊点数量' })).toBeVisible();
    expect(await itemsOf(page).count()).toBeGreaterThan(count + 1);
  });
});

test('a colleague without an account looks at the draft by a link until it is withdrawn', async ({
  page,
  browser,
  baseURL,
}) => {
  await openConsole(page, 'editor', FORM);
  await expect(itemsOf(page).first()).toBeVisible({ timeout: 30_000 });
  const label = (await itemsOf(page).locator('b').nth(1).textContent()) ?? '';
  await canvasOf(page).focus();
  await page.keyboard.press('p');
  await page.getByRole('button', { name: '给同事的链接' }).click();
  const dialog = page.getByRole('dialog', { name: '给同事的链接' });
  await expect(dialog.getByText('还没有链接')).toBeVisible();
  await dialog.getByRole('button', { name: '生成链接' }).click();
  const field = dialog.getByRole('textbox', { name: /^链接/ });
  await expect(field).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const link = await field.inputValue();
  const path = new URL(link);
  // On the server of this run, whatever its public address is.
  const address = `${baseURL ?? ''}${path.pathname}${path.search}${path.hash}`;

  const other = await browser.newContext({ locale: 'zh-CN' });
  const guest = await other.newPage();
  await test.step('read-only, marked, nobody’s', async () => {
    await guest.goto(address);
    await expect(guest.getByText(/^草稿预览，只读/)).toBeVisible({ timeout: 30_000 });
    await expect(guest.getByText(label).first()).toBeVisible();
    await expect(
      guest.locator('input:enabled:not([readonly]), textarea:enabled:not([readonly])'),
    ).toHaveCount(0);
    expect(await violations(guest)).toEqual([]);
    await guest.screenshot({ path: test.info().outputPath('preview-link.png') });
  });

  await test.step('withdrawn, it opens nothing', async () => {
    await dialog.getByRole('button', { name: /^收回/ }).click();
    await expect(dialog.getByText('还没有链接')).toBeVisible();
    await guest.reload();
    await expect(guest.getByText(/^草稿预览，只读/)).toHaveCount(0);
    await expect(
      guest.getByRole('heading', { name: '这个链接打不开' }).or(guest.getByRole('alert')).first(),
    ).toBeVisible();
    await other.close();
  });
});
