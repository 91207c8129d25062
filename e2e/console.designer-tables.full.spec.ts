import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe/violations.ts';
import { openConsole } from './exhibitors/open-console.ts';

/** A form for each journey: none sees what another one left. */
const designOf = (form: string) => `/forms/exhibitor_${form}/design`;

const canvasOf = (page: Page) => page.getByRole('tree', { name: '表格的题目' });
const labelOf = (page: Page) => page.getByRole('textbox', { name: '题目', exact: true });
/** Opens the list of types and types what is sought. */
async function seek(page: Page, type: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: '插入题型' })).toBeFocused();
  await page.keyboard.type(type);
}
const saved = (page: Page) => page.getByText(/^保存于 \d\d:\d\d$/);

test('a table is made, its columns are edited where it stands, and all of it is undone and done again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openConsole(page, 'editor', designOf('e5'));
  const canvas = canvasOf(page);
  const all = canvas.getByRole('treeitem');
  await expect(all.first()).toBeVisible({ timeout: 30_000 });
  const group = canvas.getByRole('group', { name: '「现场搭建」的列' });
  const columns = group.getByRole('treeitem');
  const names = group.locator('b');

  await test.step('inserted and entered by keyboard', async () => {
    await canvas.focus();
    await page.keyboard.press('End');
    await seek(page, '子表');
    await page.keyboard.press('Enter');
    await expect(labelOf(page)).toBeFocused();
    await page.keyboard.type('现场搭建');
    await page.keyboard.press('Escape');
    const table = canvas.getByRole('treeitem', { name: /现场搭建/, expanded: false });
    await expect(table).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByText('进入「现场搭建」的列，Esc 回到子表')).toBeVisible();
    await expect(columns).toHaveCount(1);
    await expect(columns.first()).toHaveAttribute('aria-level', /[23]/);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('columns of what a row may hold', async () => {
    await seek(page, '分节');
    await expect(page.getByText('没有这样的题型').first()).toBeVisible();
    await page.keyboard.press('Escape');
    for (const [type, label] of [
      ['数字', '数量'],
      ['下拉', '时段'],
    ] as const) {
      await seek(page, type);
      await page.keyboard.press('Enter');
      await expect(labelOf(page)).toBeFocused();
      await page.keyboard.type(label);
      await page.keyboard.press('Escape');
      await expect(canvas).toBeFocused();
    }
    await expect(names).toHaveText(['单行文字', '数量', '时段']);
    await expect(page.getByRole('tab', { name: '逻辑', exact: true })).toHaveCount(1);
  });

  await test.step('moved, made required and wider, several at once', async () => {
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(page.getByText('「时段」移到第 2 列，共 3 列')).toBeVisible();
    await expect(names).toHaveText(['单行文字', '时段', '数量']);
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByText('选中 2 列', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('r');
    await page.keyboard.press('1');
    await expect(columns.nth(1)).toHaveAccessibleName(/时段.*必填.*6 栏/);
    await expect(columns.nth(2)).toHaveAccessibleName(/数量.*必填.*6 栏/);
    await expect(columns.nth(0)).not.toHaveAccessibleName(/必填/);
  });

  await test.step('copied and pasted as columns; a section is not taken', async () => {
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+v');
    await expect(names).toHaveText(['单行文字', '时段', '数量', '时段', '数量']);
    await page.keyboard.press('Delete');
    await expect(columns).toHaveCount(3);
    await page.evaluate(() =>
      navigator.clipboard.writeText(
        '{"formItems":[{"formItemId":"x","formItemType":"title","formItemLabel":"节"}]}',
      ),
    );
    await page.keyboard.press('Control+v');
    await expect(page.getByText('「节」不能放进子表')).toBeVisible();
    await expect(columns).toHaveCount(3);
  });

  await test.step('dragged to another place, and a type into the table', async () => {
    await columns.nth(2).dragTo(columns.nth(0), { targetPosition: { x: 8, y: 20 } });
    await expect(names).toHaveText(['数量', '单行文字', '时段']);
    await page
      .getByRole('button', { name: '日期', exact: true })
      .dragTo(columns.nth(0), { targetPosition: { x: 8, y: 20 } });
    await expect(names).toHaveText(['日期', '数量', '单行文字', '时段']);
    await canvas.focus();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(names).toHaveText(['单行文字', '时段', '数量']);
  });

  await test.step('the panel sets the options of a column, Escape leads back', async () => {
    await columns.nth(1).click();
    await page.getByRole('tab', { name: '选项', exact: true }).click();
    await page.getByRole('textbox', { name: '粘贴选项' }).fill('展期\n布展期');
    await page.getByRole('button', { name: /^加入/ }).click();
    await expect(page.getByText('「时段」粘贴了 2 个选项')).toBeVisible();
    await canvas.focus();
    await page.keyboard.press('Escape');
    await expect(canvas.getByRole('treeitem', { name: /现场搭建/ })).toHaveAttribute('aria-selected', 'true');
    await expect(group).toBeHidden();
  });

  await test.step('kept, and the exhibitor would see it', async () => {
    await expect(saved(page)).toBeVisible();
    await page.reload();
    const table = canvas.getByRole('treeitem', { name: /现场搭建/ });
    await expect(table).toContainText('3 列: 单行文字 · 时段 · 数量', { timeout: 30_000 });
    await table.dblclick();
    await expect(names).toHaveText(['单行文字', '时段', '数量']);
  });
});

test('items are pulled to a width, and moved and selected by section', async ({ page }) => {
  await openConsole(page, 'editor', designOf('e4'));
  const canvas = canvasOf(page);
  const all = canvas.getByRole('treeitem');
  await expect(all.first()).toBeVisible({ timeout: 30_000 });
  await canvas.focus();

  await test.step('two text fields under a section each', async () => {
    await page.keyboard.press('End');
    for (const [type, label] of [
      ['分节标题', '甲节'],
      ['单行文字', '甲题'],
      ['分节标题', '乙节'],
      ['单行文字', '乙题'],
    ] as const) {
      await seek(page, type);
      await page.keyboard.press('Enter');
      await expect(labelOf(page)).toBeFocused();
      await page.keyboard.type(label);
      await page.keyboard.press('Escape');
      await expect(canvas).toBeFocused();
    }
    const last = canvas.getByRole('treeitem', { name: /乙题/ });
    await expect(last).toHaveAttribute('aria-level', '2');
    await expect(last).toHaveAttribute('aria-posinset', '1');
    await expect(last).toHaveAttribute('aria-setsize', '1');
  });

  await test.step('by section with PageUp, PageDown and Alt+Shift', async () => {
    const chosen = canvas.getByRole('treeitem', { selected: true });
    await page.keyboard.press('PageUp');
    await expect(chosen).toContainText('乙节');
    await page.keyboard.press('PageUp');
    await expect(chosen).toContainText('甲节');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await expect(chosen).toContainText('乙题');
    await page.keyboard.press('Alt+Shift+ArrowUp');
    await expect(page.getByText(/「乙题」移到第 \d+ 项，共 \d+ 项，第 \d+ 节/)).toBeVisible();
    await expect(all.nth(-2)).toContainText('乙题');
    await page.keyboard.press('Alt+Shift+ArrowDown');
    await expect(all.last()).toContainText('乙题');
  });

  await test.step('pulled with the pointer, one step; Escape gives it up; a double click fills the row', async () => {
    const item = canvas.getByRole('treeitem', { name: /乙题/ });
    const handle = item.locator('[data-resize]');
    const pull = async (columns: number) => {
      await handle.scrollIntoViewIfNeeded();
      const box = await handle.boundingBox();
      const of = await canvas.boundingBox();
      const unit = ((of?.width ?? 0) - 34) / 24;
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + columns * unit, y, { steps: 4 });
    };
    await expect(item).toHaveAccessibleName(/12 栏/);
    await pull(-4.3);
    await expect(page.getByText('8 栏，一行共 8 栏')).toBeVisible();
    await page.mouse.up();
    await expect(item).toHaveAccessibleName(/ 8 栏/);
    await expect(page.getByText('「乙题」占 8 栏')).toBeVisible();
    await pull(6);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(item).toHaveAccessibleName(/ 8 栏/);
    await page.keyboard.press('Control+z');
    await expect(item).toHaveAccessibleName(/12 栏/);
    await handle.dblclick();
    await expect(item).toHaveAccessibleName(/24 栏/);
    await expect(saved(page)).toBeVisible();
  });
});

