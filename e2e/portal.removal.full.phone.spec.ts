import { expect, test } from '@playwright/test';
import { signIn } from './portal/sign-in.ts';

/** An exhibitor whose people were all approved. */
const exhibitor = '13804173009';

test('on a phone the removal of somebody approved is requested with a reason, also where the network breaks off', async ({
  page,
  context,
}) => {
  await signIn(page, exhibitor);
  await page.goto('/#/personnelInfo');
  const row = page.getByRole('listitem').filter({ hasText: '已通过' }).last();
  const more = row.getByRole('button', { name: /^更多 / });
  const name = ((await more.getAttribute('aria-label')) ?? '').replace('更多 ', '');
  await more.tap();
  await page.getByRole('menuitem', { name: '移除' }).tap();
  const dialog = page.getByRole('dialog', { name: `移除${name}？` });
  await dialog.getByRole('button', { name: '申请移除' }).tap();
  await expect(dialog.getByText('请写明移除原因')).toBeVisible();
  const reason = dialog.getByRole('textbox', { name: /移除原因/ });
  await expect(reason).toBeFocused();
  await reason.fill('临时换人');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: '申请移除' }).tap();
  await expect(dialog.getByText('没有连上服务器，请检查网络后重试')).toBeVisible();
  await expect(reason).toHaveValue('临时换人');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: '申请移除' }).tap();
  const notice = page.getByText('已向组委会申请移除 1 人');
  await expect(notice).toBeVisible();
  const requested = page.getByRole('listitem').filter({ hasText: name });
  await expect(requested).toContainText('已申请移除');
  // The notice does not lie over the places at the foot of the page.
  const nav = await page.getByRole('navigation', { name: '主导航' }).boundingBox();
  const box = await notice.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(nav?.y ?? 0);
  await requested.getByRole('button', { name: /^更多 / }).tap();
  await expect(page.getByRole('menuitem')).toHaveText(['查看', '证件']);
});
