import { decimalPlaces, exactProductRounded, exactSum, truncateDecimal } from '../decimal/arithmetic.ts';

/** Cells by prop, of any origin: an engine row, a wire row, a spreadsheet row. */
export type Cells = Readonly<Record<string, unknown>>;

/** What follows from an exhibit row: m³ of one piece, kg and m³ of all; null while an operand is empty. */
export interface ExhibitFigures {
  readonly volume: number | null;
  readonly grossWeight: number | null;
  readonly bulkVolume: number | null;
}

export interface ExhibitTotals {
  readonly number: number;
  readonly grossWeight: number;
  readonly bulkVolume: number;
}

const PLACES = 2;
/** Cubic centimetres in a cubic metre, as a power of ten. */
const CUBIC_METRE = 6;
/** Columns that an import cuts, to so many places. */
const CUT: readonly (readonly [prop: string, places: number])[] = [
  ...['number', 'long', 'length', 'width', 'height'].map((prop) => [prop, 0] as const),
  ...['weight', 'volume'].map((prop) => [prop, PLACES] as const),
];

/** Volume and weights of an exhibit row, exact, rounded half up (engine.md §6). */
export function exhibitFigures(row: Cells): ExhibitFigures {
  return {
    volume: exhibitFigure(row, 'volume'),
    grossWeight: exhibitFigure(row, 'grossWeight'),
    bulkVolume: exhibitFigure(row, 'bulkVolume'),
  };
}

/** One figure of an exhibit row. */
export function exhibitFigure(row: Cells, figure: keyof ExhibitFigures): number | null {
  if (figure === 'grossWeight') return product([row['weight'], row['number']], 0);
  const size = [lengthOf(row), row['width'], row['height']];
  return product(figure === 'volume' ? size : [...size, row['number']], CUBIC_METRE);
}

/** Exact sums of the pieces and of the shown weights and volumes (engine.md §6). */
export function exhibitTotals(rows: readonly Cells[]): ExhibitTotals {
  const figures = rows.map(exhibitFigures);
  return {
    number: sum(rows.map((row) => operand(row['number']))),
    grossWeight: sum(figures.map((figure) => figure.grossWeight)),
    bulkVolume: sum(figures.map((figure) => figure.bulkVolume)),
  };
}

/** A number of an import that lost places. */
export interface Cut {
  readonly prop: string;
  readonly from: number | string;
  readonly to: number;
}

/**
 * Cuts an imported row's sizes to whole numbers, weight and volume to hundredths; text stays. What was cut is told under
 * `$cut`, which codecs drop (engine.md §6).
 */
export function normalizeExhibit(row: Cells): Cells {
  let normal: Record<string, unknown> | null = null;
  const cuts: Cut[] = [];
  for (const [prop, places] of CUT) {
    const value = operand(row[prop]);
    const whole = value === null ? null : truncateDecimal(value, places);
    if (value === null || whole === null || whole === value) continue;
    normal ??= { ...row };
    normal[prop] = whole;
    if ((decimalPlaces(value) ?? 0) > places) cuts.push({ prop, from: value, to: whole });
  }
  if (normal !== null && cuts.length > 0) normal['$cut'] = cuts;
  return normal ?? row;
}

/** `length` is accepted as the same column. */
function lengthOf(row: Cells): unknown {
  return operand(row['long']) === null ? row['length'] : row['long'];
}

function product(values: readonly unknown[], tenPower: number): number | null {
  const operands = values.map(operand).filter((value) => value !== null);
  return operands.length === values.length ? exactProductRounded(operands, PLACES, tenPower) : null;
}

function sum(values: readonly (number | string | null)[]): number {
  return exactSum(values.filter((value) => value !== null)) ?? 0;
}

function operand(value: unknown): number | string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && truncateDecimal(value, 0) !== null ? value : null;
}
