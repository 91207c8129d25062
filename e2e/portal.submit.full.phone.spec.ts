import { expect, test, type Page } from '@playwright/test';
import { draw } from './fields/draw.ts';
import { picture } from './fields/files.ts';
import { field } from './portal/journeys.ts';
import { openForm, signIn } from './portal/sign-in.ts';

const exhibitor = '13804173008';

const fits = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
};
const submit = (page: Page): Promise<void> => page.getByRole('button', { name: '提交', exact: true }).tap();

/** Takes one option of a list that opens as a sheet. */
async function choose(page: Page, name: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).tap();
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByRole('option', { name: option }).tap();
  await sheet.getByRole('button', { name: '确定' }).tap();
  await expect(sheet).toBeHidden();
}

test('an exhibitor fills in and hands in company and booth services on a phone', async ({ page }) => {
  await signIn(page, exhibitor);
  await page.getByRole('tabpanel').getByRole('link', { name: /A1/ }).tap();
  await openForm(page, '/basicInfo');
  await submit(page);
  const gaps = page.getByRole('alert').filter({ hasText: '才能提交' });
  await expect(gaps).toBeFocused();
  await gaps.getByRole('button', { name: /法定代表人/ }).tap();
  await expect(field(page, '法定代表人')).toBeFocused();
  await field(page, '法定代表人').fill('池晚川');
  await page.getByRole('checkbox', { name: '制造' }).tap();
  await page.locator('[data-prop="license_file"] input[type=file]').setInputFiles(picture('licence.png'));
  await expect(page.locator('[data-prop="license_file"]')).toContainText('已上传');
  const contacts = page.getByRole('region', { name: '第1位' });
  await contacts.getByRole('textbox', { name: '姓名' }).fill('池晚川');
  await choose(page, '负责事项', '总负责');
  await contacts.getByRole('textbox', { name: '手机' }).fill(exhibitor);
  await contacts.getByRole('textbox', { name: '电子邮箱' }).fill('chi@chichuan.example');
  await fits(page);
  await submit(page);
  await expect(page.getByRole('heading', { name: '「企业基本信息」已提交' })).toBeFocused();
  await expect(page.getByText('回执编号')).toBeVisible();
  await fits(page);

  await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
  await choose(page, '现场负责人', /池晚川/);
  await page.getByRole('checkbox', { name: '已通读上述内容并同意遵守' }).tap();
  await page.getByRole('checkbox', { name: '已获授权代表本单位签署' }).tap();
  await page.getByRole('button', { name: '点击进行签名' }).tap();
  const sheet = page.getByRole('dialog', { name: '签名' });
  await draw(sheet.locator('canvas'), 60);
  await sheet.getByRole('button', { name: '确定' }).tap();
  await expect(sheet).toBeHidden();
  await submit(page);
  await expect(page.getByRole('heading', { name: '「展位服务」已提交' })).toBeFocused();

  // The home says so, and the sheet can be read again with its signature.
  await page.getByRole('link', { name: '回到首页' }).first().tap();
  await page.getByRole('tab', { name: /^等待/ }).tap();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: /展位服务/ })).toBeVisible();
  await page.reload();
  await page.goto('/#/exhibitionBooth?page=exhibitor_c1');
  await expect(page.getByRole('img', { name: /负责人签名/ })).toBeVisible();
  await expect(page.getByText(/组委会正在审核/)).toBeVisible();
  await fits(page);
});

test('of more forms than a phone shows side by side, the present one is in sight', async ({ page }) => {
  await signIn(page, '13800000007');
  await openForm(page, '/exhibitionBoothSHZY?page=exhibitor_e11');
  const forms = page.getByRole('navigation', { name: '本页的表格' });
  const present = forms.getByRole('button', { name: /用电申请/ });
  await expect(present).toBeInViewport({ ratio: 1 });
  // The others stand behind it.
  await present.tap();
  await expect(forms.getByRole('link', { name: /用电申请/ })).toHaveAttribute('aria-current', 'page');
  await expect(forms.getByRole('link').last()).toBeInViewport();
  await fits(page);
  await page.keyboard.press('Escape');
  await fits(page);
});

test('on a phone the forms of a route stand below the head of the frame and of the form that is open', async ({
  page,
}) => {
  await signIn(page, '13800000001');
  const head = page.getByRole('banner').first();
  const forms = page.getByRole('navigation', { name: '本页的表格' });
  const stands = async () => {
    const above = await head.boundingBox();
    const tabs = await forms.boundingBox();
    return { head: above?.y, below: (tabs?.y ?? 0) >= (above?.y ?? 0) + (above?.height ?? Infinity) };
  };
  // A list of submissions, then a form.
  for (const address of ['/ledAdvertisement', '/exhibitionBoothSHZY']) {
    await page.goto(`/#${address}`);
    await expect(forms).toBeVisible();
    await expect.poll(stands).toEqual({ head: 0, below: true });
  }
  await openForm(page, '/exhibitionBoothSHZY');
  await expect.poll(stands).toEqual({ head: 0, below: true });
  await forms.getByRole('link').last().tap();
  await expect(forms.getByRole('link').last()).toHaveAttribute('aria-current', 'page');
  await expect.poll(stands).toEqual({ head: 0, below: true });
  await fits(page);
});
