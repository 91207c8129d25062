import type { Item } from '../definition/item.ts';
import { cellCore } from '../fields/cell-registry.ts';
import type { MutableRow } from '../fields/dynamic/rows-codec.ts';
import type { Row } from '../types/field-value.ts';
import { parseNumeric } from '../fields/numeric/parse-numeric.ts';
import { EXHIBIT_FIGURES, isExhibitFigure } from '../definition/exhibit-table.ts';
import { exhibitFigure } from './exhibit.ts';
import { components } from '../definition/logic/components.ts';
import { compute } from './compute.ts';
import { traitsOf } from '../types/traits.ts';

/** One computed column. */
interface RowFormula {
  readonly prop: string;
  readonly operands: readonly string[];
  result(row: Row): number | null;
}

/** The computed columns of a sub-table, operands before what they make. */
export interface RowFormulas {
  readonly computed: ReadonlySet<string>;
  /** The row with its computed cells up to date; the same object when nothing changed. */
  apply(row: Row): Row;
}

const compiled = new WeakMap<Item, RowFormulas>();

/** The computed columns of a sub-table, `compute` and exhibit figures alike (engine.md §5, §6). */
export function rowFormulas(item: Item): RowFormulas {
  const known = compiled.get(item);
  if (known !== undefined) return known;
  const ordered = inOrder([...exhibitFormulas(item), ...columnFormulas(item)]);
  const formulas: RowFormulas = {
    computed: new Set(ordered.map((formula) => formula.prop)),
    apply: (row) => applyAll(row, ordered),
  };
  compiled.set(item, formulas);
  return formulas;
}

/** Later formulas read what earlier ones made, so all write into one copy. */
function applyAll(row: Row, formulas: readonly RowFormula[]): Row {
  let copy: MutableRow | null = null;
  for (const formula of formulas) {
    const result = formula.result(copy ?? row);
    if (((copy ?? row)[formula.prop] ?? null) === result) continue;
    copy ??= { ...row };
    copy[formula.prop] = result;
  }
  return copy ?? row;
}

function exhibitFormulas(item: Item): readonly RowFormula[] {
  return EXHIBIT_FIGURES.filter((prop) =>
    item.columns.some((column) => column.prop === prop && isExhibitFigure(item.prop, column)),
  ).map((prop) => ({
    prop,
    operands: [],
    result: (row) => exhibitFigure(row, prop),
  }));
}

function columnFormulas(item: Item): readonly RowFormula[] {
  return item.columns.flatMap((column): RowFormula[] => {
    const formula = column.compute;
    if (formula === null || !isNumber(column, column.prop)) return [];
    const operands = 'product' in formula ? formula.product : formula.sum;
    const columns = operands.map((prop) => item.columns.find((one) => one.prop === prop && !one.hidden));
    return [
      {
        prop: column.prop,
        operands,
        result: (row) => compute(formula, numbersIn(row, columns)),
      },
    ];
  });
}

function isNumber(column: Item, prop: string): boolean {
  return column.prop === prop && traitsOf(column).family === 'number';
}

function numbersIn(row: Row, columns: readonly (Item | undefined)[]): readonly (number | null)[] {
  return columns.map((column) => numberIn(row, column));
}

function numberIn(row: Row, column: Item | undefined): number | null {
  const value = column === undefined ? undefined : row[column.prop];
  if (column === undefined || value === undefined) return null;
  if (typeof value === 'number') return value;
  const compared = cellCore(column).compare(value, column);
  return typeof compared === 'string' ? parseNumeric(compared) : null;
}

/** A column that depends on itself stays empty. */
function inOrder(formulas: readonly RowFormula[]): readonly RowFormula[] {
  const indexByProp = new Map(formulas.map((formula, index) => [formula.prop, index]));
  const dependencies = formulas.map((formula) =>
    formula.operands.flatMap((prop) => indexByProp.get(prop) ?? []),
  );
  return components(dependencies).flatMap((group) => {
    const circular = group.length > 1 || group.some((index) => dependencies[index]?.includes(index) === true);
    return group.flatMap((index): RowFormula[] => {
      const formula = formulas[index];
      if (formula === undefined) return [];
      return [circular ? { ...formula, result: () => null } : formula];
    });
  });
}
