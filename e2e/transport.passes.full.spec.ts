import { expect, test, type Page } from '@playwright/test';
import { pdfPages } from './transport/pdf-pages.ts';
import { readQr } from './transport/read-qr.ts';
import { fairDays, type FairDays } from './portal/fair-days.ts';
import { adoptAll } from './portal/review.ts';
import { openForm, signIn } from './portal/sign-in.ts';
import { downloaded } from './tables/import-dialog.ts';

const COMPANY = '澄砚传动科技（宁川）有限公司';
const vehicles = (page: Page) => page.getByRole('grid', { name: /车辆/ });
const cell = (page: Page, column: RegExp, row: number) =>
  vehicles(page)
    .getByRole('textbox', { name: column })
    .nth(row - 1);

test('vehicles with ordinary and new-energy plates get a pass each: a PDF whose codes the gate reads', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, '13800000001');
  await openForm(page, '/exhibitionBoothCommon?page=transport_vehicle');
  await expect(page.getByRole('button', { name: '第 1 行的更多操作' })).toBeVisible();

  // Two rows as they lie in Excel; a plate with too few characters and one of new energy with its blank.
  const days = await fairDays(page.request);
  await page.evaluate((text) => navigator.clipboard.writeText(text), copiedRows(days));
  await cell(page, /^车牌号/, 1).focus();
  await page.keyboard.press('Control+v');
  await expect(vehicles(page).getByRole('rowheader')).toHaveCount(2);
  await expect(vehicles(page).getByText('车牌号为一个汉字、一个字母和 5–6 位字母或数字')).toHaveCount(1);
  await expect(cell(page, /^车牌号/, 2)).toHaveValue('澜AD12345');
  await cell(page, /^车牌号/, 1).fill('澜a·12345');
  await cell(page, /^车牌号/, 1).press('Tab');
  await expect(cell(page, /^车牌号/, 1)).toHaveValue('澜A12345');
  await expect(vehicles(page).getByText('车牌号为一个汉字、一个字母和 5–6 位字母或数字')).toHaveCount(0);

  await page.getByRole('combobox', { name: '货运门' }).click();
  await page.getByRole('option', { name: '5 号馆' }).click();
  await page.getByRole('option', { name: '5-2' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: '最大车宽' }).fill('2.4');
  await page.getByRole('checkbox', { name: /超过 90 分钟/ }).check({ force: true });
  await expect(page.getByRole('button', { name: '车辆通行证' })).toBeHidden();
  await page.getByRole('region', { name: '保存和提交' }).getByRole('button', { name: '提交' }).click();
  await expect(page.getByText(/回执编号/).first()).toBeVisible();

  await adoptAll(page.request, COMPANY, ['transport_vehicle']);
  await page.reload();
  await page.getByRole('button', { name: '车辆通行证' }).click();
  const dialog = page.getByRole('dialog', { name: '车辆通行证' });
  await expect(dialog.getByText('澜A12345', { exact: true })).toBeVisible();
  const said = await dialog.getByRole('img', { name: /的通行证二维码$/ }).count();
  expect(said).toBe(2);

  const pdf = await downloaded(page, () => dialog.getByRole('button', { name: /PDF/ }).click());
  expect(pdf.name).toBe('车辆通行证.pdf');
  const pages = pdfPages(pdf.bytes);
  // A page a vehicle, A4 as it is printed.
  expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
    [592, 842],
    [592, 842],
  ]);
  const links: string[] = [];
  for (const { picture } of pages) {
    // One page after the other, as a gate sees them.
    links.push((await readQr(page, picture)) ?? '');
  }
  expect(new Set(links).size).toBe(2);

  // Whoever stands at the gate has no account.
  const gate = await browser.newContext();
  const scanned = await gate.newPage();
  for (const [place, plate] of ['澜A12345', '澜AD12345'].entries()) {
    await scanned.goto(links[place] ?? '');
    await expect(scanned.getByText('通行证有效')).toBeVisible();
    await expect(scanned.getByText(plate, { exact: true })).toBeVisible();
  }
  await expect(scanned.getByText(`${days.words(-3)} 13–18`)).toBeVisible();
  const [first = ''] = links;
  await scanned.goto(`${first.slice(0, -4)}AAAA`);
  await expect(scanned.getByText('通行证无效')).toBeVisible();
  await gate.close();
});

const copiedRows = (days: FairDays): string =>
  [
    ['澜A1234', '6.8 米', '林一', '', '13800000011', `${days.words(-4)} 08–12`],
    ['澜A D12345', '4.2 米厢货', '林二', '', '13800000012', `${days.words(-3)} 13–18`],
  ]
    .map((row) => `${row.join('\t')}\r\n`)
    .join('');
