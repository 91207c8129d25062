import type { Item } from '../definition/item.ts';
import { isJsonObject } from '../definition/json-value.ts';
import { cellCore } from '../fields/cell-registry.ts';
import { blankValue } from '../fields/codec.ts';
import { isBlankRow } from '../fields/dynamic/blank-row.ts';
import { answeringColumns, encodeRow, readCells } from '../fields/dynamic/rows-codec.ts';
import type { CheckContext, Finding } from '../fields/field-core.ts';
import type { Row } from '../types/field-value.ts';
import { finding } from '../fields/finding.ts';
import { settleRows } from '../logic/settle-rows.ts';
import { checkContext } from '../validation/check-context.ts';
import type { ValidateOptions } from '../validation/check-context.ts';
import { hookContext } from '../validation/check-table.ts';
import { checkByCore } from '../validation/check-value.ts';
import { judgedColumns } from '../validation/judged-columns.ts';
import type { JudgedColumn } from '../validation/judged-columns.ts';
import type { Problem } from '../fields/problem.ts';
import { withinRow } from '../validation/within-row.ts';
import { EXHIBIT_PROP } from '../definition/exhibit-table.ts';
import { normalizeExhibit } from '../logic/exhibit.ts';
import type { Cells, Cut } from '../logic/exhibit.ts';
import { traitsOf } from '../types/traits.ts';

/** A problem of an imported cell; `prop` is the column's. Row 0 without a prop speaks of the whole table. */
export interface ImportProblem extends Problem {
  /** As the user sees it in the workbook. */
  readonly row: number;
}

/** A row that stands in the workbook and can be read, as it travels. */
export interface ImportedRow {
  readonly row: number;
  readonly cells: Cells;
}

export interface ImportOptions extends ValidateOptions {
  /** Rows that are there now, as they travel. */
  readonly existing: readonly unknown[];
  /** `importWay: 2`: drop them. */
  readonly replace: boolean;
  /** Which row of the workbook each row is; without it the first is 2, below a header of one line, and none is missing. */
  readonly numbers?: readonly number[];
  /** Cells that the workbook holds no value for that can be trusted, by prop, by the index of their row. */
  readonly unreadable?: ReadonlyMap<number, CellFaults>;
}

/**
 * Why a cell of a workbook has no value: an error such as `#N/A`, a number that lost digits on its way in, a formula
 * whose result was not stored, a number below a header in another unit than its column's.
 */
export type CellFault = 'importFormat' | 'lostDigits' | 'noResult' | 'otherUnit';

/** Faults of a row by prop. */
export type CellFaults = ReadonlyMap<string, CellFault>;

/** A number that the import cuts, as exhibits are (engine.md §6). */
export interface ImportCut extends Cut {
  readonly row: number;
}

export type ImportResult =
  | {
      readonly ok: true;
      /** The table after the import, as it travels. */
      readonly rows: readonly unknown[];
      readonly added: readonly Cells[];
      readonly unknownColumns: readonly string[];
      readonly cuts: readonly ImportCut[];
    }
  | {
      readonly ok: false;
      readonly problems: readonly ImportProblem[];
      /** The rows without a problem, for tables that are filled row by row. */
      readonly passed: readonly ImportedRow[];
      readonly unknownColumns: readonly string[];
      readonly cuts: readonly ImportCut[];
    };

/** The header is one line, and workbooks count from 1. */
const FIRST_ROW = 2;

/**
 * Checks rows read from a workbook, keyed by prop, and gives the table after the import; all rows or none
 * (engine.md §7). A row without any content is no row, but counts in row numbers.
 * @param item the sub-table.
 */
