import type { GridWords } from './zh-hans.ts';

/** The grid in Traditional Chinese as Taiwan writes it. */
export const zhHant = {
  hint: '方向鍵、Tab 和 Enter 在儲存格間移動，F2 修改，Esc 還原，Ctrl+Z 復原；離開表格先按 Esc 再按 Tab',
  selected: (rows, columns) => `已選取 ${rows} 列 ${columns} 欄`,
  undone: '已復原',
  redone: '已重做',
  pasted: (rows) => `已貼上 ${rows} 列`,
  noRows: '現在不能新增列',
  rowsRefused: (count, why) => `${why}，有 ${count} 列沒有貼上`,
  columnsLeft: (count) => `右邊多出 ${count} 欄，沒有貼上`,
  unreadable: (count) => `有 ${count} 格的內容無法辨識，已在原處標出`,
  more: (row) => `第 ${row} 列的更多操作`,
  removeText: '刪錯了可以按 Ctrl+Z 復原',
  begin: '在表格裡填，或從 Excel 貼上',
  insertBelow: '在下面插入一列',
  moveUp: '上移一列',
  moveDown: '下移一列',
  joint: '；',
  preview: {
    table: (label) => `${label}，預覽`,
    row: '列',
    fine: (rows) => `${rows} 列，沒有發現錯誤`,
    faulty: (rows, faulty, problems) => `${rows} 列，其中 ${faulty} 列有錯，共 ${problems} 處`,
    cut: (cells) => `${cells} 格的小數在匯入時捨去，格裡標出了原數 → 新數`,
    onlyFaulty: '只看有錯的列',
    previous: '上一處',
    next: '下一處',
    none: '沒有可看的列',
  },
} satisfies GridWords;
