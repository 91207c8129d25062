import type { ClosedWords } from './zh-hans.ts';

export const zhHant: ClosedWords = {
  preparing: '籌備中',
  preparingText: (title) => `${title}正在籌備，還沒有對展商開放。開放後，這一頁會自動進入。`,
  over: '已關閉',
  overText: (title) => `${title}已結束，門戶已關閉。需要資料請聯絡組委會。`,
  days: '展期',
  toDay: (start, end) => `${start} 到 ${end}`,
  venue: '地點',
  phone: '電話',
  email: '電郵',
};
