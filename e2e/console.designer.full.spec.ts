import { expect, test, type Locator, type Page } from '@playwright/test';
import { violations } from './axe/violations.ts';
import { openConsole } from './exhibitors/open-console.ts';

const FORM = '/forms/exhibitor_c4/design';

const canvasOf = (page: Page) => page.getByRole('tree', { name: '表格的题目' });
const labelOf = (page: Page) => page.getByRole('textbox', { name: '题目', exact: true });
const saved = (page: Page) => page.getByText(/^保存于 \d\d:\d\d$/);

interface DraftDetail {
  readonly formItems: readonly { readonly formItemId: string; readonly formItemLabel: string }[];
  readonly formLogic: { readonly scheme: readonly unknown[] };
}

/** The name of the selected item and its place among all. */
async function selected(page: Page): Promise<readonly [name: string, place: number]> {
  const option = canvasOf(page).getByRole('treeitem', { selected: true });
  const place = await option.evaluate((element) =>
    [...(element.closest('[role=tree]')?.querySelectorAll('[role=treeitem]') ?? [])].indexOf(element),
  );
  return [(await option.textContent()) ?? '', place + 1];
}

test('an item is inserted, named, made required, moved, undone and done again by keyboard, and stays', async ({
  page,
}) => {
  await openConsole(page, 'editor', FORM);
  const canvas = canvasOf(page);
  await expect(canvas.getByRole('treeitem').first()).toBeVisible();
  const before = await canvas.getByRole('treeitem').count();

  await test.step('inserted after the first item, with the focus in its label', async () => {
    await canvas.focus();
    await page.keyboard.press('ArrowDown');
    expect((await selected(page))[1]).toBe(1);
    await page.getByRole('button', { name: '单行文字', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(canvas.getByRole('treeitem')).toHaveCount(before + 1);
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
    await expect(canvas.getByRole('treeitem')).toHaveCount(before + 2);
    await page.keyboard.press('Delete');
    await expect(canvas.getByRole('treeitem')).toHaveCount(before + 1);
  });

  await test.step('saved by itself, and there after a reload', async () => {
    await expect(saved(page)).toBeVisible();
    await page.reload();
    const first = canvas.getByRole('treeitem').first();
    await expect(first).toHaveAccessibleName(/现场联系电话.*必填/);
    await expect(canvas.getByRole('treeitem')).toHaveCount(before + 1);
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
  const options = canvas.getByRole('treeitem');
  const chosen = canvas.getByRole('treeitem', { selected: true });
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
  for (const one of [page, other]) await canvasOf(one).getByRole('treeitem').nth(1).click();

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

/** Chooses of a list by a part of what it offers. */
async function choose(list: Locator, text: string): Promise<void> {
  const value = await list.locator('option', { hasText: text }).first().getAttribute('value');
  await list.selectOption(value);
}

test('a rule is made by keyboard and saved with its schemes, and what is found is put right', async ({
  page,
}) => {
  const FORM_OF_RULES = '/forms/exhibitor_b3/design';
  await openConsole(page, 'editor', FORM_OF_RULES);
  const canvas = canvasOf(page);
  await expect(canvas.getByRole('treeitem').first()).toBeVisible();
  const sentence = /^新建规则：当[\d.]+「加插座」 ≥ 3时，显示[\d.]+「加射灯」$/;

  await test.step('L opens the rules of the item; a rule is made without a mouse', async () => {
    await canvas.focus();
    for (let at = 0; at < 30; at += 1) {
      await page.keyboard.press('ArrowDown');
      if ((await canvas.getByRole('treeitem', { selected: true }).textContent())?.includes('加射灯') === true)
        break;
    }
    await page.keyboard.press('l');
    await expect(page.getByRole('tab', { name: '逻辑', selected: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '新建规则' })).toBeFocused();
    await page.keyboard.press('Enter');
    const watched = page.getByLabel('条件 1 的题');
    await expect(watched).toBeFocused();
    await expect(watched.locator('option', { hasText: '加射灯' })).toBeDisabled();
    await choose(watched, '加插座');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('条件 1 怎么比')).toBeFocused();
    await choose(page.getByLabel('条件 1 怎么比'), '≥');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3');
    const done = page.getByRole('button', { name: '完成', exact: true });
    await done.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('button', { name: /^修改规则/ })).toBeVisible();
    await expect(page.getByRole('button', { name: '新建规则' })).toBeFocused();
  });

  await test.step('undone and done again as one step', async () => {
    await page.keyboard.press('Escape');
    await expect(canvas).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('没有规则，一直显示。')).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await expect(page.getByText('没有规则，一直显示。')).toHaveCount(0);
  });

  await test.step('the draft that is saved has the scheme that the rule makes', async () => {
    await expect(saved(page)).toBeVisible();
    const read = page.waitForResponse((answer) => answer.url().endsWith('exhibitor_b3/draft') && answer.ok());
    await page.reload();
    const { data }: { data: { detail: DraftDetail } } = await (await read).json();
    const idOf = (label: string) =>
      data.detail.formItems.find(({ formItemLabel }) => formItemLabel === label)?.formItemId;
    expect(data.detail.formLogic.scheme).toContainEqual({
      triggerList: [{ formItemId: idOf('加射灯'), type: 'show' }],
      condition: {
        relation: 'and',
        conditionList: [{ formItemId: idOf('加插座'), expression: 'ge', optionValue: '3' }],
      },
    });
  });

  await test.step('it stands among all rules of the form, and leads to its item', async () => {
    await page.getByRole('tab', { name: '逻辑', exact: true }).first().click();
    await page.getByRole('searchbox', { name: '查找规则' }).fill('加射灯');
    const line = page.getByRole('tabpanel', { name: '逻辑' }).getByRole('listitem');
    await expect(line).toHaveCount(1);
    await expect(line).toContainText('「加插座」 ≥ 3');
    await line.getByRole('button', { name: /^在画布上看/ }).click();
    await expect(canvas.getByRole('treeitem', { selected: true })).toContainText('加射灯');
  });

  await test.step('what looks personal is warned of, found from its line, and marked in one step', async () => {
    await page.getByRole('button', { name: '单行文字', exact: true }).click();
    await page.keyboard.type('领队护照号');
    const findings = page.getByRole('tab', { name: /^问题 0 · 提醒 [1-9]/ });
    await findings.click();
    const line = page.getByRole('listitem').filter({ hasText: '「领队护照号」像是证件号' });
    await line.getByRole('button', { name: /^去改/ }).click();
    await expect(page.locator('[data-prop=sensitive] :focus')).toHaveCount(1);
    await page.getByRole('tab', { name: /^问题/ }).click();
    await line.getByRole('button', { name: '标为敏感信息', exact: true }).click();
    await expect(line).toHaveCount(0);
    await expect(saved(page)).toBeVisible();
  });
});
