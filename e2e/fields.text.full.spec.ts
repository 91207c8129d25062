import { expect, type Page } from '@playwright/test';
import { openSpecimen, test } from './fields/gallery.ts';

/** Types by way of an input method: what is shown changes until it is committed. */
async function compose(page: Page, steps: readonly string[], committed: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const text of steps) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await session.send('Input.insertText', { text: committed });
  await session.detach();
}

test('a line of text: what is typed is sent, what is too long is reported on leaving and goes when it is corrected', async ({
  page,
}) => {
  const { field, sends, leave } = await openSpecimen(page, { type: 'input' });
  const box = field.getByRole('textbox', { name: '搭建商名称' });
  await box.click();
  await page.keyboard.type('拓陌空间搭建工程有限公司');
  await sends('拓陌空间搭建工程有限公司');
  await expect(field.getByText('不能超过')).toBeHidden();
  await leave();
  await expect(field.getByText('搭建商名称不能超过10个字符')).toBeVisible();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveAccessibleDescription('搭建商名称不能超过10个字符');
  await box.press('End');
  for (const key of ['Backspace', 'Backspace']) await box.press(key);
  await expect(field.getByText('不能超过')).toBeHidden();
  await sends('拓陌空间搭建工程有限');
});

test('a line of text: an emoji counts as one character, a paste is taken whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { field, sends } = await openSpecimen(page, { type: 'input', variant: 'counted' });
  const box = field.getByRole('textbox');
  await page.evaluate(() => navigator.clipboard.writeText('展台🏗️图'));
  await box.click();
  await page.keyboard.press('Control+V');
  await sends('展台🏗️图');
  await expect(field.getByText('5 / 30')).toBeVisible();
});

test('an input method: nothing is cut or judged while composing, Enter commits the word and submits nothing', async ({
  page,
}) => {
  const { field, sends, leave } = await openSpecimen(page, { type: 'input' });
  const box = field.getByRole('textbox');
  await box.click();
  await page.keyboard.type('123456789');
  // Eleven characters while composing, ten once committed.
  await compose(page, ['n', 'ni'], '你');
  await sends('123456789你');
  await leave();
  await expect(field.getByText('不能超过')).toBeHidden();

  const list = await openSpecimen(page, { type: 'array' });
  await list.field.getByRole('textbox').first().click();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'zhan', selectionStart: 4, selectionEnd: 4 });
  // The Enter of an input method comes as key 229 and belongs to it: no entry is added.
  await session.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  });
  await session.send('Input.insertText', { text: '展' });
  await expect(list.field.getByRole('textbox')).toHaveCount(2);
  await list.sends('["展",""]');
});

test('a number: what is typed stays as typed; what is none is reported once the field is left', async ({
  page,
}) => {
  const { field, sends, leave } = await openSpecimen(page, { type: 'number' });
  const box = field.getByRole('textbox', { name: '用电功率' });
  await box.click();
  await compose(page, ['１', '１２'], '１２');
  await sends(12);
  await page.keyboard.type('.5');
  await leave();
  await expect(box).toHaveValue('12.50');
  await sends(12.5);
  for (const text of ['12,5', '1e5', '12.5米']) {
    await box.fill(text);
    await leave();
    await expect(box).toHaveValue(text);
    await expect(field.getByText('用电功率格式不正确')).toBeVisible();
    await sends(text);
  }
  await box.fill('1，350．5');
  await leave();
  await expect(box).toHaveValue('1350.50');
  await sends(1350.5);
});

test('a number: arrow keys step within the bounds, a wrong one is reported, the empty field sends null', async ({
  page,
}) => {
  const whole = await openSpecimen(page, { type: 'number', variant: 'whole', state: 'filled' });
  const box = whole.field.getByRole('textbox');
  await expect(whole.field.getByText('件', { exact: true })).toBeVisible();
  await box.press('ArrowUp');
  await whole.sends(12);
  await box.press('ArrowUp');
  await whole.sends(12);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await box.press(key);
  await whole.sends(0);
  await whole.field.getByRole('button', { name: '增加' }).click();
  await whole.sends(5);
  await whole.field.getByRole('button', { name: '减少' }).click();
  await expect(whole.field.getByRole('button', { name: '减少' })).toBeDisabled();
  await whole.sends(0);
  await box.fill('7.5');
  await whole.leave();
  await expect(whole.field.getByText('用电功率必须为整数')).toBeVisible();
  await box.fill('13');
  await expect(whole.field.getByText('用电功率不能大于12')).toBeVisible();
  await box.fill('');
  await whole.sends(null);

  const money = await openSpecimen(page, { type: 'number', variant: 'money' });
  await money.field.getByRole('textbox').fill('0.1');
  await money.field.getByRole('textbox').press('ArrowUp');
  await money.sends(0.6);
});

