import { expect, type Page, test } from '@playwright/test';
import { field } from './portal/journeys.ts';
import { openForm, signIn } from './portal/sign-in.ts';
import { typeStaffLogin } from './staff/type-staff-login.ts';

/** One form from both sides: returned with a word at a field, corrected, compared, adopted. */
const company = '岑岭液压设备';
const comment = '请写明主要产品的压力范围';
const corrected =
  '从事柱塞泵、插装阀和液压站的研发与制造，工作压力 16 至 42 MPa，产品用于注塑机、压机与工程机械，备有试验台与备件库。';

async function openInReview(page: Page) {
  await page.goto('/console/#/review');
  const queue = page.getByRole('navigation', { name: '待审核的提交' });
  await queue.getByRole('link', { name: new RegExp(`A2 ${company}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: '会刊登记' })).toBeVisible();
}

test('a form goes back with a comment, comes corrected, and is adopted', async ({ page: staff, browser }) => {
  await staff.goto('/console/');
  await typeStaffLogin(staff, 'reviewer');
  await expect(
    staff.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: /审核/ }),
  ).toBeVisible();
  await openInReview(staff);
  await staff.getByRole('button', { name: '给「中文简介」的意见' }).click();
  await staff.getByRole('textbox', { name: '给「中文简介」的意见' }).fill(comment);
  await staff.getByRole('button', { name: '保存意见' }).click();
  await staff.getByRole('button', { name: '退回修改' }).click();
  await expect(staff.getByText(/A2 已退回/)).toBeVisible();

  const exhibitor = await browser.newPage({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  await signIn(exhibitor, '13800000002');
  await expect(exhibitor.getByText('已退回').first()).toBeVisible();
  await openForm(exhibitor, '/registrationDirectory');
  await expect(exhibitor.getByText(comment).first()).toBeVisible();
  await field(exhibitor, '中文简介').fill(corrected);
  await exhibitor.getByRole('button', { name: '提交', exact: true }).click();
  await expect(exhibitor.getByRole('heading', { name: '「会刊登记」已提交' })).toBeVisible();

  await staff.reload();
  await openInReview(staff);
  await expect(staff.getByText('相比改了 1 处')).toBeVisible();
  await expect(staff.getByText(comment)).toBeVisible();
  await expect(staff.locator('ins').first()).toBeVisible();
  await staff.getByRole('button', { name: '通过' }).click();
  await expect(staff.getByText(/A2 已通过/)).toBeVisible();

  await exhibitor.goto('/#/');
  await exhibitor.reload();
  await exhibitor.getByRole('tab', { name: /已通过/ }).click();
  await expect(exhibitor.getByRole('tabpanel').getByText('会刊登记')).toBeVisible();
  await exhibitor.close();
});
