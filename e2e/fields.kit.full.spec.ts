import { expect, type Page } from '@playwright/test';
import { test } from './fields/gallery.ts';

async function openKit(page: Page) {
  await page.goto('/gallery/#/?type=kit&face=desktop');
  const part = (name: string) => page.getByRole('region', { name });
  const table = part('通用表格').locator('table, [role=grid]').first();
  await expect(table.getByText('桥式起重机 1', { exact: true })).toBeVisible();
  return { part, table };
}

test('the generic table: heads over heads, order, totals, words cut with a tooltip, few rows in the page', async ({
  page,
}) => {
  const { part, table } = await openKit(page);
  await expect(table.getByRole('columnheader', { name: '单件尺寸 cm' })).toBeVisible();
  await expect(table.getByText('合计')).toBeVisible();
  await expect(table.getByText('399', { exact: true })).toBeVisible();
  await expect(table.getByText('超长').first()).toBeVisible();
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  const note = table.getByText('外包装为木箱').first();
  await note.hover();
  await expect(note).toHaveAttribute('title', /主场叉车卸货$/);
  await expect(part('通用表格').getByText('暂无数据')).toBeVisible();

  await table.getByRole('button', { name: /单件重量/ }).click();
  await table.getByRole('button', { name: /单件重量/ }).click();
  await expect(table.getByText('数控车床 200')).toBeVisible();

  await part('通用表格').getByRole('button', { name: '第 5 页' }).click();
  await expect(table.getByText('桥式起重机 801').or(table.getByText('数控车床 1000')).first()).toBeVisible();
  await table.getByRole('button', { name: '导出的列' }).first().click();
  const exported = part('通用表格').locator('output');
  await expect(exported).toContainText('单件重量 (kg)');
  await expect(exported).not.toContainText('录入人');
});

test('the generic table: a column is drawn wider, the name stays while the rest scrolls sideways', async ({
  page,
}) => {
  const { table } = await openKit(page);
  const head = table.getByRole('columnheader', { name: /备注/ });
  const before = (await head.boundingBox())?.width ?? 0;
  const grip = head.getByRole('slider').or(head.getByRole('separator')).first();
  const place = await grip.boundingBox();
  if (place === null) throw new Error('The column has no grip');
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await page.mouse.move(place.x + 80, place.y + place.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await head.boundingBox())?.width ?? 0).toBeGreaterThan(before + 40);
  const name = table.getByText('桥式起重机 1', { exact: true });
  const left = (await name.boundingBox())?.x;
  await name.hover();
  await page.mouse.wheel(400, 0);
  await expect(table.getByRole('columnheader', { name: /总重量/ })).toBeInViewport();
  expect((await name.boundingBox())?.x).toBe(left);
});

test('a tree of fifty thousand: few of them in the page, a hall is ticked whole, the search finds one', async ({
  page,
}) => {
  const { part } = await openKit(page);
  const tree = part('五万个节点的树').getByRole('tree');
  await tree.focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'Space']) {
    await page.keyboard.press(key);
  }
  await expect(part('五万个节点的树').getByText('已选 1 个')).toBeVisible();
  await expect(tree.getByRole('treeitem', { name: '1 号馆', exact: true })).toHaveAttribute(
    'aria-checked',
    'mixed',
  );
  expect(await tree.getByRole('treeitem').count()).toBeLessThan(60);
  const indent = (name: string) =>
    tree.getByRole('treeitem', { name, exact: true }).evaluate((row) => row.style.paddingLeft);
  expect(await indent('1 号馆 1 排')).toBe('21px');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(part('五万个节点的树').getByText('已选 2500 个')).toBeVisible();
  await part('五万个节点的树').getByRole('textbox', { name: '搜索' }).fill('展位 204950');
  await expect(tree.getByRole('treeitem')).toHaveCount(3);
});

test(
  'what opens over a page is sixty of a hundred wide, closes by Escape and gives the focus back',
  { tag: '@full' },
  async ({ page }) => {
    const { part } = await openKit(page);
    for (const name of ['弹出表单', '抽屉', '底部弹层', '看图']) {
      const opener = part('浮层').getByRole('button', { name });
      await opener.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      if (name === '弹出表单') expect((await dialog.boundingBox())?.width).toBeCloseTo(1440 * 0.6, -1);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  },
);
