import { expect } from '@playwright/test';
import { openSpecimen, test } from './fields/gallery.ts';

test('one of some: arrow keys choose, the other-text is requested and sent with its option', async ({
  page,
}) => {
  const { field, sends, leave } = await openSpecimen(page, { type: 'radio' });
  await field.getByRole('radio', { name: '标准展台' }).check({ force: true });
  await sends('a');
  await page.keyboard.press('ArrowDown');
  await sends('b');
  await page.keyboard.press('ArrowDown');
  await sends('o');
  await leave();
  await expect(field.getByText('请输入其他其他的内容')).toBeVisible();
  await field.getByRole('textbox', { name: '其他：请说明' }).fill('双层，含阁楼');
  await sends(String.raw`o_>双层，含阁楼`);
  await field.getByRole('textbox', { name: '其他：请说明' }).fill('a,b');
  await sends(String.raw`o_>a\,b`);
  await expect(field.getByText('请输入其他其他的内容')).toBeHidden();
  await field.getByRole('button', { name: '清除' }).click();
  await sends('');
});

test('any of some: Space ticks and unticks, more than allowed is reported', async ({ page }) => {
  const { field, sends, leave } = await openSpecimen(page, { type: 'checkbox' });
  await field.getByRole('checkbox', { name: '光地特装' }).focus();
  await page.keyboard.press('Space');
  await sends('b');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await sends('a,b');
  await field.getByRole('checkbox', { name: '其他' }).check({ force: true });
  await field.getByRole('textbox', { name: '其他：请说明' }).fill('阁楼');
  await leave();
  await expect(field.getByText('需要的服务最多2项')).toBeVisible();
  await field.getByRole('checkbox', { name: '标准展台' }).uncheck({ force: true });
  await expect(field.getByText('需要的服务最多2项')).toBeHidden();
  await sends('b,o_>阁楼');
});

test('a select by keyboard alone: Enter opens, letters and arrows move, Escape keeps what was', async ({
  page,
}) => {
  const { field, sends } = await openSpecimen(page, { type: 'select' });
  const box = field.getByRole('combobox', { name: '进馆车型' });
  await box.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('listbox', { name: '进馆车型' });
  await expect(list).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await sends('b');
  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await sends('b');
  await field.getByRole('button', { name: '清除' }).click();
  await sends('');
});

test('a select of several: search, ticks, the text of an option that asks for one', async ({ page }) => {
  const { field, sends } = await openSpecimen(page, { type: 'select', variant: 'many' });
  await field.getByRole('combobox', { name: '进馆车型' }).click();
  const search = page.getByRole('combobox', { name: '搜索选项' });
  const list = page.getByRole('listbox', { name: '进馆车型' });
  await expect(search).toBeFocused();
  await search.fill('9.6');
  await expect(list.getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: '厢式货车 9.6 米' }).click();
  await search.fill('没有这种车');
  await expect(page.getByText('没有与「没有这种车」相符的选项')).toBeVisible();
  await search.fill('');
  await page.getByRole('option', { name: '面包车' }).click();
  await page.getByRole('option', { name: '其他车型' }).click();
  await sends('v0,v3,v9');
  await page.keyboard.press('Escape');
  await field.getByPlaceholder('写明车长与轴数').fill('18 米三轴');
  await sends('v0,v3,v9_>18 米三轴');
  await expect(field.getByText('面包车、厢式货车 9.6 米、其他车型')).toBeVisible();
});

test('a select of five thousand keeps few of them in the page and finds the last', async ({ page }) => {
  const { field, sends } = await openSpecimen(page, { type: 'select', variant: 'thousands' });
  await field.getByRole('combobox', { name: '进馆车型' }).click();
  const list = page.getByRole('listbox', { name: '进馆车型' });
  await expect(list.getByRole('option').first()).toBeVisible();
  expect(await list.getByRole('option').count()).toBeLessThan(60);
  await list.focus();
  await page.keyboard.press('End');
  await expect(list.getByRole('option', { name: '第 5000 号供应商' })).toBeVisible();
  await page.getByRole('combobox', { name: '搜索选项' }).fill('4711');
  await page.keyboard.press('Enter');
  await sends('4711');
});

test('a dictionary that does not load says so and is asked again', async ({ page }) => {
  await page.route('**/api/dict/country**', (route) => route.abort());
  const { field, sends } = await openSpecimen(page, { type: 'select', variant: 'remote' });
  await field.getByRole('combobox', { name: '进馆车型' }).click();
  await expect(page.getByText('没能载入选项')).toBeVisible();
  await page.unroute('**/api/dict/country**');
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByRole('option', { name: '中国', exact: true }).click();
  await sends('CN');
});

test('a switch by mouse and Space; what must be accepted is reported', async ({ page }) => {
  const { field, sends, leave } = await openSpecimen(page, { type: 'switch' });
  const control = field.getByRole('switch', { name: /接受搭建守则/ });
  await sends('0');
  await control.focus();
  await leave();
  await expect(field.getByText('请同意接受搭建守则')).toBeVisible();
  await control.focus();
  await page.keyboard.press('Space');
  await sends('1');
  await expect(field.getByText('请同意接受搭建守则')).toBeHidden();
  await field.getByText('接受', { exact: true }).click();
  await sends('0');
});

