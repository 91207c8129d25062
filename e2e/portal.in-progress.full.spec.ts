import { expect, test } from '@playwright/test';
import { address as secondAddress, second } from './portal/second-exhibition.ts';
import { signIn } from './portal/sign-in.ts';
import { speakHere } from './walk/speak-here.ts';

test('what is in progress stands on a page of its own by state, each submission with what happened to it', async ({
  page,
}) => {
  await signIn(page, '13800000001');
  await page.getByRole('main').getByRole('link', { name: '办理进度' }).click();
  await expect(page.getByRole('heading', { name: '办理进度', level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  const states = main.getByRole('heading', { level: 2 });
  await expect(states.filter({ hasText: '草稿' })).toHaveCount(1);
  await expect(states.filter({ hasText: /已提交|审核中|已通过|退回待改/ })).not.toHaveCount(0);
  const handedIn = main.getByRole('listitem').filter({ hasText: / 提交/ }).first();
  const history = handedIn.getByRole('button', { name: /的经过$/ });
  await history.click();
  await expect(history).toHaveAttribute('aria-expanded', 'true');
  await expect(handedIn.getByRole('listitem').last()).toContainText(/提交/);
});

test('a client of a transport supplier opens to be looked at where the address says so', async ({ page }) => {
  await signIn(page, '13800000004');
  const submit = page.getByRole('region', { name: '保存和提交' });
  await page.getByRole('link', { name: /朗朔自动化有限公司/ }).click();
  await expect(page.getByRole('heading', { name: '展品运输清单', level: 1 })).toBeVisible();
  await expect(submit).toBeVisible();
  await page.goto(`${page.url()}&detail=1`);
  await page.reload();
  await expect(page.getByRole('heading', { name: '展品运输清单', level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '暂准进口单证号' })).toHaveCount(0);
  await expect(submit).toHaveCount(0);
});

test('a form that asks for consent first follows the language before it is opened', async ({ page }) => {
  await signIn(page, '13800000006');
  await page.goto('/#/staff');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('参展人员');
  await expect(page.getByRole('button', { name: '同意并继续' })).toBeVisible();
  await speakHere(page, 'en');
  await expect(title).toHaveText('Personnel');
  await expect(page.getByText('Passes are made from this list', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agree and go on' })).toBeVisible();
});

test('the booths of a form follow the language of the page', async ({ page }) => {
  await signIn(page, '13800000007');
  await page.goto('/#/sdqApply');
  const booths = page.getByRole('navigation', { name: '展位' }).getByRole('link');
  await expect(booths.first()).toContainText('7 号馆 A024');
  await speakHere(page, 'en');
  await expect(page.getByRole('navigation', { name: 'Booths' }).getByRole('link').first()).toContainText(
    'Hall 7 A024',
  );
});

test('why a page cannot be opened is said in the language that is switched to', async ({ page }) => {
  await signIn(page, second.phone, secondAddress);
  await page.goto(`${secondAddress}#/invitationAudience`);
  await expect(page.getByText('这份表格不对外开放', { exact: false })).toBeVisible();
  await speakHere(page, 'en');
  await expect(page.getByText('This page could not be opened')).toBeVisible();
  await expect(page.getByText('这份表格不对外开放', { exact: false })).toHaveCount(0);
});
