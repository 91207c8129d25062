import { fileURLToPath } from 'node:url';
import { expect, test, type Page, type Route } from '@playwright/test';
import { readWorkbook } from '@zhantai/workbooks/read';
import { adoptAll } from './portal/review.ts';
import { signIn } from './portal/sign-in.ts';
import { choose, downloaded, XLSX } from './tables/import-dialog.ts';
import { idNumber, peopleWorkbook, personName, type PersonMistake } from './tables/people.ts';
import { portrait } from './tables/portrait.ts';
import { entryOf } from './tables/zip-entry.ts';
import { zip } from './tables/zip.ts';

const places = Array.from({ length: 300 }, (_, place) => place);
/** Who brings them. */
const COMPANY = '岑岭液压设备有限公司';
/** Twelve of the three hundred. */
const mistakes = new Map<number, PersonMistake>(
  places
    .filter((place) => place % 25 === 7)
    .map((place, at) => [place, (['id', 'mobile', 'name'] as const)[at % 3] ?? 'id']),
);

async function openPeople(page: Page): Promise<void> {
  await signIn(page, '13800000002');
  await page.goto('/#/personnelInfo');
  await expect(page.getByRole('heading', { name: '参展人员', level: 1 })).toBeVisible();
}

/** The template of people, filled in and saved by LibreOffice. */
const filled = (name: string): string => fileURLToPath(new URL(`tables/files/${name}`, import.meta.url));

async function importPeople(page: Page, name: string, buffer: Buffer, good: number): Promise<void> {
  await page.getByRole('button', { name: '导入 Excel' }).click();
  await choose(page, { name, mimeType: XLSX, buffer });
  await sendPeople(page, good);
}

/** Sends what this browser has judged. */
async function sendPeople(page: Page, good: number): Promise<void> {
  await page.getByRole('button', { name: `导入 ${good} 人` }).click();
  await expect(page.getByRole('dialog', { name: '导入结果' })).toBeVisible({ timeout: 60_000 });
}

