import { expect, type Locator, type Page } from '@playwright/test';
import { picture, type SampleFile } from './fields/files.ts';
import { openSpecimen, test } from './fields/gallery.ts';

/** Drops or pastes files, as a person would from another window. */
async function hand(target: Locator, event: 'drop' | 'paste', files: readonly SampleFile[]): Promise<void> {
  const plain = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }));
  await target.evaluate(
    (element, { kind, sent }) => {
      const data = new DataTransfer();
      for (const { name, mimeType, bytes } of sent) {
        data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      }
      const options = { bubbles: true, cancelable: true };
      if (kind === 'paste') {
        element.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
        return;
      }
      element.dispatchEvent(new DragEvent('dragover', { ...options, dataTransfer: data }));
      element.dispatchEvent(new DragEvent('drop', { ...options, dataTransfer: data }));
    },
    { kind: event, sent: plain },
  );
}

const uploads = '**/wditexhibitor/putImg';
const idsOf = async (wire: Locator): Promise<readonly string[]> =>
  (await wire.textContent())
    ?.replaceAll('"', '')
    .split(',')
    .filter((id) => id !== '') ?? [];

test('files are chosen, dropped and pasted up to the limit; what does not fit is reported before it is sent', async ({
  page,
}) => {
  const { whole, field } = await openSpecimen(page, { type: 'upload', variant: 'pictures' });
  let sent = 0;
  await page.route(uploads, async (route) => {
    sent += 1;
    await route.continue();
  });
  const wire = whole.locator('dd code');
  const list = field.getByRole('list', { name: '已选的文件' });
  await expect(field.getByText('PNG、JPG，单个不超过 200 KB')).toBeVisible();
  const input = field.locator('input[type=file]');
  await input.setInputFiles({ name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
  await expect(field.getByText('「说明.txt」的格式不对，请上传 PNG、JPG')).toBeVisible();
  await input.setInputFiles(picture('大图.png', 300));
  await expect(field.getByText(/单个文件不能超过 200 KB，「大图.png」\d{3} KB/)).toBeVisible();
  expect(sent).toBe(0);

  const zone = field.getByText('把文件拖到这里，或');
  await hand(zone, 'paste', [picture('粘贴.png')]);
  await expect(list.getByRole('button', { name: '粘贴.png', exact: true })).toBeVisible();
  await expect.poll(() => idsOf(wire)).toHaveLength(1);
  await hand(zone, 'drop', [picture('甲.png'), picture('乙.png')]);
  await expect(field.getByText('最多 2 个文件，多出的没有上传')).toBeVisible();
  await expect.poll(() => idsOf(wire)).toHaveLength(2);
  await expect(input).toHaveCount(0);
  expect(sent).toBe(2);

  await list.getByRole('button', { name: '删除「粘贴.png」' }).click();
  await expect.poll(() => idsOf(wire)).toHaveLength(1);
  await expect(input).toHaveCount(1);
});

test('what the server refuses says why, and is not offered to be sent again', async ({ page }) => {
  const { whole, field } = await openSpecimen(page, { type: 'upload', variant: 'pictures' });
  const input = field.locator('input[type=file]');
  await input.setInputFiles({
    name: '改名.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture at all'),
  });
  await expect(field.getByRole('alert')).toHaveText(/^没有传上：.+/);
  await expect(field.getByRole('button', { name: '重传' })).toHaveCount(0);
  await field.getByRole('button', { name: '取消上传「改名.png」' }).click();
  await expect(field.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => idsOf(whole.locator('dd code'))).toHaveLength(0);
});

test('files stand in the order of choice, whichever arrives first, and are marked when they are there', async ({
  page,
}) => {
  const { field } = await openSpecimen(page, { type: 'upload', variant: 'pictures' });
  let first = true;
  await page.route(uploads, async (route) => {
    const waits = first;
    first = false;
    if (waits) await expect(field.getByText('已上传')).toHaveCount(1);
    await route.continue();
  });
  await field.locator('input[type=file]').setInputFiles([picture('先.png'), picture('后.png')]);
  await expect(field.getByText('已上传')).toHaveCount(2);
  await expect(field.getByRole('listitem').first()).toContainText('先.png');
  await expect(field.getByRole('listitem').last()).toContainText('后.png');
});

test('an upload on a broken network is reported, sent again, and can be given up while it runs', async ({
  page,
}) => {
  const { whole, field } = await openSpecimen(page, { type: 'upload', variant: 'pictures' });
  const wire = whole.locator('dd code');
  const input = field.locator('input[type=file]');
  await page.route(uploads, (route) => route.abort('connectionreset'));
  await input.setInputFiles(picture('断网.png'));
  await expect(field.getByRole('alert')).toHaveText(/^没有传上：.*网络/);
  await expect.poll(() => idsOf(wire)).toHaveLength(0);
  await page.unroute(uploads);
  await field.getByRole('button', { name: '重传' }).click();
  await expect.poll(() => idsOf(wire)).toHaveLength(1);
  await expect(field.getByRole('alert')).toHaveCount(0);

  // This one is never answered.
  await page.route(uploads, () => undefined);
  await input.setInputFiles(picture('不传了.png'));
  await expect(field.getByText(/正在上传 \d+%/)).toBeVisible();
  await field.getByRole('button', { name: '取消上传「不传了.png」' }).click();
  await expect(field.getByText('不传了.png')).toBeHidden();
  await expect.poll(() => idsOf(wire)).toHaveLength(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a stored picture is looked at: zoom in steps of 0.2, quarter turns, the next one, Escape', async ({
  page,
}) => {
  const { field } = await openSpecimen(page, { type: 'upload', state: 'readonly' });
  await expect(field.locator('input[type=file]')).toHaveCount(0);
  await expect(field.getByRole('button', { name: /删除/ })).toHaveCount(0);
  await field.getByRole('button', { name: '查看「plan-1.png」' }).click();
  const viewer = page.getByRole('dialog', { name: '查看图片' });
  const image = viewer.getByRole('img', { name: 'plan-1.png' });
  await expect(image).toBeVisible();
  expect(await image.evaluate((shown) => shown instanceof HTMLImageElement && shown.naturalWidth)).toBe(480);
  await viewer.getByRole('button', { name: '放大' }).click();
  await expect(viewer.getByText('120%')).toBeVisible();
  await viewer.getByRole('button', { name: '向右旋转' }).click();
  await expect(image).toHaveCSS('transform', /matrix\(0, 1\.2, -1\.2, 0,/);
  await page.keyboard.press('0');
  await page.keyboard.press('-');
  await expect(viewer.getByText('80%')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img', { name: 'plan-2.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(field.getByRole('button', { name: '查看「plan-1.png」' })).toBeFocused();
});

/** Writes with the mouse. */
async function write(page: Page, pad: Locator): Promise<void> {
  const box = await pad.boundingBox();
  if (box === null) throw new Error('The pad is not in sight');
  await page.mouse.move(box.x + 60, box.y + 60);
  await page.mouse.down();
  for (const [x, y] of [
    [120, 140],
    [180, 60],
    [240, 150],
  ] as const) {
    await page.mouse.move(box.x + x, box.y + y, { steps: 4 });
  }
  await page.mouse.up();
}

test('a signature by mouse: an empty pad is reported, cleared strokes are gone, a signed one is shown and can be taken back', async ({
  page,
}) => {
  const { whole, field, sends } = await openSpecimen(page, { type: 'signature' });
  await field.getByRole('button', { name: '点击进行签名' }).click();
  const dialog = page.getByRole('dialog', { name: '签名' });
  await dialog.getByRole('button', { name: '确 定' }).click();
  await expect(page.getByText('签名不能为空').first()).toBeVisible();
  await expect(dialog).toBeVisible();
  const pad = dialog.getByRole('img');
  await write(page, pad);
  // What was complained of is no longer so.
  await expect(page.getByText('签名不能为空')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: '撤销' })).toBeVisible();
  await dialog.getByRole('button', { name: '清 除' }).click();
  await expect(dialog.getByRole('button', { name: '撤销' })).toBeHidden();
  await write(page, pad);
  await dialog.getByRole('button', { name: '确 定' }).click();
  await expect(dialog).toBeHidden();
  await expect(whole.locator('dd code')).toHaveText(/^"[^"]*\/api\/files?\/[\w-]+[^"]*"$/);
  const image = field.getByRole('img', { name: '负责人签名（图片）' });
  await expect
    .poll(() => image.evaluate((shown) => shown instanceof HTMLImageElement && shown.naturalWidth))
    .toBeGreaterThan(100);
  await field.getByRole('button', { name: '清除重签' }).click();
  await sends('');
});

test('a signature that cannot be stored keeps the strokes, says so, and is stored on the next try', async ({
  page,
}) => {
  const { whole, field } = await openSpecimen(page, { type: 'signature' });
  await field.getByRole('button', { name: '点击进行签名' }).click();
  const dialog = page.getByRole('dialog', { name: '签名' });
  await write(page, dialog.getByRole('img'));
  await page.route('**/put-file', (route) => route.abort());
  await dialog.getByRole('button', { name: '确 定' }).click();
  await expect(page.getByText('签名没有保存上，请再试一次').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: '撤销' })).toBeVisible();
  await page.unroute('**/put-file');
  await dialog.getByRole('button', { name: '确 定' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('签名没有保存上')).toHaveCount(0);
  await expect(whole.locator('dd code')).toContainText('/api/file');
});
