import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { violations } from './axe/violations.ts';
import { openForm, signIn } from './portal/sign-in.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

const openPhone = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ ...phone, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })).newPage();

/** Opens the dialog with the code, and tells the link that the code says. */
async function askForSignature(page: Page): Promise<{ readonly dialog: Locator; readonly link: string }> {
  await page.getByRole('button', { name: '在手机上签' }).click();
  const dialog = page.getByRole('dialog', { name: '在手机上签名' });
  await expect(dialog.getByRole('img', { name: '在手机上签名的二维码' })).toBeVisible();
  await expect(dialog.getByText('等待扫码')).toBeVisible();
  const link = await dialog.getByText(/#\/s\?code=/).innerText();
  return { dialog, link };
}

/** One stroke over the middle of the pad. */
async function draw(page: Page): Promise<void> {
  const box = await page.getByRole('img', { name: '负责人签名' }).boundingBox();
  if (box === null) throw new Error('there is no pad');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.25, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, y - 40, { steps: 6 });
  await page.mouse.move(box.x + box.width * 0.75, y + 30, { steps: 6 });
  await page.mouse.up();
}

const inkOf = (page: Page): Promise<number> =>
  page.locator('canvas').evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let dark = 0;
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 40) dark += 1;
    return dark;
  });

test('a letter on a desktop is signed on a phone, turned on its side meanwhile', async ({
  page,
  browser,
}) => {
  await signIn(page, '13800000002');
  await openForm(page, '/commitmentLetter');
  const { dialog, link } = await askForSignature(page);
  expect(await violations(page)).toEqual([]);

  const hand = await openPhone(browser);
  await hand.goto(link);
  await expect(hand.getByRole('heading', { name: '签名' })).toBeVisible();
  await expect(hand.getByText(/负责人签名/)).toBeVisible();
  await expect(dialog.getByText('手机已打开，等待签名')).toBeVisible();
  expect(await violations(hand)).toEqual([]);

  await hand.getByRole('button', { name: '确定' }).click();
  await expect(hand.getByText('签名不能为空')).toBeVisible();
  await draw(hand);
  expect(await inkOf(hand)).toBeGreaterThan(200);
  // Turned: the strokes are still there, and nothing lies outside the screen.
  await hand.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => inkOf(hand)).toBeGreaterThan(200);
  expect(await hand.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(390);
  await hand.setViewportSize(phone.viewport);
  await hand.getByRole('button', { name: '确定' }).click();
  await expect(hand.getByRole('heading', { name: '签名已送到电脑' })).toBeVisible();

  await expect(dialog).toBeHidden();
  await expect(page.getByText('手机上的签名已收到')).toBeVisible();
  const image = page.getByRole('img', { name: /负责人签名/ }).first();
  await expect(image).toBeVisible();
  expect(await image.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth)).toBeGreaterThan(
    0,
  );
  await expect(page.getByText(/已自动保存/).first()).toBeVisible();

  // It was kept like any answer: the draft holds it.
  await page.reload();
  await page.getByRole('button', { name: '接着填' }).click();
  await expect(page.getByRole('img', { name: /负责人签名/ }).first()).toBeVisible();
  // The link is used up.
  const other = await openPhone(browser);
  await other.goto(link);
  await expect(other.getByText('链接无效或已过期')).toBeVisible();
});

test('given up on either side, both are told; a new code works', async ({ page, browser }) => {
  await signIn(page, '13800000002');
  await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
  const first = await askForSignature(page);
  const hand = await openPhone(browser);
  await hand.goto(first.link);
  await hand.getByRole('button', { name: '不签了' }).click();
  await expect(hand.getByRole('heading', { name: '已放弃签名' })).toBeVisible();
  await expect(first.dialog.getByText('手机上放弃了签名')).toBeVisible();
  await first.dialog.getByRole('button', { name: '换一个二维码' }).click();
  await expect(first.dialog.getByText('等待扫码')).toBeVisible();
  const link = await first.dialog.getByText(/#\/s\?code=/).innerText();
  expect(link).not.toBe(first.link);

  await hand.goto('about:blank');
  await hand.goto(link);
  await expect(hand.getByRole('button', { name: '确定' })).toBeVisible();
  // A phone that is loaded again goes on with the link it opened.
  await hand.reload();
  await expect(hand.getByRole('button', { name: '确定' })).toBeVisible();
  await first.dialog.getByRole('button', { name: '取 消' }).click();
  await expect(hand.getByRole('heading', { name: '电脑上已取消' })).toBeVisible();
  await expect(page.getByRole('button', { name: '在手机上签' })).toBeVisible();
});

test('a phone that is signed in itself signs at its root', async ({ page, browser }) => {
  await signIn(page, '13800000002');
  await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
  const { dialog, link } = await askForSignature(page);
  const hand = await openPhone(browser);
  await signIn(hand, '13800000002');
  await hand.goto(link);
  await expect(hand).toHaveURL(/#\/\?sign=/);
  await draw(hand);
  await hand.getByRole('button', { name: '确定' }).click();
  await expect(hand.getByRole('heading', { name: '签名已送到电脑' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await hand.getByRole('link', { name: '回到首页' }).click();
  await expect(hand.getByRole('heading', { level: 1 })).toContainText(/要处理|都交了/);
});
