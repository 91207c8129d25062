/** A name behind a verb: a number has a space before it, a quoted label none. */
const spaced = (name: string) => (/^\d/.test(name) ? ` ${name}` : name);

/** Words of the columns of a table. The source of the other languages. */
export const tableZhHans = {
  columnsOf: (label: string) => `「${label}」的列`,
  entered: (label: string) => `进入「${label}」的列，Esc 回到子表`,
  noColumns: '还没有列，按 / 插入',
  nothing: '选一列，在这里改它的设置；按 / 插入一列。',
  paletteNote: '点一下，插在选中的列之后。子表里放不下子表和分节标题。',
  noItems: '题目不能拖进子表，请用 Ctrl+C 和 Ctrl+V',
  notDropped: '没有放下：列只能放在自己的子表里',
  keys: '← → 选列，Shift+← → 多选，Ctrl+A 全选，/ 插入列，Alt+← → 移动，1 2 3 4 设宽度，− + 窄一栏宽一栏，R 必填，Ctrl+C X V 复制剪切粘贴，Ctrl+D 再来一列，Delete 删除，Enter 到设置，Esc 回到子表',
  /** What is said otherwise of columns than of items. */
  words: {
    place: (name: string, at: number, count: number, _section: number) =>
      `${name}移到第 ${at} 列，共 ${count} 列`,
    inserted: (label: string, at: number, count: number) => `插入「${label}」，第 ${at} 列，共 ${count} 列`,
    several: (count: number) => `${count} 列`,
    chosen: (count: number) => `选中 ${count} 列`,
    pasted: (name: string, at: number, count: number) =>
      `粘贴${spaced(name)}，从第 ${at} 列起，共 ${count} 列`,
    atFirst: '已经是第一列',
    atLast: '已经是最后一列',
    bulkNote: '宽度、必填、移动、再来一个、删除，对选中的各列一起做，一次撤销。',
  },
};
