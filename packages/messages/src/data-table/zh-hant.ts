import type { DataTableWords } from './zh-hans.ts';

/** Words of the table as written in Taiwan. */
export const zhHant = {
  empty: '目前沒有資料',
  total: '合計',
  amount: (title: string, text: string, unit: string) =>
    unit === '' ? `${title} ${text}` : `${title} ${text} ${unit}`,
  count: (count: number) => `共 ${count} 筆`,
  page: (page: number, pages: number) => `第 ${page} / ${pages} 頁`,
  toPage: (page: number) => `第 ${page} 頁`,
  pages: '換頁',
  previous: '上一頁',
  next: '下一頁',
  perPage: (count: number) => `每頁 ${count} 筆`,
  perPageLabel: '每頁筆數',
  jump: '跳到頁碼',
  resize: (column: string) => `調整「${column}」的欄寬`,
  resizeKeys: '左右方向鍵調整欄寬，上下方向鍵換欄，Enter 鍵恢復合適寬度',
  width: (pixels: number) => `${pixels} 像素`,
  index: '序號',
  actions: '操作',
  moreActions: '更多',
  ofRow: (action: string, row: string) => (row === '' ? action : `${action} ${row}`),
  selectAll: '全選本頁',
  selectRow: (row: string) => `選取「${row}」`,
  selected: (count: number) => `已選 ${count} 筆`,
  clearSelection: '取消選取',
  bulk: '批次操作',
  listSeparator: '，',
} satisfies DataTableWords;
