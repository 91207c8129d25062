/** Words of the table of records. The source of the other languages. */
export const zhHans = {
  empty: '暂无数据',
  total: '合计',
  amount: (title: string, text: string, unit: string) =>
    unit === '' ? `${title} ${text}` : `${title} ${text} ${unit}`,
  count: (count: number) => `共 ${count} 条`,
  page: (page: number, pages: number) => `第 ${page} / ${pages} 页`,
  toPage: (page: number) => `第 ${page} 页`,
  pages: '翻页',
  previous: '上一页',
  next: '下一页',
  perPage: (count: number) => `每页 ${count} 条`,
  perPageLabel: '每页条数',
  jump: '跳到页码',
  resize: (column: string) => `调整「${column}」的列宽`,
  resizeKeys: '左右方向键调整列宽，上下方向键换列，回车键恢复合适宽度',
  width: (pixels: number) => `${pixels} 像素`,
  index: '序号',
  actions: '操作',
  moreActions: '更多',
  ofRow: (action: string, row: string) => (row === '' ? action : `${action} ${row}`),
  selectAll: '全选本页',
  selectRow: (row: string) => `选择「${row}」`,
  selected: (count: number) => `已选 ${count} 条`,
  clearSelection: '取消选择',
  bulk: '批量操作',
  listSeparator: '，',
};

/** The shape every language of the table must satisfy. */
export type DataTableWords = typeof zhHans;
