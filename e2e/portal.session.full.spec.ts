import { expect, test } from '@playwright/test';
import { endSession, signInAgain } from './portal/end-session.ts';
import { field } from './portal/journeys.ts';
import { openForm, signIn } from './portal/sign-in.ts';

const exhibitor = '13804172108';
const pdf = {
  name: 'plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
};

test('the session ends in the middle of an upload: signed in again, the file is sent, nothing typed is lost', async ({
  page,
}) => {
  await signIn(page, '13800000002');
  await openForm(page, '/commitmentLetter');
  await field(page, '签署人').fill('程砚秋（代）');
  await expect(page.getByText(/已自动保存/).first()).toBeVisible({ timeout: 20_000 });
  await endSession(page);
  const stamped = page.locator('[data-prop="stamp_file"]');
  await stamped.locator('input[type=file]').setInputFiles(pdf);
  await signInAgain(page, '13800000002');
  await expect(field(page, '签署人')).toHaveValue('程砚秋（代）');
  await stamped.getByRole('button', { name: /重传/ }).click();
  await expect(stamped.getByRole('button', { name: /删除「plan.pdf」/ })).toBeVisible();
});

test('the session ends before a form is handed in: signed in again, it is handed in as it was', async ({
  page,
}) => {
  await signIn(page, '13800000002');
  await openForm(page, '/basicInfo');
  const name = `岑岭${Date.now() % 1000}`;
  await field(page, '简称').fill(name);
  await expect(page.getByText(/已自动保存/).first()).toBeVisible({ timeout: 20_000 });
  await endSession(page);
  const submit = page.getByRole('button', { name: '提交', exact: true });
  await submit.click();
  await signInAgain(page, '13800000002');
  await expect(field(page, '简称')).toHaveValue(name);
  await submit.click();
  await expect(page.getByRole('heading', { name: '「企业基本信息」已提交' })).toBeVisible();
});

test('the session ends over a price list: the quantities stay, the order is placed', async ({ page }) => {
  await signIn(page, '13804172106');
  await page.goto('/#/orders?form=exhibitor_c3');
  const sockets = page.getByRole('textbox', { name: '插座 220V/500W的数量' });
  await sockets.fill('7');
  await expect(page.getByText(/^合计/).last()).toContainText('¥1,120.00');
  await endSession(page);
  const order = page.getByRole('button', { name: /^(下单|更新订单)$/ });
  await order.click();
  await signInAgain(page, '13804172106');
  await expect(sockets).toHaveValue('7');
  await order.click();
  await expect(page.getByText(/已下单 /).first()).toBeVisible();
});

test('the session ends while a colleague is invited: name and number stay in the dialog', async ({
  page,
}) => {
  await signIn(page, exhibitor);
  await page.goto('/#/account');
  await page.getByRole('button', { name: '邀请同事' }).click();
  const dialog = page.getByRole('dialog', { name: '邀请同事' });
  await dialog.getByLabel('姓名').fill('乔望舒');
  await dialog.getByLabel('手机号').fill(`137${String(Date.now() % 100_000_000).padStart(8, '0')}`);
  await endSession(page);
  await dialog.getByRole('button', { name: '发出邀请' }).click();
  await signInAgain(page, exhibitor);
  await expect(dialog.getByLabel('姓名')).toHaveValue('乔望舒');
  await dialog.getByRole('button', { name: '发出邀请' }).click();
  await expect(page.getByText(/已邀请|已发出/).first()).toBeVisible();
});
