import { expect, test } from '@playwright/test';
import { guessFromElsewhere } from './portal/guess-from-elsewhere.ts';
import { fillIn, signIn } from './portal/sign-in.ts';

const origin = (baseURL: string | undefined): string => baseURL ?? '';

test('the owner signs in with the right password while forty addresses guess: the page waits for them and goes on', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const guessing = guessFromElsewhere(origin(baseURL), '13804173006');
  try {
    await guessing.slowed;
    await page.goto('/');
    await fillIn(page, '13804173006');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('时间到了会自动登录');
    await expect(page.getByRole('button', { name: /\d+ 秒后自动登录/ })).toBeDisabled();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('登录', { timeout: 90_000 });
  } finally {
    expect(await guessing.stop(200)).toBeGreaterThanOrEqual(200);
  }
});

test('a server that is too busy for a moment does not cost the code that was typed: the page goes on', async ({
  page,
}) => {
  let busy = 2;
  await page.route('**/oauth/token', async (route) => {
    busy -= 1;
    if (busy < 0) return route.continue();
    const data = { code: 503, success: false, data: { reason: 'OVERLOADED' }, msg: '访问的人较多' };
    return route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, json: data });
  });
  await page.goto('/');
  await fillIn(page, '13804173009');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('访问的人较多');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('登录');
});

test('a browser that signed in before does not wait', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await signIn(page, '13804173009');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const guessing = guessFromElsewhere(origin(baseURL), '13804173009');
  try {
    await guessing.slowed;
    await page.reload();
    await signIn(page, '13804173009');
  } finally {
    await guessing.stop();
  }
});
