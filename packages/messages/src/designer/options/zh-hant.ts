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
    tooDeep: (line: number, text: string, _other: number) => `第 ${line} 行「${text}」比上一行深了不止一級`,
    separator: (line: number, text: string, _other: number) => `第 ${line} 行的值「${text}」裡不能有 , | _>`,
  },
  tree: {
    title: (count: number) => `${count} 個選項`,
    hint: '名稱裡按 Tab 縮進一級，Shift+Tab 退回一級，Enter 加一行，↑ ↓ 換行，Alt+↑ ↓ 移動，Ctrl+Delete 連同下級刪除，Esc 離開',
    label: (at: number) => `第 ${at} 行的名稱`,
    value: (at: number) => `第 ${at} 行的值`,
    'zh-Hant': (at: number) => `第 ${at} 行的繁體名稱`,
    en: (at: number) => `第 ${at} 行的英文名稱`,
    heads: { label: '名稱', value: '值', 'zh-Hant': '繁體', en: '英文' },
    add: '加一行',
    atLevel: (label: string, level: number) => `「${label}」在第 ${level} 級`,
    cannotIndent: '上面沒有可以歸入的選項',
    atTop: '已經是第一級',
    atEnd: '同一級裡已經到頭',
    added: '加了一個選項',
    removed: (label: string, count: number) => `刪除「${label}」，共 ${count} 個選項`,
    moved: (label: string) => `移動「${label}」`,
    changed: (label: string) => `「${label}」改了選項`,
    paste: '貼上樹的選項',
    pasteNote: '一行一個，按縮進分級（定位字元、空格或空儲存格）。名稱之後可以有值，或者值、繁體、英文。',
  },
  moreFaults: (count: number) => `另有 ${count} 處`,
  fixed: (value: string) => `值「${value}」已發布，不能改`,
  lost: (value: string, uses: readonly string[]) => `值「${value}」已不在選項裡，還用在：${uses.join('；')}`,
  byRule: (sentence: string) => `規則「${sentence}」`,
  byQuota: (limit: number) => `限量 ${limit}`,
  byAnswers: (count: number) => `${count} 份回答`,
};
