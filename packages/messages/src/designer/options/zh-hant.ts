import type { optionsZhHans } from './zh-hans.ts';

export const optionsZhHant: typeof optionsZhHans = {
  source: '選項來源',
  byHand: '手動填寫',
  otherSource: (url: string) => `其他網址 ${url}`,
  dictionary: (title: string, count: number) => `字典 ${title}，${count} 筆`,
  filter: (key: string) => `只列出 ${key} 等於`,
  noFilter: '不篩選',
  paste: '貼上選項',
  pasteNote:
    '一行一個。一欄是名稱；兩欄是名稱、值；四欄再加繁體、英文。已有的名稱保留原來的值，新的接著編號。',
  take: '加入選項',
  takeCount: (added: number, kept: number) =>
    kept === 0 ? `加入 ${added} 個選項` : `加入 ${added} 個選項，${kept} 個已有`,
  taken: (label: string, count: number) => `「${label}」貼上了 ${count} 個選項`,
  tooMany: (count: number, limit: number) =>
    `一共會有 ${count} 個，一題最多 ${limit} 個。請建立字典，再在上面選它。`,
  faults: {
    columns: (line: number, text: string, _other: number) =>
      `第 ${line} 行有 ${text} 欄，只能是 1、2 或 4 欄`,
    noLabel: (line: number, _text: string, _other: number) => `第 ${line} 行沒有名稱`,
    sameLabel: (line: number, text: string, other: number) =>
      `第 ${line} 行的名稱「${text}」和第 ${other} 行相同`,
    sameValue: (line: number, text: string, other: number) =>
      `第 ${line} 行的值「${text}」和第 ${other} 行相同`,
    valueTaken: (line: number, text: string) => `第 ${line} 行的值「${text}」已是別的選項`,
    separator: (line: number, text: string, _other: number) => `第 ${line} 行的值「${text}」裡不能有 , | _>`,
  },
  moreFaults: (count: number) => `另有 ${count} 處`,
  fixed: (value: string) => `值「${value}」已發布，不能改`,
  lost: (value: string, uses: readonly string[]) => `值「${value}」已不在選項裡，還用在：${uses.join('；')}`,
  byRule: (sentence: string) => `規則「${sentence}」`,
  byQuota: (limit: number) => `限量 ${limit}`,
  byAnswers: (count: number) => `${count} 份回答`,
};
