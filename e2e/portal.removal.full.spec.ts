import { expect, test } from '@playwright/test';
import { signIn } from './portal/sign-in.ts';
import { staffHeaders } from './staff/staff-headers.ts';

/** An exhibitor whose people were all approved. */
const exhibitor = '13804173009';

test('of somebody approved the organiser is asked with a reason, and its answer comes as a notice', async ({
  page,
  request,
}) => {
  await signIn(page, exhibitor);
  await page.goto('/#/personnelInfo');
  const row = page.getByRole('row').filter({ hasText: '已通过' }).first();
  await row.getByRole('button', { name: '移除' }).click();
  const dialog = page.getByRole('dialog', { name: /^移除/ });
  await expect(dialog.getByText(/确认前证件仍然有效/)).toBeVisible();
  await dialog.getByRole('button', { name: '申请移除' }).click();
  await expect(dialog.getByText('请写明移除原因')).toBeVisible();
  await dialog.getByRole('textbox', { name: /移除原因/ }).fill('临时换人');
  await dialog.getByRole('button', { name: '申请移除' }).click();
  await expect(page.getByText('已向组委会申请移除 1 人')).toBeVisible();
  const pending = page.getByRole('row').filter({ hasText: '已申请移除' });
  await expect(pending).toHaveCount(1);
  await expect(pending.getByRole('button', { name: '移除' })).toHaveCount(0);

  const headers = await staffHeaders(request);
  const queue = await request.get('/api/console/submissions?formId=exhibitorPersion&changeRequested=true', {
    headers,
  });
  const { data } = await queue.json();
  const [wish] = data.records;
  const answered = await request.post(`/api/console/submissions/${wish.id}/removal`, {
    headers,
    data: { revision: wish.revision, remove: false, reason: '证件已制作' },
  });
  expect(answered.status()).toBe(200);
  await page.goto('/#/notices');
  await expect(page.getByText(/没有移除，证件仍然有效：证件已制作/).first()).toBeVisible();
});
