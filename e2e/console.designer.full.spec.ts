import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe/violations.ts';
import { openConsole } from './exhibitors/open-console.ts';

const FORM = '/forms/exhibitor_c4/design';

const canvasOf = (page: Page) => page.getByRole('listbox', { name: '表格的题目' });
const labelOf = (page: Page) => page.getByRole('textbox', { name: '题目', exact: true });
const saved = (page: Page) => page.getByText(/^保存于 \d\d:\d\d$/);

/** The name of the selected item and its place among all. */
async function selected(page: Page): Promise<readonly [name: string, place: number]> {
  const option = canvasOf(page).getByRole('option', { selected: true });
  const place = await option.getAttribute('aria-posinset');
  return [(await option.textContent()) ?? '', Number(place)];
}

test('an item is inserted, named, made required, moved, undone and done again by keyboard, and stays', async ({
  page,
}) => {
  await openConsole(page, 'editor', FORM);
  const canvas = canvasOf(page);
  await expect(canvas.getByRole('option').first()).toBeVisible();
  const before = await canvas.getByRole('option').count();

  await test.step('inserted after the first item, with the focus in its label', async () => {
    await canvas.focus();
    await page.keyboard.press('ArrowDown');
    expect((await selected(page))[1]).toBe(1);
    await page.getByRole('button', { name: '单行文字', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(canvas.getByRole('option')).toHaveCount(before + 1);
    await expect(labelOf(page)).toBeFocused();
    await page.keyboard.type('现场联系电话');
    await page.keyboard.press('Escape');
    await expect(canvas).toBeFocused();
    await expect.poll(() => selected(page)).toEqual([expect.stringContaining('现场联系电话'), 2]);
  });

  await test.step('required, wide and moved up, each said', async () => {
    await page.keyboard.press('r');
    await expect(page.getByText('「现场联系电话」必填', { exact: true })).toBeVisible();
    await page.keyboard.press('4');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByText(`「现场联系电话」移到第 1 项，共 ${before + 1} 项`)).toBeVisible();
    const [name, place] = await selected(page);
    expect(name).toContain('必填');
    expect(name).toContain('24 栏');
    expect(place).toBe(1);
  });

  await test.step('undone and done again', async () => {
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await selected(page))[1]).toBe(2);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(async () => (await selected(page))[1]).toBe(1);
    await page.keyboard.press('Control+d');
    await expect(canvas.getByRole('option')).toHaveCount(before + 2);
    await page.keyboard.press('Delete');
    await expect(canvas.getByRole('option')).toHaveCount(before + 1);
  });

  await test.step('saved by itself, and there after a reload', async () => {
    await expect(saved(page)).toBeVisible();
    await page.reload();
    const first = canvas.getByRole('option').first();
    await expect(first).toHaveAccessibleName(/现场联系电话.*必填/);
    await expect(canvas.getByRole('option')).toHaveCount(before + 1);
  });

  await test.step('the page of versions tells what it differs in', async () => {
    await page.goto('/console/#/forms/exhibitor_c4/versions');
    await expect(page.getByRole('heading', { level: 2, name: /^草稿比第 1 版改了 \d+ 处/ })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: '现场联系电话' }).first()).toBeVisible();
  });
});

