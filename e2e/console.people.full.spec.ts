import { expect, test } from '@playwright/test';
import { violations } from './axe/violations.ts';
import { openConsole } from './exhibitors/open-console.ts';
import { layoutFaults } from './widths/layout-faults.ts';

/** Exhibitors that no other journey changes. */
const made = () => `退展试${String(Date.now()).slice(-6)}有限公司`;

test('an editor says who looks after exhibitors, for many at once and for one, and finds them by it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openConsole(page, 'editor', '/exhibitors');
  const table = page.getByRole('table', { name: '展商' });
  await table.getByRole('checkbox').nth(3).check();
  await table.getByRole('checkbox').nth(4).check();
  await page.getByRole('button', { name: '指定负责人' }).click();
  const dialog = page.getByRole('dialog', { name: '给 2 家指定负责人' });
  const owners = dialog.getByRole('combobox', { name: '负责人' });
  const first = (await owners.getByRole('option').nth(1).textContent()) ?? '';
  await owners.selectOption({ label: first });
  await dialog.getByRole('button', { name: '改 2 家' }).click();
  await expect(page.getByText('已改 2 家的负责人')).toBeVisible();
  await page.getByRole('combobox', { name: '负责人' }).selectOption({ label: first });
  await expect(table.getByRole('link')).toHaveCount(2);
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await expect(page.getByText('已撤销，2 家恢复原样')).toBeVisible();
  await expect(page.getByRole('heading', { name: '没有符合条件的展商' }).first()).toBeVisible();
});

test('an exhibitor withdraws and comes back', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const name = made();
  await openConsole(page, 'editor', '/exhibitors');
  await page.getByRole('button', { name: '添加展商' }).click();
  await page.getByRole('dialog').getByLabel('公司名称').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: '添加' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: '添加展位' }).click();
  const booth = page.getByRole('dialog');
  const number = `P${String(Date.now()).slice(-6)}`;
  await booth.getByRole('textbox', { name: /^馆/ }).fill('5');
  await booth.getByLabel('展位号').fill(number);
  await booth.getByLabel('面积').fill('36');
  await booth.getByRole('button', { name: '添加' }).click();
  await page.getByRole('button', { name: '退展' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(`收回展位 5 号馆 ${number}`)).toBeVisible();
  await dialog.getByRole('button', { name: '退展' }).click();
  await expect(dialog.getByText('请填原因')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: /^原因/ }).fill('展品赶不上');
  await dialog.getByRole('button', { name: '退展' }).click();
  await expect(page.getByText(`${name} 已登记退展`)).toBeVisible();
  await expect(page.getByText('还没有展位，分到后出现在这里。')).toBeVisible();
  await page.getByRole('button', { name: '恢复参展' }).click();
  const back = page.getByRole('alertdialog');
  await expect(back.getByText(`5 号馆 ${number} 还空着，归还给它`)).toBeVisible();
  await back.getByRole('textbox', { name: /^原因/ }).fill('展品到了');
  await back.getByRole('button', { name: '恢复参展' }).click();
  await expect(page.getByText(`${name} 已恢复参展`)).toBeVisible();
  await expect(page.getByText(`5 号馆 ${number}`).first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '展品到了' })).toBeVisible();
});

test('an editor fills a form in for an exhibitor', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openConsole(page, 'editor', '/contacts');
  // The demo may be new: what is owed is being worked out.
  await expect(page.getByRole('heading', { name: /^\d+ 家要联系/ })).toBeVisible({ timeout: 90_000 });
  await page.getByRole('table').getByRole('link').nth(2).click();
  const forms = page.getByRole('listitem').filter({ hasText: '未开始' });
  await forms.first().getByRole('link', { name: /^代填/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^代填/ })).toBeVisible();
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // A table measures itself once more after its window changed.
    await expect.poll(() => layoutFaults(page)).toEqual([]);
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '存为草稿' }).click();
  await expect(page.getByText('请填原因').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^原因/ }).fill('电话里念给我填的');
  const late = page.getByLabel('截止后补填的原因');
  if (await late.isVisible()) await late.fill('展位昨天才分到');
  await page.getByRole('button', { name: '存为草稿' }).click();
  await expect(page.getByText('草稿已存，已通知展商')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^表格/ })).toBeVisible();
});

test('an editor gives a booth to somebody, and frees it', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const number = `Q${String(Date.now()).slice(-6)}`;
  await openConsole(page, 'editor', '/booths');
  await page.getByRole('button', { name: '添加展位' }).click();
  const added = page.getByRole('dialog');
  await added.getByRole('textbox', { name: /^馆/ }).fill('5');
  await added.getByLabel('展位号').fill(number);
  await added.getByLabel('面积').fill('18');
  await added.getByRole('button', { name: '添加' }).click();
  await expect(page.getByText(`5 号馆 ${number} 已添加`)).toBeVisible();
  await page.getByRole('searchbox').fill(`5 号馆 ${number.toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1, name: '1 个展位' })).toBeVisible();
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // A table measures itself once more after its window changed.
    await expect.poll(() => layoutFaults(page)).toEqual([]);
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^分配/ }).click();
  const dialog = page.getByRole('dialog', { name: `5 号馆 ${number} 分给谁` });
  await dialog.getByLabel(/^找展商/).fill('G001');
  await dialog.getByRole('radio', { name: /G001$/ }).check();
  const save = dialog.getByRole('button', { name: '保存' });
  await save.click();
  // It has a standard booth: with raw space other forms begin. The second click is the one that does it.
  const effects = dialog.getByText('适用的表格会变');
  await expect(effects).toBeVisible();
  await save.click();
  const assigned = page.getByText(`5 号馆 ${number} 已分给`);
  await expect(assigned).toBeVisible();
  await page.getByRole('button', { name: /^分配/ }).click();
  await dialog.getByRole('radio', { name: '不分给谁，空出来' }).check();
  await save.click();
  await expect(effects).toBeVisible();
  await save.click();
  await expect(page.getByText(`5 号馆 ${number} 已收回`)).toBeVisible();
});

test('an editor adds an entry to a dictionary in the grid', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openConsole(page, 'editor', '/dictionaries');
  await page.getByRole('link', { name: '计量单位' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '字典 计量单位' })).toBeVisible();
  const grid = page.getByRole('main').getByRole('table').or(page.getByRole('main').getByRole('grid'));
  await expect(grid.first()).toBeVisible();
  await expect(page.getByText('没有改动')).toBeVisible();

  await test.step('added, saved, and there when the page is opened anew', async () => {
    await page.getByRole('button', { name: '添加', exact: true }).click();
    const row = page.getByRole('dialog');
    await row.getByLabel('值', { exact: true }).fill('pallet');
    await row.getByLabel('名称', { exact: true }).fill('托盘');
    await row.getByRole('button', { name: /^确\s*定$/ }).click();
    await expect(page.getByText('1 处改动')).toBeVisible();
    await page.getByRole('button', { name: '保存，马上生效' }).click();
    await expect(page.getByText('没有改动')).toBeVisible();
    await page.reload();
    const last = (name: RegExp) => page.getByRole('main').getByRole('textbox', { name }).last();
    await expect(last(/^值/)).toHaveValue('pallet');
    await expect(last(/^名称(?!（)/)).toHaveValue('托盘');
  });

  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // A table measures itself once more after its window changed.
    await expect.poll(() => layoutFaults(page)).toEqual([]);
  }
  expect(await violations(page)).toEqual([]);
});
