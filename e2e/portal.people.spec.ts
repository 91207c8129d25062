import { expect, test } from '@playwright/test';
import { idNumber } from './portal/id-number.ts';
import { signIn } from './portal/sign-in.ts';

const WRONG = '990417199001010018';

test('a person is added with a wrong ID number, corrected, listed and removed', async ({ page }) => {
  await signIn(page, '13800000001');
  await page.goto('/#/personnelInfo');
  await expect(page.getByRole('heading', { name: '参展人员', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: '添加人员' }).click();
  await page.getByRole('textbox', { name: '1 姓名', exact: true }).fill('许若谷');
  const number = page.getByRole('textbox', { name: '身份证号' });
  await number.fill(WRONG);
  await number.blur();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  // The first save gives the form its own address without taking the page away.
  await expect(page).toHaveURL(/personnelInfo\?id=[0-9a-f-]{36}$/);
  await number.fill(idNumber('99041719900101001'));
  await number.blur();
  await expect(number).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: '10 手机', exact: true }).fill('13800002222');
  await page.getByRole('button', { name: '存为草稿' }).click();
  await expect(page.getByText(/已存为草稿/).first()).toBeVisible();

  await page.goto('/#/personnelInfo');
  const row = page.getByRole('row').filter({ hasText: '许若谷' });
  await expect(row).toContainText('草稿');
  await expect(row).toContainText('138 0000 2222');
  await expect(row).not.toContainText('9904171990');
  await page.getByRole('searchbox', { name: '按姓名、证件号或手机号查找' }).fill('许若');
  await expect(page.getByText('共 1 人')).toBeVisible();
  await row.getByRole('button', { name: '移除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click();
  await expect(page.getByText('没有符合条件的人员')).toBeVisible();
});

test(
  'who registered through the link waits until the exhibitor confirms',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, '13800000001');
    await page.goto('/#/personnelInfo');
    await page.getByRole('button', { name: '自助登记链接' }).click();
    const dialog = page.getByRole('dialog', { name: '自助登记链接' });
    await expect(dialog.getByRole('img', { name: '自助登记二维码' })).toBeVisible();
    await expect(dialog.getByText('#/s?code=X01STAFF')).toBeVisible();
    await dialog.getByRole('button', { name: '完 成' }).click();
    await page.getByRole('tab', { name: /待确认/ }).click();
    const row = page.getByRole('row').filter({ hasText: '黎照' });
    await expect(row).toContainText('等待确认');
    await row.getByRole('button', { name: '确认 黎照' }).click();
    await expect(page.getByText('黎照已加入名单')).toBeVisible();
    await page.getByRole('tab', { name: '全部' }).click();
    await expect(row).toContainText('待审核');
    await expect(page.getByText('可办 12 张，已录入 1 人')).toBeVisible();
  },
);

test('a transport supplier fills in the list of an exhibitor and reads what it handed in', async ({
  page,
}) => {
  await signIn(page, '13800000004');
  await page.getByRole('link', { name: /朗朔自动化有限公司/ }).click();
  await expect(page.getByRole('heading', { name: '展品运输清单', level: 1 })).toBeVisible();
  await expect(page.getByText(/已不在选项中/)).toBeHidden();
  await page.getByRole('textbox', { name: '暂准进口单证号' }).fill('CN/2027/0417');
  await page.getByRole('button', { name: '存为草稿' }).click();
  await expect(page.getByText(/已存为草稿/).first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: '接着填' }).click();
  await expect(page.getByRole('textbox', { name: '暂准进口单证号' })).toHaveValue('CN/2027/0417');

  await page.getByRole('link', { name: '展商资料' }).click();
  await page.getByRole('button', { name: '查看 A1 企业基本信息' }).click();
  await expect(page.getByRole('dialog')).toContainText('朗朔自动化有限公司');
  await expect(page.getByRole('dialog')).toContainText('营业执照');
});

test('a supplier finds its forms at home and fills in another form of one', async ({ page }) => {
  await signIn(page, '13800000003');
  await page.getByRole('link', { name: /施工人员证/ }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: '新填一份' }).click();
  await page.getByRole('textbox', { name: '现场施工负责人' }).fill('贺青川');
  await expect(page.getByText(/已自动保存/).first()).toBeVisible();
  await page.getByRole('link', { name: '施工人员证' }).first().click();
  const row = page.getByRole('row').filter({ hasText: '贺青川' });
  await row.getByRole('button', { name: '删除草稿' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删 除' }).click();
  await expect(page.getByText('草稿已删除')).toBeVisible();
  await expect(row).toBeHidden();
});
