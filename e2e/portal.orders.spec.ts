import { expect, test } from '@playwright/test';
import { openForm, signIn } from './portal/sign-in.ts';

const exhibitor = '13804172106';

test('a form says what its answers cost, and what there is not enough of', async ({ page }) => {
  await signIn(page, exhibitor);
  await openForm(page, '/exhibitionBooth?page=exhibitor_c3');
  const costs = page.getByRole('complementary').filter({ hasText: '本表费用' });
  await expect(costs).toContainText('正常价');
  await page.getByRole('checkbox', { name: '动力电' }).check({ force: true });
  await page.getByRole('combobox', { name: '动力电箱' }).click();
  await page.getByRole('option', { name: /380V\/400A/ }).click();
  await page.getByRole('textbox', { name: '动力箱数量' }).fill('2');
  await expect(costs).toContainText('¥37,200.00');
  await page.getByRole('textbox', { name: '动力箱数量' }).fill('9');
  await expect(costs).toContainText('¥167,400.00');
  await costs.getByRole('button', { name: /380V\/400A只剩 \d 个，这里要 9/ }).click();
  await expect(page.getByRole('combobox', { name: '动力电箱' })).toBeFocused();

  await costs.getByRole('button', { name: '价目表' }).click();
  const list = page.getByRole('dialog', { name: 'C3 价目表' });
  await expect(list.getByRole('row', { name: /380V\/400A/ })).toContainText('¥22,320.00');
});

test(
  'an order from the price list: the total follows, a shortage and a refusal stand at their row, the price is frozen',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, exhibitor);
    await page.goto('/#/orders?form=exhibitor_c3');
    await expect(page.getByRole('heading', { name: 'C3 水电气申请：按价目表订' })).toBeVisible();
    const total = page.getByText(/^合计/).last();
    const sockets = page.getByRole('textbox', { name: '插座 220V/500W的数量' });
    await sockets.fill('3');
    await expect(total).toContainText('¥480.00');
    await sockets.fill('2');
    await expect(total).toContainText('¥320.00');
    // Around the clock costs three times as much; the days of the fair are what is ordered.
    const period = page.getByRole('combobox', { name: '插座 220V/500W的使用时段' });
    await period.selectOption('h24');
    await expect(total).toContainText('¥960.00');
    await period.selectOption('');
    await expect(total).toContainText('¥320.00');

    const large = page.getByRole('textbox', { name: /380V\/400A的数量/ });
    // What is left stands at the row at once; what one exhibitor may have is said by the server's refusal.
    const problem = page.getByRole('row', { name: /380V\/400A/ }).getByRole('alert');
    await large.fill('9');
    await expect(problem).toContainText(/只剩 \d 个/);
    await page.getByRole('button', { name: '下单' }).click();
    await expect(problem).toContainText(/每家最多 1 个，您共订 9/);
    await large.fill('');
    await page.getByRole('button', { name: '下单' }).click();
    await expect(page.getByText(/已下单 /).first()).toBeVisible();

    await page.goto('/#/orders');
    const order = page.getByRole('article', { name: 'C3 水电气申请' });
    await expect(order).toContainText('已下单');
    await expect(order.getByRole('row', { name: /插座/ })).toContainText('正常价');
    await expect(order.getByRole('row', { name: /插座/ })).toContainText('¥320.00');
    await order.getByRole('button', { name: '打印或存 PDF' }).click();
    await expect(page.getByRole('dialog', { name: 'C3 水电气申请 订单' })).toContainText('¥320.00');
  },
);
