import { expect, type Page } from '@playwright/test';
import { violations } from './axe/violations.ts';
import { openSpecimen, test } from './fields/gallery.ts';
import { openForm } from './portal/sign-in.ts';
import { typeStaffLogin } from './staff/type-staff-login.ts';

const states = {
  filled: '@full',
  error: [],
  empty: '@full',
  readonly: '@full',
  required: '@full',
  long: '@full',
};

for (const face of ['desktop', 'mobile'] as const) {
  for (const [state, tag] of Object.entries(states)) {
    test(`every field type, ${state}, ${face}`, { tag }, async ({ page }) => {
      await page.goto(`/gallery/#/?type=all&state=${state}&face=${face}`);
      await expect(page.getByRole('article').last()).toBeVisible();
      // Every face is drawn, and every stored file has its name.
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByText('正在载入')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
    });
  }
}

for (const face of ['desktop', 'mobile'] as const) {
  test(
    `the parts that no field shows, ${face}`,
    { tag: face === 'mobile' ? '@full' : [] },
    async ({ page }) => {
      await page.goto(`/gallery/#/?type=kit&face=${face}`);
      await expect(page.getByRole('tree')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    },
  );
}

const openings = [
  ['select', 'many', 'combobox', '进馆车型'],
  ['date', 'basis', 'button', '打开日历'],
  ['datetime', 'basis', 'button', '打开日历'],
  ['daterange', 'basis', 'button', '打开日历'],
  ['timerange', 'basis', 'button', '选择时间'],
  ['year', 'basis', 'button', '选择年份'],
  ['cascader', 'basis', 'combobox', '展位位置'],
  ['tree', 'basis', 'combobox', '目标展馆'],
  ['signature', 'basis', 'button', '点击进行签名'],
  ['dynamic', 'table', 'button', '添加'],
] as const;

/** Resolves once what was just opened stands where it belongs: it is measured in one frame and moved in the next. */
const placed = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((settle) => {
        requestAnimationFrame(() => requestAnimationFrame(() => settle()));
      }),
  );

for (const face of ['desktop', 'mobile'] as const) {
  test(`what opens from a field, ${face}`, { tag: '@full' }, async ({ page }) => {
    // Colours are judged at rest, not while something fades in.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const [type, variant, role, name] of openings) {
      const { field } = await openSpecimen(page, { type, variant, face });
      await field.getByRole(role, { name }).first().click();
      await expect(page.getByRole('dialog')).toBeInViewport();
      await placed(page);
      found.push(...(await violations(page)).map((violation) => `${type}: ${violation}`));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    expect(found).toEqual([]);
  });
}

test('home and a form', async ({ page }) => {
  await page.goto('/#/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/要处理|都交了/);
  expect(await violations(page)).toEqual([]);
  await openForm(page, '/basicInfo');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('textbox', { name: '法定代表人' }).fill('');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: '才能提交' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the sign-in pages', { tag: '@full' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' });
  const page = await context.newPage();
  for (const path of ['login', 'mediaLogin']) {
    await page.goto(`/#/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
  await context.close();
});

test('the console: sign-in, review, forms and data', { tag: '@full' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto('/console/');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  const found = [...(await violations(page))];
  await typeStaffLogin(page, 'admin');
  const links = page.getByRole('navigation', { name: '主导航' }).getByRole('link');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('等着审核');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const pagesOfForm = ['settings', 'design', 'versions'].map((name) => `#/forms/exhibitor_c1/${name}`);
  for (const address of new Set([
    ...addresses.filter((one) => one.startsWith('#')),
    '#/forms/new',
    '#/booths',
    '#/dictionaries/units',
    '#/set-up',
    ...pagesOfForm,
  ])) {
    await page.goto(`/console/${address}`);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    found.push(...(await violations(page)).map((violation) => `${address} ${violation}`));
  }
  expect(found).toEqual([]);
  await context.close();
});
