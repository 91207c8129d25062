import type { SheetDate } from '@zhantai/engine/tables';

/**
 * How a number format shows a number: as a moment, as hours that have passed, in hundredths, padded with zeros to so
 * many digits, or as it is.
 */
export type FormatKind = SheetDate['kind'] | 'elapsed' | 'percent' | number | null;

const kinds = new Map<string, FormatKind>();
/** Workbooks have a few dozen formats; more are not worth remembering. */
const REMEMBERED = 1_000;
/** Longer formats than any program takes. */
const MAX_LENGTH = 255;

/** Tells by its code how a number format shows numbers (ECMA-376 part 1, §18.8.31). */
export function formatKind(code: string): FormatKind {
  const known = kinds.get(code);
  if (known !== undefined) return known;
  const kind = code.length > MAX_LENGTH ? null : readKind(code);
  if (kinds.size >= REMEMBERED) kinds.clear();
  kinds.set(code, kind);
  return kind;
}

function readKind(code: string): FormatKind {
  if (/^0{2,}$/.test(code)) return code.length;
  const [first = ''] = code
    // Quoted and escaped characters, room for one, repeated ones.
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    // Colours, conditions and locales, but not elapsed hours.
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';');
  if (/[0#?].*%/.test(first)) return 'percent';
  if (/general/i.test(first) || /[0#?]/.test(first.replace(/s+\.0+/gi, ''))) return null;
  const time = /[hs]/i.test(first) || /am\/pm|\u4e0a\u5348/i.test(first);
  const date = /[yde]/i.test(first) || (!time && /m/i.test(first));
  if (date) return time ? 'datetime' : 'date';
  if (/\[[hms]+\]/i.test(first)) return 'elapsed';
  return time ? 'time' : null;
}
