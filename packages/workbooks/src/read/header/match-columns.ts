import type { Item } from '@zhantai/engine';
import {
  areCounted,
  everyLabel,
  headerKey,
  isKnownUnit,
  isSameUnit,
  itemInLanguage,
  matchHeaders,
} from '@zhantai/engine/tables';
import type { HeaderMatch } from '@zhantai/engine/tables';
import { languages } from '@zhantai/messages';
import { bareHeader } from './bare-header.ts';

/** Which header cell is which column. */
export interface ColumnMatch extends HeaderMatch {
  /** Columns whose header names another unit than theirs: numbers below it are other numbers. */
  readonly otherUnits: ReadonlySet<string>;
}

interface BareColumn {
  readonly prop: string;
  /** What its unit is called; nothing where it has none. */
  readonly units: readonly string[];
}

/**
 * Matches header cells to columns by their labels, and those that are left without the notes in their brackets, such as
 * a unit or 必填. A header in another unit than its column is told: its numbers are none of the column's.
 */
export function matchColumns(columns: readonly Item[], headers: readonly string[]): ColumnMatch {
  const exact = matchHeaders(columns, headers);
  const otherUnits = new Set<string>();
  if (exact.unknown.length === 0) return { ...exact, otherUnits };
  const { labels, bare, isUnit } = keysOf(columns);
  const taken = new Set(exact.props);
  const same = exact.props.map((prop, at) => prop ?? meant(headers[at] ?? '', isInUnit));
  // A column that has its own header needs none in another unit.
  const props = same.map((prop, at) => {
    const other = prop === null ? meant(headers[at] ?? '', () => true) : null;
    if (other !== null) otherUnits.add(other);
    return prop ?? other;
  });
  const unknown = headers.filter((header, at) => props[at] === null && headerKey(header) !== '');
  return { props, unknown, otherUnits };

  /** One column alone must be meant; a header that is there twice is not the same one in other words. */
  function meant(
    text: string,
    fits: (header: readonly string[], column: readonly string[]) => boolean,
  ): string | null {
    const key = headerKey(text);
    if (key === '' || labels.has(key)) return null;
    const header = bareHeader(text, isUnit);
    const fitting = new Set(
      bare
        .get(header.key)
        ?.filter(({ prop, units }) => !taken.has(prop) && fits(header.units, units))
        .map(({ prop }) => prop),
    );
    const [prop, ...more] = [...fitting];
    if (prop === undefined || more.length > 0) return null;
    taken.add(prop);
    return prop;
  }
}

/** Whether a number below a header is the same number in the column, as far as anybody says. */
function isInUnit(header: readonly string[], column: readonly string[]): boolean {
  if (column.length === 0) return true;
  return header.every((one) => column.some((other) => isSameUnit(one, other) || areCounted(one, other)));
}

interface ColumnKeys {
  /** Whole labels. */
  readonly labels: ReadonlySet<string>;
  /** Columns by their labels without notes. */
  readonly bare: ReadonlyMap<string, readonly BareColumn[]>;
  /** A unit that nobody knows, such as dB, is known where a column of the table has it: templates write it there. */
  readonly isUnit: (word: string) => boolean;
}

/** What the unit of a column is called in the languages of its form, without blanks as a header is read. */
function unitsOf(column: Item): readonly string[] {
  const named = languages.map((language) => itemInLanguage(column, language).unit);
  const units = [column.unit, ...named].map((unit) => unit.normalize('NFKC').replace(/\s/g, ''));
  return [...new Set(units)].filter((unit) => unit !== '');
}

/** The same columns are held against many rows. */
const known = new WeakMap<readonly Item[], ColumnKeys>();

function keysOf(columns: readonly Item[]): ColumnKeys {
  const there = known.get(columns);
  if (there !== undefined) return there;
  const own = new Set(columns.flatMap(unitsOf).map(headerKey));
  const isUnit = (word: string): boolean => isKnownUnit(word) || own.has(headerKey(word));
  const labels = new Set<string>();
  const bare = new Map<string, BareColumn[]>();
  for (const column of columns) {
    const units = unitsOf(column);
    for (const text of new Set(everyLabel(column))) {
      labels.add(headerKey(text));
      const label = bareHeader(text, isUnit);
      const list = bare.get(label.key) ?? [];
      list.push({ prop: column.prop, units: units.length > 0 ? units : label.units });
      bare.set(label.key, list);
    }
  }
  const keys = { labels, bare, isUnit };
  known.set(columns, keys);
  return keys;
}
