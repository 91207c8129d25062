import { columnLetters } from '../column-letters.ts';

/** A sheet out of sight that holds the lists which drop-downs show. */
export interface OptionLists {
  /** Takes a list, and gives the formula of a drop-down that shows it. */
  add(title: string, labels: readonly string[]): string;
  /** Takes lists that depend on what stands in another cell, `$A2`, and gives the formula of the drop-down. */
  addDependent(title: string, lists: ReadonlyMap<string, readonly string[]>, cell: string): string;
  /** Its cells, row by row; none where no list was taken. */
  rows(): (string | null)[][];
}

/** Lists that fit stand in the drop-down itself: Excel takes no more characters there. */
const INLINE = 255;

/** Lists for the drop-downs of one workbook; `sheet` is the name of the sheet they stand on. */
export function optionLists(sheet: string): OptionLists {
  const columns: string[][] = [];
  const quoted = `'${sheet.replaceAll("'", "''")}'`;

  return {
    add(title, labels) {
      const inline = labels.join(',');
      const fits = inline.length <= INLINE && labels.every((label) => !/[,"\n]|^\s|\s$|^=/.test(label));
      if (fits) return `"${inline}"`;
      const letters = addColumn([title, ...labels]);
      return `${quoted}!$${letters}$2:$${letters}$${labels.length + 1}`;
    },
    addDependent(title, lists, cell) {
      const pairs = [...lists].flatMap(([parent, labels]) => labels.map((label) => [parent, label] as const));
      const parents = addColumn(['', ...pairs.map(([parent]) => parent)]);
      const labels = addColumn([title, ...pairs.map(([, label]) => label)]);
      const range = `${quoted}!$${parents}$1:$${parents}$${pairs.length + 1}`;
      // The block of rows whose first column says what the other cell says.
      return `OFFSET(${quoted}!$${labels}$1,MATCH(${cell},${range},0)-1,0,COUNTIF(${range},${cell}),1)`;
    },
    rows() {
      const height = Math.max(0, ...columns.map((column) => column.length));
      return Array.from({ length: height }, (_, row) => columns.map((column) => column[row] ?? null));
    },
  };

  function addColumn(cells: readonly string[]): string {
    columns.push([...cells]);
    return columnLetters(columns.length - 1);
  }
}
