import type homeZhHans from './zh-hans.ts';

/** Words of the home of exhibitors. */
const homeZhHant: typeof homeZhHans = {
  sentence: (
    month: number,
    day: number,
    count: number,
  ): readonly [marked: string, joint: string, rest: string] => [
    `${month} 月 ${day} 日`,
    '前，',
    `還有 ${count} 份表格要處理`,
  ],
  sentenceToday: (count: number): readonly [marked: string, joint: string, rest: string] => [
    '今天',
    '截止前，',
    `還有 ${count} 份表格要處理`,
  ],
  sentenceOpen: (count: number) => `還有 ${count} 份表格要處理`,
  nothingLeft: '要交的表格都交了',
  onlyWaiting: (count: number) => `要交的都交了，${count} 份等待主辦單位`,
  nothingYet: '還沒有要填的表格',
  nothingYetText: '主辦單位開放表格後會列在這裡，並發簡訊通知。',
  summary: (total: number, done: number) => `${total} 份表格已交 ${done} 份`,
  returned: (count: number) => `，${count} 份被退回`,
  marked: (count: number, days: number) =>
    days <= 0 ? `標黃的 ${count} 份今天截止` : `標黃的 ${count} 份 ${days} 天內截止`,
  stop: '。',
  tabs: {
    action: '需要處理',
    optional: '按需填寫',
    waiting: '等待主辦單位',
    approved: '已通過',
    all: '全部',
  },
  shortTabs: { action: '需要處理', optional: '按需', waiting: '等待', approved: '已通過', all: '全部' },
  tabsLabel: '表格清單',
  sorted: '按截止日排序',
  sortedByCode: '按編號排序',
  emptyTab: {
    action: '沒有需要處理的表格',
    optional: '沒有按需填寫的表格',
    waiting: '沒有等待主辦單位的表格',
    approved: '還沒有通過的表格',
    all: '還沒有要填的表格',
  },
  boothsGiven: (done: number, total: number) => `${total} 個攤位已交 ${done} 個`,
  reason: (reason: string) => `退回意見：${reason}`,
  reasonMissing: '主辦單位退回了這份表格，意見寫在表格裡',
  actions: { start: '開始填寫', resume: '繼續填寫', mend: '去修改', change: '修改', view: '檢視' },
  daysLeft: (days: number) => `還有 ${days} 天`,
  lastDay: '今天截止',
  late: (date: string) => `逾期受理至 ${date}`,
  closed: '已截止',
  opens: (date: string) => `${date} 開放`,
  noDeadline: '不限時間',
  booth: '攤位',
  booths: (count: number) => `${count} 個攤位`,
  noBooth: '攤位還沒有分配',
  area: (area: string) => `${area} m²`,
  heightLimit: (metres: string) => `限高 ${metres} m`,
  boothTypes: { std: '標準攤位', raw: '光地特裝', semi: '半成品變形攤位' },
  contacts: '聯絡人',
  organiser: '主辦單位',
  openNow: '填報中',
};

export default homeZhHant;
