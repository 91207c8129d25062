/** Words of tables that are typed into as into a spreadsheet, and of the look at rows before they are taken. The source of the other languages. */
export const zhHans = {
  hint: '方向键、Tab 和回车在格子间移动，F2 修改，Esc 还原，Ctrl+Z 撤销；离开表格先按 Esc 再按 Tab',
  selected: (rows: number, columns: number) => `已选 ${rows} 行 ${columns} 列`,
  undone: '已撤销',
  redone: '已重做',
  pasted: (rows: number) => `已粘贴 ${rows} 行`,
  noRows: '现在不能添加行',
  rowsRefused: (count: number, why: string) => `${why}，有 ${count} 行没有粘贴`,
  columnsLeft: (count: number) => `右边多出 ${count} 列，没有粘贴`,
  unreadable: (count: number) => `有 ${count} 格的内容读不懂，已在原处标出`,
  more: (row: number) => `第 ${row} 行的更多操作`,
  removeText: '删错了可以按 Ctrl+Z 撤销',
  begin: '在表格里填，或从 Excel 粘贴',
  insertBelow: '在下面插入一行',
  moveUp: '上移一行',
  moveDown: '下移一行',
  joint: '；',
  preview: {
    table: (label: string) => `${label}，预览`,
    row: '行',
    fine: (rows: number) => `${rows} 行，没有发现错误`,
    faulty: (rows: number, faulty: number, problems: number) =>
      `${rows} 行，其中 ${faulty} 行有错，共 ${problems} 处`,
    cut: (cells: number) => `${cells} 格的小数在导入时舍去，格里标出了原数 → 新数`,
    onlyFaulty: '只看有错的行',
    previous: '上一处',
    next: '下一处',
    none: '没有可看的行',
  },
};

/** The shape every language of the grid must satisfy. */
export type GridWords = typeof zhHans;
