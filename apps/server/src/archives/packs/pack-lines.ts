import type { PackPart } from '@zhantai/contract';
import type { Transaction } from '../../database/database.ts';
import type { PackCounts } from '../../database/tables/job-tables.ts';
import { emptyProfile, type Scope } from '../../exhibitions/index.ts';
import type { ArchiveLine } from '../../platform/archive-kind.ts';
import { chooseLines, type LineChooser } from '../fill/choose-lines.ts';
import { kindsOf } from '../kinds.ts';
import { lineOf } from '../lines.ts';
import type { NumberedLine } from '../open-archive.ts';
import { readRows } from '../store/read-rows.ts';

/** What a pack is made of. */
export interface WantedPack {
  readonly title: Readonly<Record<string, string>>;
  readonly parts: ReadonlySet<PackPart>;
  readonly at: Date;
}

/** What becomes of the lines of an exhibition in a pack: nothing of people, no name of who wrote it, nothing that holds for it alone. */
export async function packLines(
  transaction: Transaction,
  scope: Scope,
  { title, parts, at }: WantedPack,
): Promise<LineChooser> {
  const kinds = kindsOf('set-up');
  const choose = await chooseLines(
    {
      async *lines(kind): AsyncGenerator<NumberedLine> {
        let number = 0;
        for await (const row of readRows(transaction, scope, kind, null))
          yield { number: (number += 1), line: lineOf(kind, 'set-up', row) };
      },
    },
    kinds,
    { parts, forms: null, by: null, at },
  );
  return (kind, line) => {
    // Of files those that other lines name.
    if (kind.table === 'file') return { ...line, createdBy: null };
    const chosen = choose(kind, line);
    if (kind.table !== 'exhibition') return chosen;
    const shown = chosen ?? { ...line, profile: { ...emptyProfile, dates: datesOf(line) } };
    return { ...shown, title, settings: {}, profile: withoutPeople(shown) };
  };
}

/** Moments move with these. */
function datesOf({ profile }: ArchiveLine): unknown {
  return typeof profile === 'object' && profile !== null && 'dates' in profile
    ? profile.dates
    : emptyProfile.dates;
}

/** Who can be called, and where, is told by each exhibition itself. */
function withoutPeople(line: ArchiveLine): object {
  const { profile } = line;
  const own = typeof profile === 'object' && profile !== null ? profile : emptyProfile;
  const { organiser, venue, contact, contacts, logo } = emptyProfile;
  return { ...own, organiser, venue, contact, contacts, logo, media: null };
}

/** Counts what goes into a pack while it is written. */
export function countedLines(choose: LineChooser): { readonly choose: LineChooser; counts(): PackCounts } {
  const counted = { form: 0, article: 0, catalogue_item: 0 };
  const dictionaries = new Set<unknown>();
  return {
    choose(kind, line) {
      const kept = choose(kind, line);
      if (kept === null) return null;
      const { table } = kind;
      if (table === 'form' || table === 'article' || table === 'catalogue_item') counted[table] += 1;
      if (table === 'dictionary_entry') dictionaries.add(line['code']);
      return kept;
    },
    counts: () => ({
      forms: counted.form,
      articles: counted.article,
      items: counted.catalogue_item,
      dictionaries: dictionaries.size,
    }),
  };
}
