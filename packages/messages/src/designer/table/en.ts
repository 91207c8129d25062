import type { DesignerWords } from '../zh-hans.ts';

export const tableEn = {
  columnsOf: (label: string) => `Columns of “${label}”`,
  entered: (label: string) => `In the columns of “${label}”, Esc leads back to the table`,
  noColumns: 'No columns yet; / inserts one',
  nothing: 'Choose a column to change its settings here; / inserts one.',
  paletteNote:
    'A press inserts one after the chosen column. Tables and section titles do not fit into a table.',
  noItems: 'Items cannot be dragged into a table; use Ctrl+C and Ctrl+V',
  notDropped: 'Not dropped: columns stay in their own table',
  keys: '← → choose, Shift+← → several, Ctrl+A all, / inserts a column, Alt+← → move, 1 2 3 4 set the width, − + narrower and wider, R required, Ctrl+C X V copy, cut, paste, Ctrl+D duplicate, Delete, Enter to the settings, Esc to the table',
  words: {
    place: (name: string, at: number, count: number, _section: number) =>
      `${name} moved to column ${at} of ${count}`,
    inserted: (label: string, at: number, count: number) => `“${label}” inserted, column ${at} of ${count}`,
    several: (count: number) => `${count} columns`,
    chosen: (count: number) => `${count} columns selected`,
    pasted: (name: string, at: number, count: number) => `Pasted ${name}, from column ${at} of ${count}`,
    atFirst: 'It is the first column already',
    atLast: 'It is the last column already',
    bulkNote:
      'Width, required, move, duplicate and delete act on all that are selected, as one step to undo.',
  },
} satisfies DesignerWords['table'];
