import type { ServerWords } from './zh-hans.ts';

/** The server's words in the wording of Taiwan. */
export const zhHant = {
  soldOut: '{option}（已額滿）',
  booth: '{hall} 號館 {number}',
  person: '{name}[（{mobile}）]',
  masked: '已隱藏',
  smsLogin: '[{title}：]登入驗證碼 {code}，5 分鐘內有效。請勿告訴他人。',
  smsSetPwd: '[{title}：]設定密碼的驗證碼 {code}，5 分鐘內有效。請勿告訴他人。',
  smsMediaRegister: '[{title}：]媒體登記驗證碼 {code}，5 分鐘內有效。請勿告訴他人。',
  seat: '{area} 區 {row} 排 {number} 座',
  smsVisitor: '[{title}：]登記驗證碼 {code}，5 分鐘內有效。請勿告訴他人。',
  smsInvited: '{company}邀請您辦理{title}的參展手續，請用本手機號碼以簡訊驗證碼登入：{link}',
  short: '{name}[（{slot}）]只剩 {left} {unit}，這裡要 {wanted}',
  unsaleableItem: '{name}在這份表格裡不能訂',
  unsaleableQuantity: '{name}的數量不對',
  unsaleablePeriod: '{name}不能按這個時段訂',
  unsaleableStay: '{name}的入住和退房日期不對',
  unsaleableTier: '{name}現在不接受訂購',
} as const satisfies ServerWords;
