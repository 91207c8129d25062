import type { TableColumn } from './column.ts';

/** A column that has cells, with what it takes from the heads above it. */
export interface Leaf<Row> {
  readonly column: TableColumn<Row>;
  readonly align: 'left' | 'center' | 'right';
  readonly computed: boolean;
  /** The first column of words: the head of its row. */
  readonly name: boolean;
  /** `wide`: stays at the left only in a table wider than 1200 px. */
  readonly fixed: 'left' | 'right' | 'wide' | 'no';
}

/** Columns that are shown, heads without any such column left out. */
export const visibleColumns = <Row>(columns: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] =>
  columns.flatMap((column) => {
    if (column.hide === true) return [];
    if (column.children === undefined) return [column];
    const children = visibleColumns(column.children);
    return children.length === 0 ? [] : [{ ...column, children }];
  });

const flatten = <Row>(
  columns: readonly TableColumn<Row>[],
  computed: boolean,
): readonly { readonly column: TableColumn<Row>; readonly computed: boolean }[] =>
  columns.flatMap((column) => {
    const own = computed || column.computed === true;
    return column.children === undefined ? [{ column, computed: own }] : flatten(column.children, own);
  });

/** The columns with cells, from left to right, hidden ones left out. */
export const leafColumns = <Row>(columns: readonly TableColumn<Row>[]): readonly Leaf<Row>[] => {
  const flat = flatten(visibleColumns(columns), false);
  const words = flat.findIndex(({ column }) => column.type === undefined || column.type === 'text');
  const name = words === -1 ? 0 : words;
  const chosen = flat.some(({ column }) => column.fixed === 'left');
  return flat.map(({ column, computed }, index) => ({
    column,
    computed,
    align: column.align ?? (column.type === 'number' ? 'right' : 'left'),
    name: index === name,
    fixed: column.fixed ?? (!chosen && index <= name ? 'wide' : 'no'),
  }));
};