test('an exhibitor imports three hundred people with twelve mistakes, corrects them, and gets badges', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openPeople(page);
  const template = await downloaded(page, () => page.getByRole('button', { name: '下载模板' }).click());
  expect(template.name).toMatch(/\.xlsx$/);
  expect(readWorkbook(template.bytes).ok).toBe(true);

  // Every mistake is seen at its cell before anything is sent.
  await page.getByRole('button', { name: '导入 Excel' }).click();
  await choose(page, { name: '人员.xlsx', mimeType: XLSX, buffer: await peopleWorkbook(places, mistakes) });
  const preview = page.getByRole('dialog', { name: '导入参展人员' });
  await expect(preview.getByText('288 人可以导入，12 行有错')).toBeVisible();
  await expect(preview.getByText('300 行', { exact: true })).toBeVisible();
  const wrong = preview
    .getByRole('row')
    .filter({ hasText: '格式不正确' })
    .or(preview.getByText('请输入姓名'));
  await expect(wrong).toHaveCount(12);
  await expect(preview.getByRole('row').filter({ hasText: personName(7) })).toContainText(
    '990417199001010018身份证号格式不正确',
  );
  const noted = await downloaded(page, () =>
    preview.getByRole('button', { name: '下载标出错误的文件' }).click(),
  );
  expect(noted.name).toBe('人员（错误标注）.xlsx');
  expect(entryOf(noted.bytes, /^xl\/comments.*\.xml$/)).toContain('ref="F9"');
  await sendPeople(page, 288);
  const result = page.getByRole('dialog', { name: '导入结果' });
  await expect(result.getByRole('status')).toHaveText('重复数据0条已覆盖，导入成功288条，失败12条！');
  await expect(result.getByText('导入失败数据：')).toBeVisible();
  const failures = result.getByRole('row');
  await expect(failures).toHaveCount(13);
  // The eighth person stands in row nine of the workbook.
  await expect(failures.nth(1)).toContainText('9');
  await expect(failures.nth(1)).toContainText(personName(7));
  await expect(failures.nth(1)).toContainText('身份证号');
  await expect(failures.nth(2)).toContainText('手机');
  await expect(result.getByText(/其余 288 人已经写入名单/)).toBeVisible();
  const marked = await downloaded(page, () => result.getByRole('link', { name: '下载这 12 条' }).click());
  const reading = readWorkbook(marked.bytes);
  expect(reading.ok).toBe(true);
  expect(entryOf(marked.bytes, /^xl\/comments.*\.xml$/)).toContain('身份证号');

  // Only those that failed, corrected: nobody else changes.
  await result.getByRole('button', { name: '重新选择文件' }).click();
  await choose(page, {
    name: '更正.xlsx',
    mimeType: XLSX,
    buffer: await peopleWorkbook([...mistakes.keys()]),
  });
  await expect(page.getByText('12 人全部通过检查')).toBeVisible();
  await sendPeople(page, 12);
  await expect(result.getByRole('status')).toHaveText('重复数据0条已覆盖，导入成功12条，失败0条！');
  await result.getByRole('button', { name: '完 成' }).click();
  await expect(page.getByText(/共 30\d 人/)).toBeVisible();

  // The same people again are repeats, and nobody doubles.
  await importPeople(page, '再来.xlsx', await peopleWorkbook(places.slice(0, 20)), 20);
  await expect(result.getByRole('status')).toHaveText('重复数据20条已覆盖，导入成功0条，失败0条！');
  await result.getByRole('button', { name: '完 成' }).click();
  await expect(page.getByText(/共 30\d 人/)).toBeVisible();

  // Photos by ID number complete three of them; one file belongs to nobody.
  const photo = await portrait(page);
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '导入照片' }).click();
  await choose(page, {
    name: 'photos.zip',
    mimeType: 'application/zip',
    buffer: zip({
      [`${idNumber(0)}.jpg`]: photo,
      [`${idNumber(1)}_front.jpg`]: photo,
      [`${idNumber(2)}.jpg`]: photo,
      '990417199912310015.jpg': photo,
    }),
  });
  const photos = page.getByRole('dialog', { name: '按证件号导入照片' });
  await expect(photos.getByText('资料齐全，已提交')).toHaveCount(3, { timeout: 60_000 });
  await expect(photos.getByText('名单里没有这个证件号')).toHaveCount(1);
  await photos.getByRole('button', { name: '完 成' }).click();

  // Before the review a badge is a preview; after it the code is there.
  await page.getByRole('tab', { name: '待审核' }).click();
  await expect(page.getByRole('row').filter({ hasText: personName(0) })).toContainText('待审核');
  await openBadge(page, personName(0));
  const badges = page.getByRole('dialog', { name: /参展证预览/ });
  await expect(badges.getByRole('article', { name: personName(0) })).toContainText('审核通过后才印二维码');
  await page.keyboard.press('Escape');
  await adoptAll(page.request, COMPANY, ['exhibitorPersion']);
  await page.getByRole('tab', { name: '已通过' }).click();
  const adopted = page.getByRole('row').filter({ hasText: '产品经理' });
  await expect(adopted).toHaveCount(1);
  await openBadge(page, '产品经理');
  const badge = badges.getByRole('article');
  await expect(badge.getByRole('img', { name: /的证件二维码$/ })).toBeVisible();
  await expect(badge).toContainText('参展证');
  const pdf = await downloaded(page, () => badges.getByRole('button', { name: /PDF/ }).click());
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await page.keyboard.press('Escape');

  // The list as a workbook that can be corrected and imported again, and as text with numbers masked.
  await page.getByRole('tab', { name: '全部' }).click();
  await page.getByRole('button', { name: '导出' }).click();
  const book = await downloaded(page, () => page.getByRole('menuitem', { name: /Excel/ }).click());
  const list = readWorkbook(book.bytes);
  expect(list.ok && list.sheet.rows.some(({ cells }) => cells.includes(idNumber(5)))).toBe(true);
  await page.getByRole('button', { name: '导出' }).click();
  const csv = await downloaded(page, () => page.getByRole('menuitem', { name: /CSV/ }).click());
  expect(csv.bytes.toString('utf8')).toContain(personName(5));
  expect(csv.bytes.toString('utf8')).not.toContain(idNumber(5));
});

