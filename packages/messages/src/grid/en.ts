import type { GridWords } from './zh-hans.ts';

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** The grid in English. */
export const en = {
  hint: 'Arrow keys, Tab and Enter move between cells, F2 edits, Esc restores, Ctrl+Z undoes; to leave the table press Esc, then Tab',
  selected: (rows, columns) => `${count(rows, 'row')}, ${count(columns, 'column')} selected`,
  undone: 'Undone',
  redone: 'Done again',
  pasted: (rows) => `${count(rows, 'row')} pasted`,
  noRows: 'Rows cannot be added now',
  rowsRefused: (left, why) => `${why}; ${count(left, 'row')} not pasted`,
  columnsLeft: (left) => `${count(left, 'column')} beyond the right edge not pasted`,
  unreadable: (cells) => `${count(cells, 'cell')} could not be read and ${cells === 1 ? 'is' : 'are'} marked`,
  more: (row) => `More for row ${row}`,
  removeText: 'Ctrl+Z brings it back',
  begin: 'Type into the table, or paste from Excel',
  insertBelow: 'Insert a row below',
  moveUp: 'Move up',
  moveDown: 'Move down',
  joint: '; ',
  preview: {
    table: (label) => `${label}, preview`,
    row: 'Row',
    fine: (rows) => `${count(rows, 'row')}, no errors found`,
    faulty: (rows, faulty, problems) =>
      `${count(rows, 'row')}, ${count(problems, 'error')} in ${count(faulty, 'row')}`,
    cut: (cells) =>
      `The import drops decimals in ${count(cells, 'cell')}; each shows the old number → the new`,
    onlyFaulty: 'Only rows with errors',
    previous: 'Previous',
    next: 'Next',
    none: 'No rows to show',
  },
} satisfies GridWords;
