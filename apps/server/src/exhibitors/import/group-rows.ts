import { foldText, type Language } from '@zhantai/engine';
import { renderImportWord } from '@zhantai/messages/imports';
import type { ImportProp } from './columns.ts';
import { isGood, type ImportedRow } from './imported-row.ts';
import type { KnownExhibitor, KnownThings } from '../store/known-things.ts';

/** Rows of one exhibitor. */
export interface RowGroup {
  /** Null: it is new. */
  readonly known: KnownExhibitor | null;
  readonly rows: ImportedRow[];
}

/** Rows by exhibitor, and those that are about a booth alone. */
export interface GroupedRows {
  readonly groups: readonly RowGroup[];
  readonly boothRows: readonly ImportedRow[];
}

/**
 * Puts rows of one exhibitor together: by its code, without one by its name. A row
 * that names nobody, or a name that several have, is refused.
 */
export function groupRows(
  rows: readonly ImportedRow[],
  { byCode, byName }: KnownThings,
  language: Language,
): GroupedRows {
  const groups = new Map<string, RowGroup>();
  const boothRows: ImportedRow[] = [];
  const add = (key: string, known: KnownExhibitor | null, row: ImportedRow) => {
    const group = groups.get(key) ?? { known, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  };
  const newByName = newCodesByName(rows, byCode);
  for (const row of rows) {
    const { code, name, hall, number } = row.values;
    if (code !== undefined) {
      const known = byCode.get(code.toUpperCase()) ?? null;
      add(known?.exhibitorId ?? `code:${code.toUpperCase()}`, known, row);
    } else if (name !== undefined) {
      const folded = foldText(name);
      const all = byName.get(folded) ?? [];
      const [known = null] = all;
      const [newCode, ...others] = newByName.get(folded) ?? [];
      if (all.length > 1 || others.length > 0) refuse(row, 'name', 'twoNames');
      if (known !== null) add(known.exhibitorId, known, row);
      else add(newCode === undefined ? `name:${folded}` : `code:${newCode}`, null, row);
    } else {
      if (hall === undefined && number === undefined && isGood(row)) refuse(row, 'code', 'noKey');
      boothRows.push(row);
    }
  }
  return { groups: [...groups.values()], boothRows };

  function refuse(row: ImportedRow, prop: ImportProp, word: 'twoNames' | 'noKey'): void {
    row.problems.push({ prop, message: renderImportWord(word, language) });
  }
}

/** The codes of exhibitors that are new with this workbook, by their folded names. */
function newCodesByName(
  rows: readonly ImportedRow[],
  byCode: KnownThings['byCode'],
): ReadonlyMap<string, readonly string[]> {
  const codes = new Map<string, string[]>();
  for (const { values } of rows) {
    const code = values.code?.toUpperCase();
    if (code === undefined || values.name === undefined || byCode.has(code)) continue;
    const folded = foldText(values.name);
    const known = codes.get(folded) ?? [];
    if (!known.includes(code)) codes.set(folded, [...known, code]);
  }
  return codes;
}