async function openBadge(page: Page, name: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: name });
  const open = row.getByRole('button', { name: /^证件/ });
  if (!(await open.isVisible())) await row.getByRole('button', { name: /更多/ }).click();
  await open
    .or(page.getByRole('menuitem', { name: '证件' }))
    .first()
    .click();
}

for (const [kind, first] of [
  ['xls', '8条，失败2条'],
  ['xlsx', '0条，失败2条'],
] as const) {
  test(`people from the template that LibreOffice filled in and saved as ${kind}`, async ({ page }) => {
    await openPeople(page);
    await page.getByRole('button', { name: '导入 Excel' }).click();
    await choose(page, filled(`people-with-mistakes.${kind}`));
    const preview = page.getByRole('dialog', { name: '导入参展人员' });
    await expect(preview.getByText('8 人可以导入，2 行有错')).toBeVisible();
    const rows = preview.getByRole('row');
    await expect(rows.filter({ hasText: '身份证号格式不正确' })).toContainText('5');
    await expect(rows.filter({ hasText: '手机格式不正确' })).toContainText('1380000');
    await sendPeople(page, 8);
    const result = page.getByRole('dialog', { name: '导入结果' });
    // The second file holds the same people: they are repeats, and nobody doubles.
    await expect(result.getByRole('status')).toHaveText(
      `重复数据${kind === 'xls' ? 0 : 8}条已覆盖，导入成功${first}！`,
    );
    const marked = await downloaded(page, () => result.getByRole('link', { name: '下载这 2 条' }).click());
    expect(marked.name).toMatch(/\.xlsx$/);
    expect(entryOf(marked.bytes, /^xl\/comments.*\.xml$/)).toContain('ref="F5"');
  });
}

test('files that are no list of people, and no photos, are refused in words', async ({ page }) => {
  await openPeople(page);
  await page.getByRole('button', { name: '导入 Excel' }).click();
  const dialog = page.getByRole('dialog');
  await choose(page, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(dialog.getByRole('alert')).toContainText('格式不正确，请上传xlsx或xls文件');
  await choose(page, { name: 'a.xlsx', mimeType: XLSX, buffer: Buffer.from('not a workbook') });
  await expect(dialog.getByRole('alert')).toContainText('格式不正确，请上传xlsx或xls文件');
  await dialog.getByRole('button', { name: '关 闭' }).click();
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '导入照片' }).click();
  await choose(page, { name: 'a.rar', mimeType: 'application/zip', buffer: Buffer.from('x') });
  await expect(dialog.getByRole('alert')).toHaveText('格式不正确，请上传zip文件');
  await choose(page, { name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('not an archive') });
  await expect(dialog.getByRole('alert')).toBeVisible();
});

