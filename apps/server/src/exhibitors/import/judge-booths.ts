import type { Language } from '@zhantai/engine';
import { renderImportWord, type ImportWord } from '@zhantai/messages/imports';
import type { ImportProp } from './columns.ts';
import type { GroupedRows } from './group-rows.ts';
import type { ImportedRow, ImportedValues } from './imported-row.ts';
import { placeKey, type KnownThings } from '../store/known-things.ts';

const parts = ['area', 'type', 'heightLimit'] as const;

/** Refuses rows whose booth is not whole, lacks what a new one needs, or is said twice and not alike. */
export function judgeBooths(
  { groups, boothRows }: GroupedRows,
  { booths }: KnownThings,
  language: Language,
): void {
  const seen = new Map<string, { readonly row: ImportedRow; readonly group: unknown }>();
  for (const group of groups) for (const row of group.rows) judge(row, group);
  for (const row of boothRows) judge(row, null);

  function judge(row: ImportedRow, group: unknown): void {
    const { hall, number, area, type } = row.values;
    if (hall === undefined && number === undefined) {
      const said = parts.find((part) => row.values[part] !== undefined);
      if (said !== undefined) refuse(row, said, 'boothMissing');
      return;
    }
    if (hall === undefined || number === undefined) {
      refuse(row, hall === undefined ? 'hall' : 'number', 'boothHalf');
      return;
    }
    const key = placeKey(hall, number);
    if (!booths.has(key)) {
      const lacking = [
        ...(area === undefined ? ['area' as const] : []),
        ...(type === undefined ? ['type' as const] : []),
      ];
      for (const prop of lacking) {
        const wrong = row.problems.some((problem) => problem.prop === prop);
        if (!wrong) refuse(row, prop, 'neededBooth', { label: renderImportWord(prop, language) });
      }
    }
    const earlier = seen.get(key);
    if (earlier === undefined) {
      seen.set(key, { row, group });
    } else if (earlier.group !== group || boothText(earlier.row.values) !== boothText(row.values)) {
      refuse(row, 'number', 'boothTwice', { row: earlier.row.number });
      refuse(earlier.row, 'number', 'boothTwice', { row: row.number });
    }
  }

  function refuse(row: ImportedRow, prop: ImportProp, word: ImportWord, params = {}): void {
    row.problems.push({ prop, message: renderImportWord(word, language, params) });
  }
}

function boothText({ area, type, heightLimit }: ImportedValues): string {
  return JSON.stringify([area ?? '', type ?? '', heightLimit === undefined ? '' : heightLimit]);
}