export function checkImport(item: Item, rows: readonly unknown[], options: ImportOptions): ImportResult {
  const columns = answeringColumns(item);
  const hidden = new Set(columns.filter((column) => column.hidden).map((column) => column.prop));
  const within = checkContext(options);
  const imported = rows.map((row): Cells => (isJsonObject(row) ? row : {}));
  const unknownColumns = columnsNotIn(columns, imported);
  const judged = judgedColumns(item);
  const shown = new Set(judged.map(({ prop }) => prop));
  const numeric = columns.filter((column) => traitsOf(column).family === 'number');
  const problems: ImportProblem[] = [];
  const cuts: ImportCut[] = [];
  const added: Cells[] = [];
  const passed: ImportedRow[] = [];
  const filled: FilledRow[] = [];
  let noted: string[] = [];
  const note = (prop: string): void => {
    if (!hidden.has(prop)) noted.push(prop);
  };
  imported.forEach((cells, index) => {
    noted = [];
    const entered = enterNumbers(cells, numeric, note);
    const raw = item.prop === EXHIBIT_PROP ? normalizeExhibit(entered) : entered;
    const read = withoutId(readCells(raw, columns, note));
    const faults = faultsOf(options.unreadable?.get(index), noted);
    if (faults.size === 0 && isBlankRow(read, item)) return;
    const number = options.numbers?.[index] ?? index + FIRST_ROW;
    filled.push({ read, faults, number });
    for (const { prop, from, to } of cutsOf(raw)) {
      const own = prop === 'length' && !shown.has(prop) ? 'long' : prop;
      if (shown.has(own)) cuts.push({ row: number, prop: own, from, to });
    }
  });
  const settled = settleRows(
    item,
    filled.map(({ read }) => read),
    undefined,
    within.context,
  );
  filled.forEach(({ read, faults, number }, index) => {
    const row = settled[index] ?? read;
    const found = problemsOf(row, faults, number);
    const encoded = encodeRow(row, columns);
    added.push(encoded);
    if (found.length > 0) problems.push(...found);
    else passed.push({ row: number, cells: encoded });
  });
  const kept = options.replace ? [] : options.existing;
  const total = kept.length + added.length;
  if (problems.length === 0 && item.maxSize !== null && item.maxSize >= 0 && total > item.maxSize) {
    problems.push({ ...about(item), row: 0, prop: '', code: 'maxSize', params: { n: item.maxSize } });
  }
  if (problems.length === 0) {
    const found = item.hooks?.added([...kept.map(() => NO_CELLS), ...settled], hookContext(item, within));
    if (found) problems.push({ ...about(item), ...inSheet(found, kept.length), row: 0, prop: '' });
  }
  if (problems.length > 0) return { ok: false, problems, passed, unknownColumns, cuts };
  return { ok: true, rows: [...kept, ...added], added, unknownColumns, cuts };

  /** Rows are counted as in the workbook. */
  function inSheet({ code, params }: Finding, before: number): Finding {
    if (code !== 'duplicateRow') return { code, params };
    const numberOf = (place: unknown): number => filled[Number(place) - before - 1]?.number ?? 0;
    return { code, params: { row: numberOf(params['row']), other: numberOf(params['other']) } };
  }

  function inRow(one: JudgedColumn, row: Row): CheckContext {
    return withinRow(within, one, (other) => row[other.prop] ?? blankValue(other));
  }

  /** Cell by cell: a row whose only content cannot be read is not blank. */
  function problemsOf(row: Row, faults: CellFaults, number: number): readonly ImportProblem[] {
    const found: ImportProblem[] = [];
    for (const one of judged) {
      const { column, prop, core, locked } = one;
      const fault = faults.size === 0 ? undefined : faults.get(prop);
      const wrong =
        fault === undefined
          ? checkByCore(core, row[prop] ?? core.blank(column), column, inRow(one, row), locked)
          : finding(fault);
      if (wrong !== null) found.push({ ...about(column), ...wrong, prop, row: number });
    }
    return found;
  }
}

/** The cells of a row, its texts of numbers read as if they were typed; what is none is noted. */
function enterNumbers(cells: Cells, numeric: readonly Item[], note: (prop: string) => void): Cells {
  let entered: Record<string, unknown> | null = null;
  for (const column of numeric) {
    const { prop } = column;
    const key = Object.hasOwn(cells, prop) || prop !== 'long' ? prop : 'length';
    const wire = Object.hasOwn(cells, key) ? cells[key] : undefined;
    if (typeof wire !== 'string' || wire === '') continue;
    entered ??= { ...cells };
    const value = cellCore(column).read(wire, column);
    if (value === undefined) note(prop);
    entered[key] = value ?? null;
  }
  return entered ?? cells;
}

/** Who imports names no rows; the rest of the row is copied only where that was tried. */
function withoutId(row: Row): Row {
  if (row.$id === undefined) return row;
  const { $id: _, ...rest } = row;
  return rest;
}

/** A row that is there already, of which nothing is known here. */
const NO_CELLS: Row = {};

const NO_FAULTS: CellFaults = new Map();

function faultsOf(known: CellFaults | undefined, noted: readonly string[]): CellFaults {
  if (noted.length === 0) return known ?? NO_FAULTS;
  return new Map([...noted.map((prop) => [prop, 'importFormat'] as const), ...(known ?? [])]);
}

function cutsOf(row: Cells): readonly Cut[] {
  const cuts = row['$cut'];
  return Array.isArray(cuts) ? cuts : [];
}

/** A row with content, before what follows from other cells is filled in. */
interface FilledRow {
  readonly read: Row;
  readonly faults: CellFaults;
  readonly number: number;
}

function about(item: Item): { readonly formItemId: string; readonly label: string } {
  return { formItemId: item.id, label: item.label };
}

function columnsNotIn(columns: readonly Item[], rows: readonly Cells[]): readonly string[] {
  const known = new Set(columns.map((column) => column.prop));
  if (known.has('long')) known.add('length');
  const unknown = new Set<string>();
  for (const row of rows) {
    for (const prop of Object.keys(row)) if (!known.has(prop) && prop !== '$id') unknown.add(prop);
  }
  return [...unknown];
}
