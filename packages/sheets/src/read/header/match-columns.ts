import type { Item } from '@zhantai/engine';
import { everyLabel, headerKey, itemInLanguage, matchHeaders } from '@zhantai/engine/tables';
import type { HeaderMatch } from '@zhantai/engine/tables';
import { languages } from '@zhantai/messages';
import { bareHeader, isSameUnit } from './bare-header.ts';

interface BareColumn {
  readonly prop: string;
  readonly unit: string | null;
}

/**
 * Matches header cells to columns by their labels, and those that are left without the notes in their brackets, such as
 * a unit or 必填. A header in another unit than its column names none: its numbers would be others.
 */
export function matchColumns(columns: readonly Item[], headers: readonly string[]): HeaderMatch {
  const exact = matchHeaders(columns, headers);
  if (exact.unknown.length === 0) return exact;
  const { labels, bare } = keysOf(columns);
  const taken = new Set(exact.props);
  const props = exact.props.map((prop, at) => prop ?? meant(headerKey(headers[at] ?? '')));
  return { props, unknown: headers.filter((header, at) => props[at] === null && headerKey(header) !== '') };

  /** One column alone must be meant; a header that is there twice is not the same one in other words. */
  function meant(key: string): string | null {
    if (key === '' || labels.has(key)) return null;
    const header = bareHeader(key);
    const fitting = new Set(
      bare
        .get(header.key)
        ?.filter(({ prop, unit }) => !taken.has(prop) && isSameUnit(header.unit, unit))
        .map(({ prop }) => prop),
    );
    const [prop, ...more] = [...fitting];
    if (prop === undefined || more.length > 0) return null;
    taken.add(prop);
    return prop;
  }
}

interface ColumnKeys {
  /** Whole labels. */
  readonly labels: ReadonlySet<string>;
  /** Columns by their labels without notes. */
  readonly bare: ReadonlyMap<string, readonly BareColumn[]>;
}

/** What the unit of a column is called in the languages of its form. */
function unitsOf(column: Item): ReadonlySet<string> {
  const named = languages.map((language) => itemInLanguage(column, language).unit);
  return new Set([column.unit, ...named].map(headerKey).filter((unit) => unit !== ''));
}

/** The same columns are held against many rows. */
const known = new WeakMap<readonly Item[], ColumnKeys>();

function keysOf(columns: readonly Item[]): ColumnKeys {
  const there = known.get(columns);
  if (there !== undefined) return there;
  const labels = new Set<string>();
  const bare = new Map<string, BareColumn[]>();
  for (const column of columns) {
    for (const key of new Set(everyLabel(column).map(headerKey))) {
      labels.add(key);
      const label = bareHeader(key);
      const own = headerKey(column.unit);
      const list = bare.get(label.key) ?? [];
      list.push({ prop: column.prop, unit: own === '' ? label.unit : own });
      bare.set(label.key, list);
      // A unit that nobody knows, such as dB, is known behind its own column's label: templates write it there.
      for (const unit of unitsOf(column)) {
        const named = bare.get(`${label.key}(${unit})`) ?? [];
        named.push({ prop: column.prop, unit: own === '' ? label.unit : own });
        bare.set(`${label.key}(${unit})`, named);
      }
    }
  }
  const keys = { labels, bare };
  known.set(columns, keys);
  return keys;
}
