import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { openCuttingProxy } from './portal/cutting-proxy.ts';
import { field } from './portal/journeys.ts';
import { partFiles } from './portal/part-files.ts';
import { openForm, signIn } from './portal/sign-in.ts';
import { choose, openImport, XLSX } from './tables/import-dialog.ts';
import { peopleWorkbook, personName } from './tables/people.ts';

/** What stands beside the fields of a form that orders, and its words. */
const extraParts = partFiles(/^(?:price-|format-yuan|form-extras|booking-)/);

test('a part of the page that does not come leaves the form alone, and comes with the network', async ({
  page: signedIn,
  context,
}) => {
  await signIn(signedIn, '13804172106');
  const page = await context.newPage();
  await page.route(extraParts, (route) => route.abort());
  await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
  const text = `费用还没载入 ${Date.now()}`;
  await field(page, '布展说明').fill(text);
  await expect(page.getByText(/已自动保存/).first()).toBeVisible();
  const costs = page.getByRole('heading', { name: '本表费用' });
  await expect(costs).toBeHidden();

  await page.unroute(extraParts);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(costs).toBeVisible();
  await expect(page.locator('section', { has: costs })).toHaveCSS('font-size', '13px');
  await expect(field(page, '布展说明')).toHaveValue(text);
});

test('leaving without a network asks, though nothing of the question was loaded when it went', async ({
  page,
  context,
}) => {
  await signIn(page, '13804172106');
  const isDialogs = partFiles(/^sign-in-dialog$/);
  // The sign-in over the page is asked for together with the other dialogs.
  const dialogs = page.waitForResponse((answer) => isDialogs(new URL(answer.url())));
  await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
  await dialogs;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await field(page, '布展说明').fill(`还没发出去 ${Date.now()}`);
  await page.getByRole('link', { name: '表格', exact: true }).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
  await context.setOffline(false);
});

test('a file that was chosen without a network is not called damaged, and is read once there is one', async ({
  page,
  context,
}) => {
  await signIn(page, '13800000002');
  await openForm(page, '/exhibitionBoothCommon');
  const dialog = await openImport(page);
  const file = fileURLToPath(new URL('tables/files/exhibits-with-mistakes.xlsx', import.meta.url));
  await context.setOffline(true);
  await choose(page, file);
  await expect(dialog.getByRole('alert')).toHaveText('没有连上服务器，请检查网络后重试');
  await context.setOffline(false);
  await choose(page, file);
  await expect(dialog.getByText('exhibits-with-mistakes.xlsx').first()).toBeVisible();
});

test('a menu of a list that cannot be loaded leaves its page alone, and opens with the network', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '13804173009');
  await page.goto('/#/personnelInfo');
  const more = page.getByRole('button', { name: /^更多 / }).first();
  await expect(more).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await more.click();
  await expect(page.getByRole('heading', { level: 1, name: '参展人员' })).toBeVisible();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await context.setOffline(false);
  await expect(page.getByRole('menu')).toBeVisible({ timeout: 20_000 });
});

/** The server does what the next call of such an address asks, and its answer is lost; drafts may be passed over. */
async function loseAnswer(page: Page, address: string, drafts: 'too' | 'aside' = 'aside'): Promise<void> {
  const lost = { one: false };
  await page.route(address, async (route) => {
    const draft = /"draft":true/.test(route.request().postData() ?? '');
    if (lost.one || (draft && drafts === 'aside')) return route.fallback();
    lost.one = true;
    await route.fetch();
    return route.abort();
  });
}

test('a submission whose answer is lost is not called failed, and pressed again it is the same one', async ({
  page,
}) => {
  await signIn(page, '13800000002');
  await openForm(page, '/basicInfo');
  await field(page, '简称').fill(`岑岭${Date.now() % 1000}`);
  await loseAnswer(page, '**/wditexhibitor/submit');
  // Where somebody is who has filled in the whole form, far below what is said.
  await page.keyboard.press('Tab');
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 10_000);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await page.getByRole('button', { name: '提交', exact: true }).dblclick();
  const box = page.getByRole('alert').filter({ hasText: '不确定有没有提交上' });
  await expect(box).toContainText('再试一次不会重复提交');
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport({ ratio: 1 });
  await box.getByRole('button', { name: '再试一次' }).click();
  await expect(page.getByRole('heading', { name: '「企业基本信息」已提交' })).toBeVisible();
});

