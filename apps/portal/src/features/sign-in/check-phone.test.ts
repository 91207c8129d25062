import { expect, it } from 'vitest';
import { loadPageWords } from '@zhantai/messages/portal';
import { assumedCode, checkPhone, groupPhone, phoneNumber } from './check-phone.ts';

const signIn = await loadPageWords('signIn', 'zh-Hans');

it('groups digits for the eye and takes them apart again', () => {
  expect(groupPhone('13804172265')).toBe('138 0417 2265');
  expect(groupPhone('1380')).toBe('138 0');
  expect(groupPhone('+86 138-0417-2265')).toBe('138 0417 2265');
  expect(phoneNumber('138 0417 2265')).toBe('13804172265');
});

it('says what is wrong with a number (design.md §12, 7 and 8)', () => {
  expect(checkPhone('', signIn)).toBe('请输入手机号');
  expect(checkPhone('138 0417 226', signIn)).toBe('手机号应为 11 位，现在是 10 位');
  expect(checkPhone('23804172265', signIn)).toBe('手机号应以 1 开头');
  expect(checkPhone('138 0417 2265', signIn)).toBeNull();
});

it('takes numbers of other countries with their code', () => {
  expect(phoneNumber('+49 30 1234-567')).toBe('+49301234567');
  expect(groupPhone('+49 30 1234567')).toBe('+49301234567');
  expect(checkPhone('+49 30 1234567', signIn)).toBeNull();
  expect(checkPhone('+49 30', signIn)).toBe('境外号码请写全：+ 和区号开头，6 至 15 位数字');
  expect([assumedCode('138'), assumedCode('+49')]).toEqual(['+86', undefined]);
});
