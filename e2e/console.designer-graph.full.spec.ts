import { expect, test } from '@playwright/test';
import { violations } from './axe/violations.ts';
import { openConsole } from './exhibitors/open-console.ts';

test('what depends on what is listed and drawn, found, followed by keyboard, and led back to the canvas', async ({
  page,
}) => {
  await openConsole(page, 'editor', '/forms/exhibitor_e7/design');
  const canvas = page.getByRole('tree', { name: '表格的题目' });
  await expect(canvas.getByRole('treeitem').first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('tab', { name: '依赖', exact: true }).click();
  const list = page.getByRole('tree', { name: '依赖列表' });
  const lines = list.getByRole('treeitem');
  const drawing = page.getByRole('group', { name: '依赖图' });

  await test.step('listed under what decides, with the rule as a sentence', async () => {
    await expect(lines.first()).toContainText('「用电」');
    await expect(lines.first()).toHaveAttribute('aria-level', '1');
    const load = lines.filter({ hasText: '「合计功率」' }).first();
    await expect(load).toHaveAttribute('aria-level', '2');
    await expect(load).toContainText(/决定显示 · 当.*「用电」.*时，显示/);
    await expect(lines.filter({ hasText: '「大功率启动说明」' }).first()).toHaveAttribute('aria-level', '3');
    expect(await violations(page)).toEqual([]);
  });

  await test.step('by keyboard: to what it decides and back, with what belongs to it', async () => {
    await list.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(list.getByRole('treeitem', { selected: true })).toHaveAttribute('aria-level', '2');
    await page.keyboard.press('ArrowLeft');
    await expect(list.getByRole('treeitem', { selected: true })).toContainText('「用电」');
    await expect(page.getByText(/「用电」 · 取决于 0 题，决定 \d 题/)).toBeVisible();
  });

  await test.step('found by a word', async () => {
    await page.getByRole('searchbox', { name: '查找题目或规则' }).fill('启动');
    await expect(lines).toHaveCount(1);
    await page.getByRole('searchbox', { name: '查找题目或规则' }).fill('没有这个');
    await expect(page.getByText('没有找到')).toBeVisible();
    await page.getByRole('searchbox', { name: '查找题目或规则' }).fill('');
  });

  await test.step('drawn: arrows go along its lines, Enter to the canvas', async () => {
    const load = drawing.getByRole('button', { name: /「合计功率」/ });
    await load.click();
    await expect(load).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowRight');
    const peak = drawing.getByRole('button', { name: /「大功率启动说明」/ });
    await expect(peak).toBeFocused();
    await expect(page.getByText(/决定显示 · 当.*「合计功率」 > 100 kW时，显示/).last()).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(load).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(canvas).toBeFocused();
    await expect(canvas.getByRole('treeitem', { selected: true })).toContainText('合计功率');
  });
});