test('an order whose answer is lost is placed once, pressed again', async ({ page }) => {
  await signIn(page, '13804172111');
  await page.goto('/#/orders?form=exhibitor_c3');
  await page.getByRole('textbox', { name: '插座 220V/500W的数量' }).fill('5');
  await expect(page.getByText(/^合计/).last()).toContainText('¥800.00');
  await loseAnswer(page, '**/submitSupport');
  const order = page.getByRole('button', { name: /^(下单|更新订单)$/ });
  await order.dblclick();
  // Beside the button that was pressed, however long the list is.
  await expect(page.getByText('没有连上服务器，请检查网络后重试')).toBeInViewport();
  await order.click();
  await expect(page.getByText(/已下单 /).first()).toBeVisible();
  await page.goto('/#/orders');
  const placed = page.getByRole('article', { name: 'C3 水电气申请' });
  await expect(placed).toHaveCount(1);
  await expect(placed.getByRole('row', { name: /插座/ })).toContainText('¥800.00');
});

test('people whose import was answered to nobody are there once, imported again', async ({ page }) => {
  await signIn(page, '13800000001');
  await page.goto('/#/personnelInfo');
  await page.getByRole('button', { name: '导入 Excel' }).click();
  const buffer = await peopleWorkbook([510, 511], new Map());
  await choose(page, { name: '人员.xlsx', mimeType: XLSX, buffer });
  await loseAnswer(page, '**/import-exhibitorPerson');
  const send = page.getByRole('button', { name: '导入 2 人' });
  await send.dblclick();
  await expect(page.getByRole('dialog').getByText('没有连上服务器，请检查网络后重试')).toBeVisible();
  await send.click();
  await page.getByRole('dialog', { name: '导入结果' }).getByRole('button', { name: '完 成' }).click();
  for (const place of [510, 511])
    await expect(page.getByRole('row').filter({ hasText: personName(place) })).toHaveCount(1);
});

test('a person whose first save was answered to nobody is begun once', async ({ page }) => {
  const name = `丢了回答${Date.now() % 1000}`;
  await signIn(page, '13800000002');
  await page.goto('/#/personnelInfo');
  await page.getByRole('link', { name: '添加人员' }).click();
  await loseAnswer(page, '**/wditexhibitor/submit', 'too');
  await page.getByRole('textbox', { name: '姓名' }).first().fill(name);
  await expect(page.getByText(/已自动保存/).first()).toBeVisible({ timeout: 20_000 });
  await page.goto('/#/personnelInfo');
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
});

test('an upload that is cut half-way is reported, nothing of it stays, and sent again it is there whole', async ({
  page,
  baseURL,
}) => {
  const proxy = await openCuttingProxy(baseURL ?? '', 1_000_000);
  const content = Buffer.concat([
    Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%'),
    Buffer.alloc(3_000_000, 'a'),
    Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ]);
  await signIn(page, '13800000002', `${proxy.base}/`);
  await page.goto(`${proxy.base}/#/commitmentLetter`);
  const signer = `断线 ${Date.now()}`;
  await field(page, '签署人').fill(signer);
  await expect(page.getByText(/已自动保存/).first()).toBeVisible({ timeout: 20_000 });
  const stamped = page.locator('[data-prop="stamp_file"]');
  await stamped
    .locator('input[type=file]')
    .setInputFiles({ name: '盖章件.pdf', mimeType: 'application/pdf', buffer: content });
  await expect(stamped.getByRole('alert')).toHaveText(/^没有传上：.*网络/);
  expect(proxy.cuts()).toBeGreaterThan(0);
  await expect(stamped.getByRole('button', { name: /删除「盖章件.pdf」/ })).toBeHidden();
  await expect(field(page, '签署人')).toHaveValue(signer);

  proxy.mend();
  const answer = page.waitForResponse((one) => one.request().method() === 'POST' && one.status() === 200);
  await stamped.getByRole('button', { name: /重传/ }).click();
  await answer;
  await expect(stamped.getByRole('button', { name: /删除「盖章件.pdf」/ })).toBeVisible();
  await expect(stamped.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/已自动保存/).first()).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await page.getByRole('button', { name: '接着填' }).click();
  await expect(stamped.getByRole('button', { name: /删除「盖章件.pdf」/ })).toBeVisible();
  await proxy.close();
});
