import type { DataTableWords } from './zh-hans.ts';

/** Words of the table in English. */
export const en = {
  empty: 'No data',
  total: 'Total',
  amount: (title: string, text: string, unit: string) =>
    unit === '' ? `${title} ${text}` : `${title} ${text} ${unit}`,
  count: (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  toPage: (page: number) => `Page ${page}`,
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  perPage: (count: number) => `${count} a page`,
  perPageLabel: 'Rows a page',
  jump: 'Go to page',
  resize: (column: string) => `Width of “${column}”`,
  resizeKeys: 'Left and right change the width, up and down go to another column, Enter fits the column',
  width: (pixels: number) => `${pixels} ${pixels === 1 ? 'pixel' : 'pixels'}`,
  index: 'Number',
  actions: 'Actions',
  moreActions: 'More',
  ofRow: (action: string, row: string) => (row === '' ? action : `${action} ${row}`),
  selectAll: 'Select all on this page',
  selectRow: (row: string) => `Select “${row}”`,
  selected: (count: number) => `${count} selected`,
  clearSelection: 'Clear selection',
  bulk: 'Actions for the selected rows',
  listSeparator: ', ',
} satisfies DataTableWords;