test('a password: strength grows with it, the eye shows it, the rule is shown', async ({ page }) => {
  const { field, sends, leave } = await openSpecimen(page, { type: 'password' });
  const box = field.getByLabel('新密码', { exact: true });
  await box.fill('abc');
  await expect(field.getByRole('status')).toHaveText('密码强度 太短');
  await leave();
  await expect(field.getByText('新密码格式不正确')).toBeVisible();
  await box.fill('Zhantai2027!');
  await expect(field.getByRole('status')).toHaveText('密码强度 强');
  await expect(field.getByText('新密码格式不正确')).toBeHidden();
  await expect(box).toHaveAttribute('type', 'password');
  await field.getByRole('button', { name: '显示密码' }).click();
  await expect(box).toHaveAttribute('type', 'text');
  await sends('Zhantai2027!');
});

test('a text area grows from two to six lines, then scrolls, and counts', async ({ page }) => {
  const { field, sends } = await openSpecimen(page, { type: 'textarea', variant: 'counted' });
  const box = field.getByRole('textbox', { name: '布展说明' });
  const height = async (): Promise<number> => (await box.boundingBox())?.height ?? 0;
  const two = await height();
  await box.fill('1\n2\n3\n4');
  const four = await height();
  expect(four).toBeGreaterThan(two + 30);
  await box.fill(Array.from({ length: 20 }, (_, line) => String(line)).join('\n'));
  const most = await height();
  expect(most).toBeLessThan(four + 80);
  expect(await box.evaluate((area) => area.scrollHeight > area.clientHeight)).toBe(true);
  await box.fill('x'.repeat(201));
  await expect(field.getByText('201 / 200')).toBeVisible();
  await box.press('Tab');
  await expect(field.getByText('布展说明不能超过200个字符')).toBeVisible();
  await box.fill('两行\n文字');
  await sends('两行\n文字');
});

test('the label leads to the field, a locked field shows its value and cannot be typed into', async ({
  page,
}) => {
  const { field } = await openSpecimen(page, { type: 'input', state: 'required' });
  await expect(field.getByText('请输入搭建商名称')).toBeVisible();
  await field.locator('label').click();
  await expect(field.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('拓陌');
  await expect(field.getByText('请输入搭建商名称')).toBeHidden();

  const locked = await openSpecimen(page, { type: 'input', state: 'readonly' });
  await expect(locked.field.getByText('Zhantai')).toBeVisible();
  await expect(locked.field.getByRole('textbox')).toHaveCount(0);
  await locked.sends('Zhantai');
});

test('a stored value that cannot be read stays in sight until it is overwritten', async ({ page }) => {
  const { field, sends } = await openSpecimen(page, { type: 'number', state: 'unreadable' });
  await expect(field.getByRole('textbox')).toHaveValue('many');
  await expect(field.getByText('用电功率格式不正确')).toBeVisible();
  await sends('many');
  await field.getByRole('textbox').fill('3');
  await expect(field.getByText('用电功率格式不正确')).toBeHidden();
  await sends(3);
});

test('the definition beside a field changes it as it is typed, and says what is wrong', async ({ page }) => {
  const { whole, field, sends } = await openSpecimen(page, { type: 'input', state: 'filled' });
  const editor = whole.getByRole('textbox', { name: '「基本 · 已填」的定义' });
  const text = await editor.inputValue();
  await editor.fill(
    text.replace('搭建商名称', '施工单位').replace('"formItemType": "input"', '"formItemType": "textarea"'),
  );
  await expect(field.getByRole('textbox', { name: '施工单位' })).toHaveValue('Zhantai');
  await editor.fill(text.replace('"formItemType": "input"', '"formItemType": "hologram"'));
  await expect(whole.getByText('的类型 hologram 无法识别')).toBeVisible();
  await expect(field.getByText('「搭建商名称」的类型这里不支持，请联系组委会')).toBeVisible();
  await editor.fill('{');
  await expect(whole.getByText('这不是 JSON 对象，字段保持改动前的样子')).toBeVisible();
  await whole.getByRole('button', { name: '恢复原样' }).click();
  await expect(whole.getByText('定义没有问题')).toBeVisible();
  await sends('Zhantai');
});
