import { expect, type BrowserContext, type Page } from '@playwright/test';
import { endSession, signInAgain } from './end-session.ts';
import { openForm } from './sign-in.ts';

const saved = (page: Page) => page.getByText(/\d\d:\d\d 已自动保存|\d\d:\d\d 已存为草稿/).first();

/** Where an item of the form stands. */
export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });

/** Fields appear and disappear by the form's logic. */
export async function seeLogic(page: Page): Promise<void> {
  await openForm(page, '/basicInfo');
  await page.getByRole('radio', { name: '中国大陆' }).check({ force: true });
  await expect(field(page, '统一社会信用代码')).toBeVisible();
  await page.getByRole('radio', { name: '中国香港、中国澳门、中国台湾' }).check({ force: true });
  await expect(field(page, '统一社会信用代码')).toBeHidden();
  await expect(field(page, '登记号')).toBeVisible();
  await page.getByRole('radio', { name: '中国大陆' }).check({ force: true });
  await expect(field(page, '登记号')).toBeHidden();
}

/** What was typed is there after leaving and coming back. */
export async function leaveAndReturn(page: Page, text: string): Promise<void> {
  await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
  await field(page, '布展说明').fill(text);
  await expect(saved(page)).toBeVisible();
  await page.goto('/#/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/要处理|都交了/);
  await page.goto('/#/exhibitionBooth?page=exhibitor_c1');
  await expect(page.getByRole('heading', { name: /发现 .+ 的草稿/ })).toBeVisible();
  await page.getByRole('button', { name: '接着填' }).click();
  await expect(field(page, '布展说明')).toHaveValue(text);
}

/** Leaving within two seconds of a key loses nothing either: the draft is saved on the way out. */
export async function leaveAtOnce(page: Page, text: string): Promise<void> {
  await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
  await field(page, '布展说明').fill(text);
  await page.goto('/#/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/要处理|都交了/);
  await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
  await expect(field(page, '布展说明')).toHaveValue(text);
}

/** A returned form: comments at the fields, gaps told exactly, corrected, submitted again. */
export async function correctAndResubmit(page: Page): Promise<void> {
  await openForm(page, '/registrationDirectory');
  await expect(page.getByText('2 处有意见，改好后重新提交')).toBeVisible();
  await expect(page.getByText('退回意见：简介与标志需要修改')).toBeVisible();
  await expect(page.getByText('组委会意见').first()).toBeVisible();
  await page.getByRole('button', { name: /中文简介：/ }).click();
  await expect(field(page, '中文简介')).toBeFocused();

  await field(page, '中文简介').fill('');
  await field(page, '刊登名称（中文）').fill('');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: '才能提交' });
  await expect(summary).toContainText('还差 2 处才能提交');
  await expect(summary).toBeFocused();
  await summary.getByRole('button', { name: /刊登名称（中文）/ }).click();
  await expect(field(page, '刊登名称（中文）')).toBeFocused();
  await field(page, '刊登名称（中文）').fill('云岫气动');
  await expect(summary).toContainText('还差 1 处才能提交');
  await field(page, '中文简介').fill(
    '面向机械加工企业提供三坐标测量机、力学试验机与在线检测方案，软件支持批量报表和数据追溯。',
  );

  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByRole('heading', { name: '「会刊登记」已提交' })).toBeFocused();
  await expect(page.getByText('回执编号')).toBeVisible();

  await page.getByRole('button', { name: '查看这份表格' }).click();
  await expect(page.getByText('组委会正在审核，现在不能修改。')).toBeVisible();
  await expect(page.getByRole('region', { name: '保存和提交' })).toBeHidden();
}

/** The session ends while somebody types: the sign-in opens over the page, and everything is still there. */
export async function outliveTheSession(page: Page, phone: string, text: string): Promise<void> {
  await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
  await endSession(page);
  await field(page, '布展说明').fill(text);
  await signInAgain(page, phone);
  await expect(field(page, '布展说明')).toHaveValue(text);
  await expect(saved(page)).toBeVisible();
}

/** No network: what is typed is kept on the device, and sent once there is one. */
export async function typeOffline(page: Page, context: BrowserContext, text: string): Promise<void> {
  await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
  await context.setOffline(true);
  await field(page, '布展说明').fill(text);
  await expect(page.getByText('没有网络，内容先存在本机').first()).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible({ timeout: 20_000 });
}

/** The tab dies while there is no network: the input is offered on return. */
export async function loseTheTab(page: Page, context: BrowserContext, text: string): Promise<void> {
  await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
  await page.route('**/wditexhibitor/submit', (route) => route.abort());
  await field(page, '布展说明').fill(text);
  await expect(page.getByText('没有网络，内容先存在本机').first()).toBeVisible();
  // A tab that crashes says no goodbye.
  await page.goto('chrome://crash').catch(() => undefined);

  const again = await context.newPage();
  await again.goto('/#/exhibitionBooth?page=exhibitor_c1');
  await expect(again.getByRole('heading', { name: /这台设备上存着/ })).toBeVisible();
  await again.getByRole('button', { name: '接着填' }).click();
  await expect(field(again, '布展说明')).toHaveValue(text);
  await expect(saved(again)).toBeVisible();
}
