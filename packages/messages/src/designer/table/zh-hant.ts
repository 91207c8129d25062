import type { DesignerWords } from '../zh-hans.ts';

/** A name behind a verb: a number has a space before it, a quoted label none. */
const spaced = (name: string) => (/^\d/.test(name) ? ` ${name}` : name);

export const tableZhHant = {
  columnsOf: (label: string) => `「${label}」的欄`,
  entered: (label: string) => `進入「${label}」的欄，Esc 回到子表`,
  noColumns: '還沒有欄，按 / 插入',
  nothing: '選一欄，在這裡改它的設定；按 / 插入一欄。',
  paletteNote: '點一下，插在選中的欄之後。子表裡放不下子表和分節標題。',
  noItems: '題目不能拖進子表，請用 Ctrl+C 和 Ctrl+V',
  notDropped: '沒有放下：欄只能放在自己的子表裡',
  keys: '← → 選欄，Shift+← → 多選，Ctrl+A 全選，/ 插入欄，Alt+← → 移動，1 2 3 4 設寬度，− + 窄一格寬一格，R 必填，Ctrl+C X V 複製剪下貼上，Ctrl+D 再來一欄，Delete 刪除，Enter 到設定，Esc 回到子表',
  words: {
    place: (name: string, at: number, count: number, _section: number) =>
      `${name}移到第 ${at} 欄，共 ${count} 欄`,
    inserted: (label: string, at: number, count: number) => `插入「${label}」，第 ${at} 欄，共 ${count} 欄`,
    several: (count: number) => `${count} 欄`,
    chosen: (count: number) => `選中 ${count} 欄`,
    pasted: (name: string, at: number, count: number) =>
      `貼上${spaced(name)}，從第 ${at} 欄起，共 ${count} 欄`,
    atFirst: '已經是第一欄',
    atLast: '已經是最後一欄',
    bulkNote: '寬度、必填、移動、再來一個、刪除，對選中的各欄一起做，一次復原。',
  },
} satisfies DesignerWords['table'];