test('several items are set, copied into another form, cut and pasted back, and a type is found by its name', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openConsole(page, 'editor', '/forms/exhibitor_c5/design');
  const canvas = canvasOf(page);
  const options = canvas.getByRole('option');
  const chosen = canvas.getByRole('option', { selected: true });
  await expect(options.first()).toBeVisible();
  const before = await options.count();

  await test.step('two text fields by the list of types, found by their English name', async () => {
    await canvas.focus();
    for (const label of ['甲题', '乙题']) {
      await page.keyboard.press('End');
      await page.keyboard.press('/');
      await expect(page.getByRole('combobox', { name: '插入题型' })).toBeFocused();
      await page.keyboard.type('long te');
      await expect(page.getByRole('listbox', { name: '插入题型' }).getByRole('option')).toHaveText([
        '多行文字',
      ]);
      await page.keyboard.press('Enter');
      await expect(labelOf(page)).toBeFocused();
      await page.keyboard.type(label);
      await page.keyboard.press('Escape');
    }
    await expect(options).toHaveCount(before + 2);
  });

  await test.step('both at once, by keyboard and by mouse', async () => {
    await page.keyboard.press('Shift+ArrowUp');
    await expect(chosen).toHaveCount(2);
    await expect(page.getByText('选中 2 项', { exact: true }).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('r');
    await expect(options.nth(before)).toContainText('必填');
    await expect(options.nth(before + 1)).toContainText('必填');
    await page.getByRole('button', { name: '12 栏', exact: true }).click();
    await expect(options.nth(before)).toContainText('12 栏');
    await page.getByRole('button', { name: '撤销', exact: true }).click();
    await expect(chosen).toHaveCount(2);
    await expect(options.nth(before)).toContainText('24 栏');
    await options.nth(before).click();
    await options.nth(0).click({ modifiers: ['Control'] });
    await expect(chosen).toHaveCount(2);
    await options.nth(before + 1).click({ modifiers: ['Shift'] });
    await expect(chosen).toHaveCount(before + 2);
    await page.keyboard.press('Escape');
    await expect(chosen).toHaveCount(1);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+a');
    await expect(chosen).toHaveCount(before + 2);
  });

  await test.step('copied and pasted here, each under a field name of its own', async () => {
    await options.nth(before).click();
    await options.nth(before + 1).click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+v');
    await expect(options).toHaveCount(before + 4);
    await expect(page.getByText(`粘贴 2 项，从第 ${before + 3} 项起，共 ${before + 4} 项`)).toBeVisible();
    await page.keyboard.press('Control+x');
    await options.nth(0).click();
    await page.keyboard.press('Control+v');
    await expect(options).toHaveCount(before + 4);
    await expect(chosen).toHaveText([/甲题/, /乙题/]);
    expect(await options.nth(1).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Delete');
    await expect(options).toHaveCount(before + 2);
    await expect(saved(page)).toBeVisible();
  });

  await test.step('pasted into another form, and nothing that is no item', async () => {
    await page.goto('/console/#/forms/common_insurance/design');
    await expect(options.first()).toBeVisible();
    const there = await options.count();
    await canvas.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Control+v');
    await expect(options).toHaveCount(there + 2);
    await page.evaluate(() => navigator.clipboard.writeText('{"formItems":1}'));
    await page.keyboard.press('Control+v');
    await expect(page.getByText(/^剪贴板里不是表格的题目/)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(options).toHaveCount(there);
  });

  await test.step('what a rule watches goes with its conditions, after a question, and comes back', async () => {
    const source = options.filter({ hasText: '保险方式' }).first();
    const ruled = options.filter({ hasText: '统保方案' }).first();
    await source.click();
    await page.keyboard.press('Delete');
    const dialog = page.getByRole('alertdialog', { name: '删除「保险方式」，连同条件？' });
    await expect(dialog.getByText(/「统保方案」.*以后总是显示/)).toBeVisible();
    await dialog.getByRole('button', { name: '连同条件删除' }).click();
    await expect(ruled).not.toContainText('按条件显示');
    await expect(canvas).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(ruled).toContainText('按条件显示');
    await expect(source).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('dragged from the types, and to another place', async () => {
    const count = await options.count();
    const first = options.first();
    const box = await first.boundingBox();
    const below = { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) - 3 };
    await page.getByRole('button', { name: '数字', exact: true }).dragTo(first, { targetPosition: below });
    await expect(options).toHaveCount(count + 1);
    // Behind the row, in which two stand.
    await expect(options.nth(2)).toContainText('数字');
    await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
    await options.nth(3).dragTo(first, { targetPosition: below });
    await expect(page.getByText(/移到第 3 项，共/)).toBeVisible();
    await expect(options.nth(3)).toContainText('数字');
    await canvas.focus();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(options).toHaveCount(count);
  });

  await test.step('published from here: the same report as on the page of versions', async () => {
    await page.goto('/console/#/forms/exhibitor_c5/design');
    await page.getByRole('button', { name: '发布', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^发布第 \d+ 版/ });
    await expect(dialog.getByText(/甲题/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('without a network it says so and saves later; what two changed differently is asked', async ({
  page,
  browser,
}) => {
  const FORM_OF_TWO = '/forms/exhibitor_c6/design';
  await openConsole(page, 'editor', FORM_OF_TWO);
  const other = await browser.newPage();
  await openConsole(other, 'admin', FORM_OF_TWO);
  for (const one of [page, other]) await canvasOf(one).getByRole('option').nth(1).click();

  await test.step('no network', async () => {
    await page.route('**/draft', (route) => route.abort());
    await labelOf(page).fill('甲的题目');
    await expect(page.getByText('没有保存，会再试')).toBeVisible();
    await page.unroute('**/draft');
    await page.getByRole('button', { name: '现在保存' }).click();
    await expect(saved(page)).toBeVisible();
  });

  await test.step('both changed one label', async () => {
    await labelOf(other).fill('乙的题目');
    const dialog = other.getByRole('dialog', { name: '别人也改了同一处' });
    await expect(dialog.getByText('甲的题目')).toBeVisible();
    await dialog.getByRole('radio', { name: /甲的题目/ }).check();
    await dialog.getByRole('button', { name: '按所选保存' }).click();
    await expect(dialog).toBeHidden();
    await expect(saved(other)).toBeVisible();
    await expect(labelOf(other)).toHaveValue('甲的题目');
  });
  await other.close();
});
