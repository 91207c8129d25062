import { expect, test } from '@playwright/test';
import { openConsole } from './exhibitors/open-console.ts';

test('a deadline and an audience are changed, what saving does is said before, and nothing is lost', async ({
  page,
  browser,
}) => {
  await openConsole(page, 'editor', '/forms');
  await page.getByRole('row').filter({ hasText: 'C11' }).first().getByRole('link').click();
  await page.getByRole('main').getByRole('link', { name: '设置' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '谁来填' })).toBeVisible();
  await expect(page.getByRole('button', { name: /谁来填 \d+ 家适用/ })).toBeVisible();
  const address = page.url().replace(/^.*#\/e\/[^/]+/, '');
  const deadline = page.getByLabel('截止', { exact: true });
  const standard = page.getByRole('group', { name: '展位类型' }).getByText('标展');
  const before = await deadline.inputValue();

  await test.step('the line of dates and what saving does', async () => {
    await deadline.fill('2099-01-01T18:00');
    await page.getByLabel('逾期受理到').fill('');
    await expect(page.getByText(/截止由 .* 改为 2099-01-01 18:00/)).toBeVisible();
    await standard.click();
    await expect(page.getByText(/适用的展商由 \d+ 家变为 \d+ 家/)).toBeVisible();
    await expect(page.getByText('3 处改动还没保存')).toBeVisible();
    await standard.click();
    await expect(page.getByText('2 处改动还没保存')).toBeVisible();
  });

  await test.step('without a network it says so and keeps everything', async () => {
    await page.route('**/api/console/forms/*', (route) => route.abort());
    await page.getByRole('button', { name: /^保存/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: '填的内容都还在' })).toBeVisible();
    await expect(deadline).toHaveValue('2099-01-01T18:00');
    await page.unroute('**/api/console/forms/*');
  });

  await test.step('a colleague is faster: both values are shown', async () => {
    const other = await browser.newPage();
    await openConsole(other, 'admin', '/forms');
    await other.goto(`/console/#${address}`);
    await other.getByLabel('逾期受理到').fill('');
    await other.getByLabel('截止', { exact: true }).fill('2098-01-01T18:00');
    await other.getByRole('button', { name: /^保存/ }).click();
    await expect(other.getByText('已保存', { exact: true })).toBeVisible();
    await other.close();
    await page.getByRole('button', { name: /^保存/ }).click();
    await expect(page.getByText('别人刚改过，两边的值不一样')).toBeVisible();
    await page.getByText('用我的').click();
    await page.getByRole('button', { name: /^保存/ }).click();
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();
    await expect(page.getByText('截止由 2098-01-01 18:00 改为 2099-01-01 18:00')).toBeVisible();
  });

  await test.step('by keyboard', async () => {
    await page.getByRole('button', { name: /编号与标题/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: /^编号/ })).toBeFocused();
    await page.getByLabel('说明（English）').fill('Policies for raw space');
    await page.getByRole('button', { name: /^保存/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/说明（English）由 .* 改为 Policies for raw space/)).toBeVisible();
  });

  await test.step('the deadline of before again', async () => {
    await deadline.fill(before);
    await page.getByRole('button', { name: /^保存/ }).click();
    await expect(page.getByText(/截止由 2099-01-01 18:00 改为/)).toBeVisible();
  });

  await test.step('at every width nothing is cut', async () => {
    for (const width of [1440, 1280, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: test.info().outputPath(`settings-${width}.png`), fullPage: true });
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWide, `scrolls sideways at ${width}`).toBe(false);
    }
  });
});

