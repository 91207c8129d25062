import { expect, test } from '@playwright/test';
import {
  correctAndResubmit,
  field,
  leaveAndReturn,
  leaveAtOnce,
  loseTheTab,
  outliveTheSession,
  seeLogic,
  typeOffline,
} from './portal/journeys.ts';
import { openForm, signIn } from './portal/sign-in.ts';

test('fields appear and disappear by the logic of the form', { tag: '@full' }, async ({ page }) => {
  await signIn(page, '13804172208');
  await seeLogic(page);
});

test('a draft survives leaving and is offered on return', { tag: '@full' }, async ({ page }) => {
  await signIn(page, '13804172106');
  await leaveAndReturn(page, '主结构为铝合金桁架');
  await leaveAtOnce(page, '主结构为铝合金桁架，预留 3 米通道');
});

test('a returned form shows the comments at their fields, tells gaps exactly and is taken once corrected', async ({
  page,
}) => {
  await signIn(page, '13804172112');
  await correctAndResubmit(page);
});

test('an ended session opens the sign-in over the page and keeps the input', async ({ page }) => {
  await signIn(page, '13804172106');
  await outliveTheSession(page, '13804172106', '重新登录后还在');
});

test('what is typed without a network is kept and sent later', async ({ page, context }) => {
  await signIn(page, '13804172106');
  await typeOffline(page, context, '没有网络时写的');
  await loseTheTab(page, context, '关掉页面之前写的');
});

test('two people at one form: who saved what when is reported, and neither version is lost', async ({
  page,
  context,
}) => {
  await signIn(page, '13804173012');
  await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
  const other = await context.newPage();
  await openForm(other, '/exhibitionBooth?page=exhibitor_c1');
  await field(other, '布展说明').fill('另一位同事写的');
  await expect(other.getByText(/已自动保存/).first()).toBeVisible();

  await field(page, '布展说明').fill('我写的');
  const dialog = page.getByRole('alertdialog', { name: '这份表格刚被别人改过' });
  await expect(dialog).toContainText('宦舟');
  await expect(dialog).toContainText('布展说明');
  await expect(dialog).toContainText('两份有 1 处不同');
  await dialog.getByRole('button', { name: '用对方的' }).click();
  await expect(field(page, '布展说明')).toHaveValue('另一位同事写的');
  await page.getByRole('button', { name: '换回我的内容' }).click();
  await expect(field(page, '布展说明')).toHaveValue('我写的');
  await expect(page.getByText(/已自动保存/).first()).toBeVisible();
});

test(
  'the language changes under an open form without taking what was typed',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, '13804172106');
    await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
    await field(page, '布展说明').fill('换语言也不丢');
    await page.getByLabel('语言').selectOption('en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booth services');
    await expect(field(page, 'Notes for move-in')).toHaveValue('换语言也不丢');
  },
);

test(
  'leaving with input that cannot be saved asks, whichever way one leaves',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, '13804172106');
    await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
    await page.route('**/wditexhibitor/submit', (route) => route.abort());
    await field(page, '布展说明').fill('还没存上');
    await page.getByRole('navigation', { name: '参展手册' }).getByRole('link', { name: /A1/ }).click();
    const dialog = page.getByRole('alertdialog', { name: '还有没存好的内容' });
    await dialog.getByRole('button', { name: '继续填写' }).click();
    await expect(page).toHaveURL(/#\/exhibitionBooth/);
    await expect(field(page, '布展说明')).toHaveValue('还没存上');

    await page.goBack();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/#\/exhibitionBooth/);
    await expect(dialog).toContainText('没有网络，内容先存在本机');
    await page.unroute('**/wditexhibitor/submit');
    await dialog.getByRole('button', { name: '存好并离开' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/要处理|都交了/);
    await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
    await expect(field(page, '布展说明')).toHaveValue('还没存上');
  },
);

test(
  'a window made narrow changes the fields and keeps what was typed',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, '13804172106');
    await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
    await field(page, '布展说明').fill('窗口变窄也不丢');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('html')).toHaveAttribute('data-device', 'mobile');
    await expect(page.getByRole('button', { name: '存草稿' })).toBeVisible();
    await expect(field(page, '布展说明')).toHaveValue('窗口变窄也不丢');
  },
);

test('a form for ID numbers asks for consent once, and opens then', async ({ page }) => {
  await signIn(page, '13804172109');
  await page.goto('/#/hotelReservation?id=new');
  const question = page.getByRole('region', { name: '先看一下怎么使用个人资料' });
  const bar = page.getByRole('region', { name: '保存和提交' });
  await expect(question).toBeVisible();
  await expect(bar).toBeHidden();
  const policy = page.context().waitForEvent('page');
  await question.getByRole('link', { name: '阅读隐私政策' }).click();
  await expect((await policy).getByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible();
  await question.getByRole('button', { name: '同意并继续' }).click();
  await expect(bar).toBeVisible();
  await page.reload();
  await expect(bar).toBeVisible();
  await expect(question).toBeHidden();
});