test('options of a tree are indented by Tab and pasted with their levels', async ({ page }) => {
  await openConsole(page, 'editor', designOf('b2'));
  const canvas = canvasOf(page);
  await expect(canvas.getByRole('treeitem').first()).toBeVisible({ timeout: 30_000 });
  await canvas.focus();
  await page.keyboard.press('End');
  await seek(page, '级联');
  await page.keyboard.press('Enter');
  await expect(labelOf(page)).toBeFocused();
  await page.keyboard.type('产品类别');
  await page.getByRole('tab', { name: '选项', exact: true }).click();
  const label = (at: number) => page.getByRole('textbox', { name: `第 ${at} 行的名称` });

  await test.step('indented, added and moved by keyboard', async () => {
    await label(2).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByText('「选项 2」在第 2 级')).toBeVisible();
    await expect(label(2)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByText('上面没有可以归入的选项')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(label(3)).toBeFocused();
    await page.keyboard.type('木工机械');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(label(2)).toHaveValue('木工机械');
    await expect(page.getByRole('textbox', { name: '第 2 行的值' })).toHaveValue('3');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByText('「木工机械」在第 1 级')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('pasted with levels; a line that skips one is named', async () => {
    const paste = page.getByRole('textbox', { name: '粘贴树的选项' });
    await paste.fill('木工机械\n\t\t锯机');
    await expect(page.getByText('第 2 行「锯机」比上一行深了不止一级')).toBeVisible();
    await paste.fill('木工机械\n\t锯机\n\t刨床\n金属加工');
    await page.getByRole('button', { name: '加入 3 个选项，1 个已有' }).click();
    await expect(page.getByRole('region', { name: '6 个选项' })).toBeVisible();
    await label(2).focus();
    await page.keyboard.press('Control+Delete');
    await expect(page.getByText(/^删除「木工机械」，共 \d 个选项$/)).toBeVisible();
    await canvas.focus();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('region', { name: '6 个选项' })).toBeVisible();
    await expect(saved(page)).toBeVisible();
  });
});