test('the list of forms: searched, moved and moved back, put away and used again', async ({ page }) => {
  await openConsole(page, 'editor', '/forms');
  const table = page.getByRole('table', { name: '表格清单' });
  const row = (code: string) => table.getByRole('row').filter({ has: page.getByText(code, { exact: true }) });
  const actions = (code: string) => page.getByRole('button', { name: `${code} 的操作` });
  const act = async (code: string, name: string | RegExp) => {
    await actions(code).click();
    await page.getByRole('menuitem', typeof name === 'string' ? { name, exact: true } : { name }).click();
  };
  await expect(row('C1')).toBeVisible();

  await test.step('at 1280 and 1440 nothing is cut', async () => {
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: test.info().outputPath(`forms-${width}.png`) });
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWide, `scrolls sideways at ${width}`).toBe(false);
    }
  });

  await test.step('searched', async () => {
    await page.getByRole('searchbox', { name: '搜索编号或表格名' }).fill('c11');
    await expect(table.getByRole('rowheader', { name: /./ })).toHaveCount(2);
    await page.getByRole('searchbox').fill('没有这样的表格');
    await expect(page.getByText('没有符合条件的表格')).toBeVisible();
    await page.getByRole('searchbox').fill('');
  });

  const codes = async () => {
    await expect(row('C1')).toBeVisible();
    return table.getByRole('row').locator('td:first-child').allTextContents();
  };
  await test.step('moved by keyboard, and undone', async () => {
    const before = await codes();
    const at = before.indexOf('C2');
    await actions('C2').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: '上移' }).press('Enter');
    await expect(page.getByText('C2 已移动')).toBeVisible();
    await expect
      .poll(codes)
      .toEqual([...before.slice(0, at - 1), 'C2', before[at - 1], ...before.slice(at + 1)]);
    await page.getByRole('button', { name: '撤销' }).click();
    await expect.poll(codes).toEqual(before);
    await act('C2', /^移到 F/);
    await expect.poll(async () => (await codes()).at(-1)).toBe('C2');
    await page.getByRole('button', { name: '撤销' }).click();
    await expect.poll(codes).toEqual(before);
  });

  await test.step('put away, seen there, and used again', async () => {
    await act('C11', '收起');
    await page.getByRole('alertdialog').getByRole('button', { name: '收起' }).click();
    await expect(page.getByText('C11 已收起')).toBeVisible();
    await expect(row('C11')).toHaveCount(0);
    await page.getByRole('tab', { name: '已收起' }).click();
    await expect(row('C11')).toBeVisible();
    await act('C11', '恢复使用');
    await page.getByRole('dialog').getByRole('button', { name: '恢复使用' }).click();
    await expect(page.getByText('没有收起的表格')).toBeVisible();
    await page.getByRole('tab', { name: '使用中' }).click();
    await expect(row('C11')).toBeVisible();
  });

  const submit = page.getByRole('button', { name: '建好并去设计' });
  await test.step('a new one is made blank by keyboard, and deleted', async () => {
    await page.getByRole('link', { name: '新建表格' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '新建表格' })).toBeVisible();
    await submit.press('Enter');
    await expect(page.getByText('请填表格名')).toBeVisible();
    await expect(page.getByLabel('表格名')).toBeFocused();
    await page.keyboard.type('吊挂点位置');
    await page.getByLabel('分组').selectOption('Z');
    await expect(page.getByLabel('编号')).toHaveValue('Z1');
    await page.keyboard.press('Enter');
    await submit.press('Enter');
    await expect(page.getByText('还没有题目')).toBeVisible();
    await page.goto('/console/#/forms');
    await act('Z1', '删除');
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(row('Z1')).toHaveCount(0);
  });

  /** As the choice of forms calls it: its code and its title. */
  const labelOf = async (code: string) =>
    (await page.getByLabel('哪份表格').locator('option').allTextContents()).find((text) =>
      text.startsWith(`${code} `),
    ) ?? '';
  await test.step('one is made like another, and one from a file with problems is not', async () => {
    await page.getByRole('link', { name: '新建表格' }).click();
    await page.getByText('表格的 JSON 文件').click();
    const twice = {
      formItems: [
        { formItemId: 'a', label: '甲' },
        { formItemId: 'a', label: '乙' },
      ],
    };
    await page.getByLabel('选择文件').setInputFiles({
      name: 'twice.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(twice)),
    });
    await expect(page.getByText('twice.json：2 题')).toBeVisible();
    await page.getByLabel('表格名').fill('两题');
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: '请先改好' })).toBeVisible();
    await page.getByText('照一份已有的表格').click();
    await page.getByLabel('表格名').fill('');
    await page.getByLabel('哪份表格').selectOption({ label: await labelOf('C11') });
    await expect(page.getByLabel('表格名')).not.toHaveValue('');
    await page.getByLabel('分组').selectOption('Z');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: test.info().outputPath(`new-${width}.png`), fullPage: true });
    }
    await submit.click();
    await expect(page.getByRole('tree', { name: '表格的题目' }).getByRole('treeitem').first()).toBeVisible();
    await page.goto('/console/#/forms');
    await act('Z1', '收起');
    await page.getByRole('alertdialog').getByRole('button', { name: '收起' }).click();
    await expect(row('Z1')).toHaveCount(0);
  });
});
