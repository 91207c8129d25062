import { expect, test } from '@playwright/test';
import { passCaptcha } from './portal/guests.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** An item as organisers add it to a form; the demo has no open form that is signed. */
const signature = {
  formItemId: 'visitor_reg_signature',
  formItemType: 'signature',
  formItemLabel: '本人签名',
  formItemRequired: false,
  formItemOriginalData: JSON.stringify({ prop: 'signature', label: '本人签名', type: 'signature' }),
  span: 12,
  display: true,
};

test('whoever fills in an open form on a desktop signs it on a phone', async ({ page, browser }) => {
  await page.route(/\/api\/open\/form\?/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.form.formItems.push(signature);
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/#/form?formId=visitor_reg');
  await expect(page.getByRole('heading', { name: '观众预登记' })).toBeVisible();
  await page.getByRole('button', { name: '在手机上签' }).click();
  await passCaptcha(page);
  const dialog = page.getByRole('dialog', { name: '在手机上签名' });
  await expect(dialog.getByRole('img', { name: '在手机上签名的二维码' })).toBeVisible();
  const link = await dialog.getByText(/#\/s\?code=/).innerText();

  const context = await browser.newContext({ ...phone, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const hand = await context.newPage();
  await hand.goto(link);
  await expect(hand.getByText(/观众预登记.*本人签名/)).toBeVisible();
  await expect(dialog.getByText('手机已打开，等待签名')).toBeVisible();
  const box = await hand.getByRole('img', { name: '本人签名' }).boundingBox();
  if (box === null) throw new Error('there is no pad');
  await hand.mouse.move(box.x + 60, box.y + 200);
  await hand.mouse.down();
  await hand.mouse.move(box.x + 160, box.y + 120, { steps: 6 });
  await hand.mouse.move(box.x + 260, box.y + 240, { steps: 6 });
  await hand.mouse.up();
  await hand.getByRole('button', { name: '确定' }).click();
  await expect(hand.getByRole('heading', { name: '签名已送到电脑' })).toBeVisible();
  await context.close();

  await expect(dialog).toBeHidden();
  const image = page.getByRole('img', { name: /本人签名/ }).first();
  await expect
    .poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
    .toBeGreaterThan(0);
  // Asked once, somebody is not asked again: neither for the next signature, nor after giving it up.
  await page.getByRole('button', { name: '清除重签' }).click();
  await page.getByRole('button', { name: '在手机上签' }).click();
  await expect(dialog.getByText('等待扫码')).toBeVisible();
  await dialog.getByRole('button', { name: '取 消' }).click();
  await expect(dialog).toBeHidden();
});

test('who does not want to answer the image code is back at the form', async ({ page }) => {
  await page.route(/\/api\/open\/form\?/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.form.formItems.push(signature);
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/#/form?formId=visitor_reg');
  await page.getByRole('button', { name: '在手机上签' }).click();
  const code = page.getByRole('dialog', { name: '图形验证码' });
  await expect(code.locator('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '在手机上签' })).toBeVisible();
});