test('an ID number tells the day of birth and the sex, a photo is cropped to the size of a badge', async ({
  page,
}) => {
  await openPeople(page);
  await page.getByRole('link', { name: '添加人员' }).click();
  const number = page.getByRole('textbox', { name: '身份证号' });
  await number.fill(idNumber(900));
  await number.blur();
  await expect(page.getByText(/出生日期 1990-/)).toBeVisible();
  const facts = page.getByRole('status').filter({ hasText: '出生日期' });
  await expect(facts).toContainText('男');

  await page.getByRole('button', { name: '选照片并裁剪' }).click();
  const dialog = page.getByRole('dialog', { name: '裁剪证件照' });
  await choose(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await portrait(page, 900, 700) });
  const area = dialog.getByRole('application', { name: '照片位置' });
  // The person is begun by the first save meanwhile; the page under the dialog gets its address.
  await expect(page).toHaveURL(/[?&]id=[\da-f]{8}-/);
  await expect(area).toBeVisible();
  await area.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('+');
  await dialog.getByRole('button', { name: '旋转 90°' }).click();
  await dialog.getByRole('slider', { name: '缩放' }).fill('1.2');
  const box = await area.boundingBox();
  if (box === null) throw new Error('The frame is not drawn');
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 130, box.y + 90, { steps: 4 });
  await page.mouse.up();
  await page.mouse.wheel(0, -40);
  await dialog.getByRole('button', { name: '裁好并上传' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/photo.*\.jpg/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '裁剪照片' })).toBeVisible();

  // One that is too small is told so, and cannot be taken.
  await page.getByRole('button', { name: '裁剪照片' }).click();
  await dialog.getByRole('button', { name: '换一张' }).click();
  await choose(page, { name: 'tiny.jpg', mimeType: 'image/jpeg', buffer: await portrait(page, 120, 160) });
  await expect(dialog.getByText(/照片太小/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: '裁好并上传' })).toBeDisabled();
});

test('who has not agreed to the privacy policy does so in the import, and goes on there', async ({
  page,
}) => {
  await signIn(page, '13800000006');
  await page.goto('/#/personnelInfo');
  await page.getByRole('button', { name: '导入 Excel' }).click();
  const dialog = page.getByRole('dialog', { name: '导入参展人员' });
  await expect(dialog.getByRole('heading', { name: '先看一下怎么使用个人资料' })).toBeFocused();
  await expect(dialog.getByText('名单里有证件、照片或健康资料。导入前请阅读隐私政策。')).toBeVisible();
  await expect(dialog.getByRole('link', { name: '阅读隐私政策' })).toHaveAttribute('href', '#/privacy');
  await expect(dialog.locator('input[type=file]')).toHaveCount(0);

  // Who does not agree leaves, and is asked again.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '导入照片' }).click();
  const photos = page.getByRole('dialog', { name: '按证件号导入照片' });
  await expect(photos.getByRole('button', { name: '同意并继续' })).toBeVisible();
  await photos.getByRole('button', { name: '关 闭' }).click();

  await page.getByRole('button', { name: '导入 Excel' }).click();
  await dialog.getByRole('button', { name: '同意并继续' }).click();
  await choose(page, { name: '人员.xlsx', mimeType: XLSX, buffer: await peopleWorkbook([400]) });
  await sendPeople(page, 1);
  await expect(page.getByRole('dialog', { name: '导入结果' }).getByRole('status')).toHaveText(
    '重复数据0条已覆盖，导入成功1条，失败0条！',
  );
  await page.getByRole('button', { name: '完 成' }).click();

  // Nobody is asked twice, unless the policy was changed while they chose: then before the same rows go on.
  await page.getByRole('button', { name: '导入 Excel' }).click();
  await choose(page, { name: '人员.xlsx', mimeType: XLSX, buffer: await peopleWorkbook([401]) });
  await page.route('**/import-exhibitorPerson*', refuseUnagreed, { times: 1 });
  await page.route('**/consent*', answerUnagreed, { times: 1 });
  await dialog.getByRole('button', { name: '导入 1 人' }).click();
  await dialog.getByRole('button', { name: '同意并继续' }).click();
  await sendPeople(page, 1);
});

/** As the server answers once the policy was changed. */
const refuseUnagreed = (route: Route) =>
  route.fulfill({
    status: 400,
    json: { code: 400, success: false, data: { reason: 'CONSENT_NEEDED' }, msg: '请先同意隐私政策' },
  });

async function answerUnagreed(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer: { readonly data: object } = await response.json();
  await route.fulfill({ response, json: { ...answer, data: { ...answer.data, given: false } } });
}
