import { expect, test } from '@playwright/test';
import {
  correctAndResubmit,
  leaveAndReturn,
  outliveTheSession,
  seeLogic,
  typeOffline,
} from './portal/journeys.ts';
import { signIn } from './portal/sign-in.ts';

test('the checklist on a phone leads to a form and back', async ({ page }) => {
  await signIn(page, '13804172203');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('还有 5 份表格要处理');
  await page.getByRole('tabpanel').getByRole('link', { name: /A1/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('企业基本信息');
  // Nothing is wider than the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: '回到首页' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('份表格要处理');
});

test('what is wider than a phone does not bring the face of a desktop', async ({ page }) => {
  await signIn(page, '13804172203');
  await page.evaluate(() => {
    const wide = document.createElement('div');
    wide.style.cssText = 'width: 900px; height: 1px';
    document.body.append(wide);
  });
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBeGreaterThan(500);
  // Everything is drawn anew in another language.
  await page.getByRole('combobox', { name: '语言' }).selectOption('en');
  const forms = page.getByRole('navigation').getByRole('link', { name: 'Forms' });
  await expect.poll(async () => (await forms.boundingBox())?.y ?? 0).toBeGreaterThan(600);
});

test('a home of very many forms is no wider than the phone', async ({ page }) => {
  await signIn(page, '13804173005');
  await expect(page.getByRole('link', { name: /^C19/ }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('fields appear and disappear by the logic of the form', async ({ page }) => {
  await signIn(page, '13804173008');
  await seeLogic(page);
});

test('a draft survives leaving and is offered on return', async ({ page }) => {
  await signIn(page, '13804173002');
  await leaveAndReturn(page, '手机上写的');
});

test('a returned form is corrected and taken', { tag: '@full' }, async ({ page }) => {
  await signIn(page, '13804173010');
  await correctAndResubmit(page);
});

test('an ended session opens the sign-in over the page and keeps the input', async ({ page }) => {
  await signIn(page, '13804172108');
  await outliveTheSession(page, '13804172108', '手机上重新登录后还在');
});

test(
  'what is typed without a network is kept and sent later',
  { tag: '@full' },
  async ({ page, context }) => {
    await signIn(page, '13804172108');
    await typeOffline(page, context, '手机没有网络时写的');
  },
);
