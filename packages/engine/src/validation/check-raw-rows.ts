import type { Item, JsonObject } from '../definition/item.ts';
import { readAnswer } from '../fields/codec.ts';
import { isBlankRawRow } from '../fields/dynamic/blank-row.ts';
import { answeringColumns, rawCell } from '../fields/dynamic/rows-codec.ts';
import type { CheckContext, Finding } from '../fields/field-core.ts';
import { rowFormulas } from '../logic/row-formulas.ts';
import type { TellCell } from './check-rows.ts';
import { checkByCore } from './check-value.ts';
import { judgedColumns } from './judged-columns.ts';
import type { JudgedColumn } from './judged-columns.ts';
import { looksRight } from './looks-right.ts';
import { withinRow } from './within-row.ts';

/** Judges rows as `checkRows` does, but as they travel: most are right, and no row has to be made to see it. */
export function checkRawRows(
  rows: readonly JsonObject[],
  item: Item,
  within: CheckContext,
  tell: TellCell,
): void {
  const doubtful = doubts(judgedColumns(item), rows[0] ?? {}, within);
  rows.forEach((raw, index) => {
    let filled = false;
    for (const judged of doubtful(raw)) {
      const found = findInRaw(judged, raw, within);
      if (found === null) continue;
      filled ||= !isBlankRawRow(raw, item);
      if (!filled) return;
      tell(index, judged.column, found);
    }
  });
}

/**
 * Whether rows of a sub-table may be judged as they travel: no cell counts that the client did not send, be it what is
 * stored in its place or computed.
 */
export function isJudgedRaw(item: Item): boolean {
  const { computed } = rowFormulas(item);
  return (
    answeringColumns(item).every(
      (column) => computed.has(column.prop) || (!column.readonly && !column.disabled),
    ) && judgedColumns(item).every((column) => !computed.has(column.prop))
  );
}

const NONE: readonly JudgedColumn[] = [];

/**
 * Tells of a row that travels which of its cells deserve a closer look, in column order; none of most. It goes through
 * the row's keys, which is several times as fast as asking for each column: rows of one table nearly always have the same
 * keys in the same order as the first.
 */
function doubts(
  columns: readonly JudgedColumn[],
  first: JsonObject,
  within: CheckContext,
): (raw: JsonObject) => readonly JudgedColumn[] {
  const byProp = new Map(
    columns.map((judged) => [judged.prop, { judged, look: looksRight(judged.column, judged.patterns) }]),
  );
  const order = [...new Set([...Object.keys(first), ...byProp.keys()])];
  const cells = order.map((prop) => byProp.get(prop));
  const placeOf = new Map(order.map((prop, place) => [prop, place]));
  return (raw) => {
    let place = 0;
    let seen = 0;
    let doubtful: JudgedColumn | null = null;
    for (const prop in raw) {
      if (order[place] !== prop) place = placeOf.get(prop) ?? order.length;
      const cell = cells[place];
      place += 1;
      if (cell === undefined) continue;
      seen += 1;
      const { judged, look } = cell;
      if (look !== null && look(raw[prop], judged.column, within)) continue;
      if (doubtful !== null) return columns;
      doubtful = judged;
    }
    if (seen < columns.length) return columns;
    return doubtful === null ? NONE : [doubtful];
  };
}

/** The first thing wrong with a cell as it travels; what cannot be read is blank. */
function findInRaw(judged: JudgedColumn, raw: JsonObject, within: CheckContext): Finding | null {
  const { column, prop, core } = judged;
  const own = judged.inherited ? undefined : raw[prop];
  const wire = own === undefined ? rawCell(raw, column) : own;
  const value = core.read(wire, column);
  const here = withinRow(within, judged, (other) => readAnswer(other, rawCell(raw, other)));
  return checkByCore(core, value === undefined ? core.blank(column) : value, column, here, judged.locked);
}
