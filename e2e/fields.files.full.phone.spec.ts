import { expect } from '@playwright/test';
import { picture } from './fields/files.ts';
import { openSpecimen, test } from './fields/gallery.ts';

test('on a phone formats, size and number are said; files stand as they were chosen and are marked when they are there', async ({
  page,
}) => {
  const { field } = await openSpecimen(page, { type: 'upload', variant: 'pictures' });
  await expect(field.getByText('PNG、JPG，单个不超过 200 KB，最多 2 个')).toBeVisible();
  let first = true;
  await page.route('**/wditexhibitor/putImg', async (route) => {
    const waits = first;
    first = false;
    if (waits) await expect(field.getByText('已上传')).toHaveCount(1);
    await route.continue();
  });
  await field.locator('input[type=file]').setInputFiles([picture('先.png'), picture('后.png')]);
  await expect(field.getByText('已上传')).toHaveCount(2);
  await expect(field.getByRole('listitem').first()).toContainText('先.png');
  await expect(field.getByRole('listitem').last()).toContainText('后.png');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('on a phone what the server refuses says why; only what broke off on the way is sent again', async ({
  page,
}) => {
  const { field } = await openSpecimen(page, { type: 'upload', variant: 'pictures' });
  const input = field.locator('input[type=file]');
  const refused = { name: '改名.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') };
  await input.setInputFiles(refused);
  await expect(field.getByRole('alert')).toHaveText(/^没有传上：.+/);
  await expect(field.getByRole('button', { name: '重传' })).toHaveCount(0);
  await field.getByRole('button', { name: '取消上传「改名.png」' }).tap();
  await page.route('**/wditexhibitor/putImg', (route) => route.abort('connectionreset'));
  await input.setInputFiles(picture('断网.png'));
  await expect(field.getByRole('alert')).toHaveText(/^没有传上：.*网络/);
  await page.unroute('**/wditexhibitor/putImg');
  await field.getByRole('button', { name: '重传' }).tap();
  await expect(field.getByText('已上传')).toHaveCount(1);
});
