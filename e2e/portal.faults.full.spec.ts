import { expect, test, type Page } from '@playwright/test';
import { field } from './portal/journeys.ts';
import { openForm, signIn } from './portal/sign-in.ts';

const form = '/exhibitionBooth?page=exhibitor_c1';
const note = '布展说明';
const savedByItself = (page: Page) => page.getByText(/已自动保存/).first();

test('a new release while a form stands open: a sentence, a reload that is offered, and what was typed is there', async ({
  page: first,
  context,
}) => {
  await signIn(first, '13804172112');
  const page = await context.newPage();
  await openForm(page, '/basicInfo');
  await page.waitForLoadState('networkidle');
  // What was not loaded yet bears another name now; the server knows the old one no more.
  await page.route(/\/assets\/[^/]+\.js$/, (route) =>
    route.continue({ url: route.request().url().replace(/\.js$/, '.gone.js') }),
  );
  const text = `新版本来了 ${Date.now()}`;
  await field(page, '法定代表人').fill(text);
  await page.getByRole('button', { name: '提交记录' }).click();
  await expect(page.getByText(/页面的一部分没有载入/).first()).toBeVisible();
  await page.unroute(/\/assets\/[^/]+\.js$/);
  const reload = page.getByRole('button', { name: '重新载入' });
  if (await reload.isVisible()) await reload.click();
  else await page.reload();
  await page.getByRole('button', { name: '接着填' }).click();
  await expect(field(page, '法定代表人')).toHaveValue(text);
});

for (const [what, script] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'forbidden',
    () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    },
  ],
] as const) {
  test(`with a browser whose storage is ${what} the server keeps what is typed, and where neither can, it is told`, async ({
    page,
  }) => {
    await page.addInitScript(script);
    await signIn(page, '13804172106');
    await openForm(page, form);
    const text = `浏览器不存 ${Date.now()}`;
    await field(page, note).fill(text);
    await expect(savedByItself(page)).toBeVisible();
    await page.route(/\/wditexhibitor\/submit/, (route) => route.abort());
    await field(page, note).fill(`${text}，续`);
    await expect(page.getByText('还没有保存，这台设备也存不下，请先不要关闭页面').first()).toBeVisible();
    await page.unroute(/\/wditexhibitor\/submit/);
    await field(page, note).fill(`${text}，再续`);
    await expect(savedByItself(page)).toBeVisible({ timeout: 20_000 });
    await expect(field(page, note)).toHaveValue(`${text}，再续`);
  });
}

/** What a reader is told of deadlines, and of the time that is left. */
async function deadlineText(page: Page): Promise<string> {
  await page.goto('/#/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/要处理|都交了/);
  return (await page.getByRole('main').innerText()).replaceAll(/\d+ ?(?:分钟?|秒)/g, '');
}

for (const days of [1, -1]) {
  test(`a clock of the reader that is ${days} day off changes no deadline, and session and drafts go on`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await signIn(page, '13804172106');
    const right = await deadlineText(page);
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await context.newPage();
    await other.addInitScript((shift) => {
      const Real = Date;
      window.Date = new Proxy(Real, {
        construct: (target, parts) =>
          Reflect.construct(target, parts.length === 0 ? [Real.now() + shift] : parts),
        get: (target, name) => (name === 'now' ? () => Real.now() + shift : Reflect.get(target, name)),
      });
    }, days * 86_400_000);
    await signIn(other, '13804172106');
    expect(await deadlineText(other)).toBe(right);
    await openForm(other, form);
    const text = `时钟差 ${days} 天 ${Math.random()}`;
    await field(other, note).fill(text);
    await expect(savedByItself(other)).toBeVisible();
    await context.close();
  });
}

test('one form in two tabs: the one that saves later is told of the other, and neither text is lost', async ({
  page,
  context,
}) => {
  await signIn(page, '13804172106');
  const other = await context.newPage();
  await openForm(page, form);
  await openForm(other, form);
  const text = `两个标签 ${Date.now()}`;
  await field(page, note).fill(`${text}，甲`);
  await expect(savedByItself(page)).toBeVisible();
  await field(other, note).fill(`${text}，乙`);
  const dialog = other.getByRole('alertdialog');
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  await expect(dialog).toContainText(note);
  await dialog.getByRole('button', { name: '用我的' }).click();
  await expect(field(other, note)).toHaveValue(`${text}，乙`);
  await expect(savedByItself(other)).toBeVisible({ timeout: 20_000 });
});