test('stars: a press chooses, arrow keys move, the chosen star takes it back', async ({ page }) => {
  const { field, sends } = await openSpecimen(page, { type: 'rate', variant: 'ten' });
  await expect(field.getByRole('radio')).toHaveCount(10);
  await field
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: '3 星', exact: true }) })
    .click();
  await sends(3);
  await page.keyboard.press('ArrowRight');
  await sends(4);
  await expect(field.getByText('4 / 10 星')).toBeVisible();
  await field
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: '4 星', exact: true }) })
    .click();
  await sends(null);
});

test('a cascader: level beside level by mouse, then by keyboard', async ({ page }) => {
  const { field, sends } = await openSpecimen(page, { type: 'cascader' });
  const box = field.getByRole('combobox', { name: '展位位置' });
  await box.click();
  await page.getByRole('option', { name: '北区' }).click();
  await page.getByRole('option', { name: '2 号馆' }).click();
  await sends('n,n2');
  await expect(field.getByText('北区 / 2 号馆')).toBeVisible();
  await box.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(2);
  await page.getByRole('listbox').first().focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('listbox').nth(1)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await sends('n,n1');
});

test('a cascader of several paths and one loaded level by level', async ({ page }) => {
  const several = await openSpecimen(page, { type: 'cascader', variant: 'several', state: 'filled' });
  await several.field.getByRole('combobox', { name: '展位位置' }).click();
  await page.getByRole('option', { name: '北区' }).click();
  await page.getByRole('option', { name: '2 号馆' }).click();
  await several.sends('n,n1|s|n,n2');
  await page.keyboard.press('Escape');

  const lazy = await openSpecimen(page, { type: 'cascader', variant: 'region', state: 'filled' });
  await expect(lazy.field.getByText('辽宁省 / 大连市 / 西岗区')).toBeVisible();
  await lazy.field.getByRole('combobox', { name: '展位位置' }).click();
  // What is chosen is open down to its last level.
  await expect(page.getByRole('option', { name: '西岗区', selected: true })).toBeVisible();
  await page.getByRole('option', { name: '河北省' }).click();
  await page.getByRole('option', { name: '石家庄市' }).click();
  await page.getByRole('option', { name: '长安区' }).click();
  await expect(lazy.field.getByText('河北省 / 石家庄市 / 长安区')).toBeVisible();
});

test('a tree: parents and children follow each other, a press outside does not close, cancelling keeps', async ({
  page,
}) => {
  const { field, sends } = await openSpecimen(page, { type: 'tree' });
  const box = field.getByRole('combobox', { name: '目标展馆' });
  await box.click();
  const dialog = page.getByRole('dialog', { name: '选择' });
  const node = (name: string) => dialog.getByRole('treeitem', { name });
  expect((await dialog.boundingBox())?.width).toBeCloseTo(1440 * 0.4, -1);
  await node('北区').getByTitle('展开北区').click();
  await node('1 号馆').click();
  await expect(node('1 号馆')).toHaveAttribute('aria-checked', 'true');
  await expect(node('北区')).toHaveAttribute('aria-checked', 'mixed');
  await node('2 号馆').click();
  await expect(node('北区')).toHaveAttribute('aria-checked', 'true');
  await page.mouse.click(20, 20);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: '确 定' }).click();
  await sends('n,n1,n2');

  await box.click();
  await node('南区').click();
  await dialog.getByRole('button', { name: '取 消' }).click();
  await expect(dialog).toBeHidden();
  await sends('n,n1,n2');
  await expect(box).toBeFocused();
});

test('a tree by keyboard alone, its search, and one choice only', async ({ page }) => {
  const { field, sends } = await openSpecimen(page, { type: 'tree', variant: 'single' });
  await field.getByRole('combobox', { name: '目标展馆' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '选择' });
  const tree = dialog.getByRole('tree');
  await tree.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('treeitem', { name: '1 号馆' })).toHaveAttribute('aria-checked', 'true');
  await dialog.getByRole('textbox', { name: '搜索' }).fill('2 号');
  await expect(dialog.getByRole('treeitem', { name: '1 号馆' })).toBeHidden();
  await dialog.getByRole('treeitem', { name: '2 号馆' }).click();
  await dialog.getByRole('button', { name: '确 定' }).press('Enter');
  await sends('n2');
});

test('a tree loaded level by level; a level that fails is asked again', async ({ page }) => {
  const { field, sends } = await openSpecimen(page, { type: 'tree', variant: 'region' });
  await field.getByRole('combobox', { name: '目标展馆' }).click();
  const dialog = page.getByRole('dialog', { name: '选择' });
  const province = dialog.getByRole('treeitem', { name: /^辽宁省/ });
  await page.route('**/api/dict/region-cn**', (route) => route.abort());
  await province.getByTitle('展开辽宁省').click();
  await expect(province.getByText('没能载入下级，点此重试')).toBeVisible();
  await page.unroute('**/api/dict/region-cn**');
  await province.getByText('没能载入下级，点此重试').click();
  await dialog.getByRole('treeitem', { name: '大连市' }).click();
  await expect(province).toHaveAttribute('aria-checked', 'mixed');
  await dialog.getByRole('button', { name: '确 定' }).click();
  await sends('2102');
  await expect(field.getByText('大连市')).toBeVisible();
});
