import { expect, type Page } from '@playwright/test';
import { passCaptcha } from './guests.ts';

const confirm = /^确 ?定$/;

/** Chooses in a list that drops down on a desktop and stands in a bottom sheet on a phone; without `option` the first. */
async function choose(page: Page, label: string, option?: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  const options = page.getByRole('listbox').getByRole('option', option === undefined ? {} : { name: option });
  await options.first().click();
  const sheet = page.getByRole('dialog', { name: label }).getByRole('button', { name: confirm });
  if (await sheet.isVisible()) await sheet.click();
  else await page.keyboard.press('Escape');
}

/** Fills in the public registration of visitors as a student, and hands it in (pages.md, `/form`). */
export async function registerAsVisitor(page: Page, mobile: string, idNumber: string): Promise<void> {
  await page.goto('/#/form?formId=visitor_reg');
  await expect(page.getByRole('heading', { name: '观众预登记' })).toBeVisible();
  await page.getByLabel('姓名').fill('谢临风');
  await page.getByLabel('手机').fill(mobile);
  await page.getByLabel('身份证号').fill(idNumber);
  await page.getByRole('radio', { name: '学生' }).check({ force: true });
  await expect(page.getByLabel('单位')).toBeHidden();
  await page.getByLabel('学校').fill('宁川理工学院');
  await choose(page, '行业');
  await choose(page, '从哪里知道', '同行介绍');
  await page.getByRole('combobox', { name: '感兴趣的产品' }).click();
  const tree = page.getByRole('dialog', { name: /选择|感兴趣的产品/ });
  await tree.getByTitle(/^展开/).first().click();
  await tree.getByRole('treeitem').nth(1).click();
  await tree.getByRole('button', { name: confirm }).click();
  await page.getByRole('checkbox', { name: '同意隐私政策', exact: true }).check({ force: true });
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '提交' }).click();
  await passCaptcha(page);
  await expect(page.getByRole('heading', { name: /已提交|登记成功/ })).toBeVisible();
}
