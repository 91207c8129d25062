import { expect, test } from '@playwright/test';
import { violations } from './axe/violations.ts';
import { openConsole } from './exhibitors/open-console.ts';

const FORM = '/forms/exhibitor_c4/design';

test('a draft is tried on a desktop and a phone at once, and nothing of it is kept', async ({ page }) => {
  await openConsole(page, 'editor', FORM);
  const canvas = page.getByRole('tree', { name: '表格的题目' });
  await expect(canvas.getByRole('treeitem').first()).toBeVisible({ timeout: 30_000 });
  await canvas.focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: '单行文字', exact: true }).click();
  await page.keyboard.type('试填的题');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.keyboard.press('p');
  const preview = page.getByRole('region', { name: '预览', exact: true });
  const desktop = preview.getByRole('region', { name: '电脑' });
  const phone = page.frameLocator('iframe[title="手机"]');
  const onDesktop = desktop.getByRole('textbox', { name: /试填的题/ });
  const onPhone = phone.getByRole('textbox', { name: /试填的题/ });

  await test.step('what is typed in one shows in the other, and in what is submitted', async () => {
    await expect(onPhone).toBeVisible({ timeout: 30_000 });
    await onDesktop.fill('从电脑填');
    await expect(onPhone).toHaveValue('从电脑填');
    await onPhone.fill('从手机填');
    await expect(onDesktop).toHaveValue('从手机填');
    await expect(preview.getByRole('region', { name: '提交的内容' })).toContainText('从手机填');
    // The made-up booth is one that can be chosen, on both faces.
    await expect(preview.getByText('已不在选项中')).toHaveCount(0);
  });

  await test.step('the server judges it, on both faces', async () => {
    await preview.getByRole('button', { name: '清空' }).click();
    await expect(onPhone).toHaveValue('');
    await preview.getByRole('button', { name: '提交检查' }).click();
    await expect(preview.getByText(/^\d+ 处不能通过$/)).toBeVisible();
    await expect(onDesktop).toHaveAttribute('aria-invalid', 'true');
    await expect(onPhone).toHaveAttribute('aria-invalid', 'true');
    const again = page.waitForResponse((answer) => answer.url().endsWith('/draft/check'));
    await preview.getByRole('button', { name: '提交检查' }).click();
    expect((await again).status()).toBe(200);
  });

  await test.step('samples fill what is empty', async () => {
    await preview.getByRole('button', { name: '填上样例' }).click();
    await expect(onDesktop).not.toHaveValue('');
    await expect(onPhone).not.toHaveValue('');
  });

  await test.step('closed, in another language', async () => {
    await preview.getByLabel('状态').selectOption({ label: '已截止' });
    await expect(desktop.getByText(/这份表格已经截止/)).toBeVisible();
    await expect(phone.getByText(/这份表格已经截止/)).toBeVisible();
    await preview.getByLabel('语言').selectOption({ label: 'English' });
    await expect(phone.getByText(/closed/).first()).toBeVisible();
    await preview.getByLabel('语言').selectOption({ label: '简体中文' });
    await preview.getByLabel('状态').selectOption({ label: '可以填' });
  });

  await test.step('as an exhibitor', async () => {
    await preview.getByRole('radio', { name: '选一家展商' }).check();
    const field = preview.getByLabel('展商名称或编号');
    const checked = page.waitForResponse((answer) => answer.url().endsWith('/draft/check'));
    const name = await preview.locator('datalist option').first().getAttribute('value');
    await field.fill(name ?? '');
    expect((await checked).status()).toBe(200);
    await expect(onPhone).toBeVisible();
  });

  await test.step('wide enough at 1440 and 1280, and clean for a screen reader', async () => {
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: test.info().outputPath(`preview-${width}.png`), fullPage: true });
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWide, `scrolls sideways at ${width}`).toBe(false);
    }
    expect(await violations(page)).toEqual([]);
  });

  await test.step('back to the canvas, which has the focus', async () => {
    await preview.getByRole('button', { name: '回到设计' }).click();
    await expect(canvas).toBeFocused();
  });
});

test('a window that is too narrow for the designer offers the preview', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await openConsole(page, 'editor', FORM);
  await page.getByRole('button', { name: '预览' }).click();
  await expect(page.locator('iframe[title="手机"]')).toBeVisible();
  await expect(page.getByRole('region', { name: '电脑' })).toBeHidden();
});
