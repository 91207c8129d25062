import type { Text } from '../text.ts';
import type { RuleSpec } from './item-spec.ts';

function rule(pattern: string, message: Text): RuleSpec {
  return { pattern, message };
}

function named(type: string, message: Text): RuleSpec {
  return { type, message };
}

function capitalsOf(least: number, most: number): Text {
  return [
    `应为 ${least}–${most} 位大写字母或数字`,
    `應為 ${least}–${most} 位大寫字母或數字`,
    `${least} to ${most} capitals or digits`,
  ];
}

/**
 * Letters with accents, of Vietnamese, Azerbaijani and Yoruba too, the accents that stand alone, and what is written for an
 * apostrophe.
 */
const LETTERS = String.raw`\u00c0-\u02af\u02b9-\u02bf\u02ee\u0300-\u036f\u1e00-\u1eff\u2019`;

/** How numbers and names must look that several forms ask for; the message names what is allowed. */
export const patterns = {
  phone: rule('/^[0-9+() -]{7,20}$/', [
    '请填 7–20 位数字，可含空格、括号、+ 和 -',
    '請填 7–20 位數字，可含空格、括號、+ 和 -',
    '7–20 digits, spaces, brackets, + and -',
  ]),
  mobileAbroad: named('phone', [
    '以 + 和区号开头，共 7–15 位数字',
    '以 + 和區號開頭，共 7–15 位數字',
    'Begin with + and the country code; 7 to 15 digits in all',
  ]),
  anyMobile: named('anyPhone', [
    '请填 11 位手机号，境外以 + 和区号开头',
    '請填 11 位手機號碼，境外以 + 和區號開頭',
    '11 digits, or + and country code',
  ]),
  account: rule('/^[0-9]{8,30}$/', ['账号应为 8–30 位数字', '帳號應為 8–30 位數字', '8 to 30 digits']),
  booth: rule(String.raw`/^[A-D]\d{3}$/`, [
    '展位号为一个字母和三位数字，如 B117',
    '攤位號為一個字母和三位數字，如 B117',
    'A letter and three digits, such as B117',
  ]),
  certificate: rule('/^[A-Z0-9]{8,20}$/', capitalsOf(8, 20)),
  policy: rule('/^[A-Z0-9-]{8,30}$/', [
    '保单号为 8–30 位大写字母、数字或 -',
    '保單號碼為 8–30 位大寫字母、數字或 -',
    '8 to 30 capitals, digits or hyphens',
  ]),
  /** Letters as every Latin alphabet has them, with the punctuation and the signs of companies’ names. */
  latinText: rule(
    String.raw`/^[ -~\u00a1-\u00bf${LETTERS}\u2010-\u2027\u2030-\u205e\u20a0-\u20c0\u2100-\u214f]+$/`,
    [
      '请用拉丁字母填写，半角，如 O’Brien Ltd、Société José',
      '請用拉丁字母填寫，半形，如 O’Brien Ltd、Société José',
      'Latin letters, such as O’Brien Ltd or Société José',
    ],
  ),
  latinName: rule(`/^[A-Za-z${LETTERS} .,'‘\`´·\u2010-\u2013-]+$/`, [
    '请用拉丁字母填写，如 Lin Zhiyuan、José O’Brien',
    '請用拉丁字母填寫，如 Lin Zhiyuan、José O’Brien',
    'Latin letters, such as Lin Zhiyuan or José O’Brien',
  ]),
  document: rule('/^[A-Z0-9()]{5,18}$/', [
    '应为 5–18 位大写字母、数字或括号',
    '應為 5–18 位大寫字母、數字或括號',
    '5 to 18 capitals, digits or brackets',
  ]),
  passport: rule('/^[A-Z0-9]{6,12}$/', capitalsOf(6, 12)),
  anyDocument: rule('/^[A-Z0-9]{6,18}$/', capitalsOf(6, 18)),
  flight: rule('/^[A-Z0-9]{3,8}$/', [
    '填航班号或车次，如 CA1234、G102',
    '填航班編號或車次，如 CA1234、G102',
    'Number of the flight or train, such as CA1234 or G102',
  ]),
  drawingVersion: rule(String.raw`/^v\d{1,2}$/`, [
    '版本写作 v1、v2',
    '版本寫作 v1、v2',
    'Written v1, v2 and so on',
  ]),
  trench: rule(String.raw`/^[A-H]\d{2}-\d$/`, [
    '地沟点位如 C07-2',
    '地溝點位如 C07-2',
    'A trench position such as C07-2',
  ]),
  carnet: rule(String.raw`/^[A-Z0-9\/-]{6,20}$/`, [
    '单证号为 6–20 位大写字母、数字、/ 或 -',
    '單證號碼為 6–20 位大寫字母、數字、/ 或 -',
    '6 to 20 capitals, digits, slashes or hyphens',
  ]),
  pressCard: rule(String.raw`/^[A-Z]?\d{8,14}$/`, [
    '记者证号为 8–14 位数字，前面可有一个字母',
    '記者證號碼為 8–14 位數字，前面可有一個字母',
    '8 to 14 digits, with a letter before them if there is one',
  ]),
  inviteCode: rule('/^[0-9A-Z]{4} ?[0-9A-Z]{4}$/', [
    '邀请码为 8 位大写字母或数字',
    '邀請碼為 8 位大寫字母或數字',
    'Eight capitals or digits',
  ]),
  capitals: rule(String.raw`/^[\p{Lu}\p{M}0-9 &.,()'\u2019-]{2,32}$/u`, [
    '请用大写字母，不超过 32 个',
    '請用大寫字母，不超過 32 個',
    'Capitals, up to 32',
  ]),
} as const;
