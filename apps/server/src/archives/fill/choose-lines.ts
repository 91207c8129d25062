import type { FillPart } from '@zhantai/contract';
import type { Schema } from '../../database/tables/schema.ts';
import { emptyProfile } from '../../exhibitions/index.ts';
import type { ArchiveKind, ArchiveLine } from '../../platform/archive-kind.ts';
import type { NumberedLine } from '../open-archive.ts';

/** Where lines of kinds are read, of an archive or of an exhibition as one moment sees it. */
export interface LineSource {
  lines(kind: ArchiveKind): AsyncIterable<NumberedLine>;
}

/** What is wanted of a source. */
export interface WantedLines {
  readonly parts: ReadonlySet<FillPart>;
  /** Which forms; null: all. */
  readonly forms: ReadonlySet<string> | null;
  /** Who has made what is new in it; null where nobody is named. */
  readonly by: string | null;
  readonly at: Date;
}

/** The part that each table belongs to; of a table that is not here nothing comes. */
const partOf: Partial<Readonly<Record<keyof Schema, FillPart>>> = {
  exhibition: 'profile',
  dictionary_entry: 'dictionaries',
  form: 'forms',
  form_version: 'forms',
  catalogue_item: 'catalogues',
  catalogue_stock: 'catalogues',
  catalogue_sale: 'catalogues',
  article: 'articles',
  article_version: 'articles',
  notice: 'notices',
  seat_plan: 'plan',
  stand_builder: 'builders',
  exhibitor: 'exhibitors',
};

const staffRoles = new Set<unknown>(['admin', 'editor', 'reviewer']);

/** The part that a line belongs to; null: it does not come. People who sign in are staff, or act for an exhibitor. */
export function linePart({ table }: ArchiveKind, line: ArchiveLine): FillPart | null {
  if (table === 'membership') return staffRoles.has(line['role']) ? 'staff' : 'exhibitors';
  return partOf[table] ?? null;
}

/** Whether anything of a kind can come at all. */
export function comes({ table }: ArchiveKind): boolean {
  return table === 'membership' || partOf[table] !== undefined;
}

/** Makes of a line what comes of it; null: nothing. */
export type LineChooser = (kind: ArchiveKind, line: ArchiveLine) => ArchiveLine | null;

/**
 * What comes of a source: of each form and article what is published, as its first version, and of whatever refers to
 * something that does not come no reference.
 */
export async function chooseLines(
  source: LineSource,
  kinds: readonly ArchiveKind[],
  { parts, forms, by, at }: WantedLines,
): Promise<LineChooser> {
  const versions = new Map<unknown, unknown>();
  const articles = new Map<unknown, unknown>();
  const exhibitors = new Set<unknown>();
  for await (const line of linesOf(source, kinds, 'form')) {
    const { formId, publishedVersion, putAwayAt } = line;
    const isWanted = forms === null || forms.has(String(formId));
    if (isWanted && publishedVersion !== null && putAwayAt === null) versions.set(formId, publishedVersion);
  }
  for await (const { articleId, version } of linesOf(source, kinds, 'article'))
    articles.set(articleId, version);
  for await (const { exhibitorId, state, trial } of linesOf(source, kinds, 'exhibitor'))
    if (state !== 'withdrawn' && trial !== true) exhibitors.add(exhibitorId);
  const made = at.toISOString();
  const formsHere = (ids: unknown): readonly unknown[] =>
    Array.isArray(ids) ? ids.filter((id) => parts.has('forms') && versions.has(id)) : [];

  const isShown = parts.has('profile') || parts.has('groups');
  const choosers: Partial<Readonly<Record<keyof Schema, (line: ArchiveLine) => ArchiveLine | null>>> = {
    form(line) {
      if (!versions.has(line['formId'])) return null;
      const isAfter = versions.has(line['afterFormId']);
      const isLettered = parts.has('articles') && articles.has(line['articleId']);
      return {
        ...line,
        publishedVersion: 1,
        afterFormId: isAfter ? line['afterFormId'] : null,
        afterOn: isAfter ? line['afterOn'] : null,
        articleId: isLettered ? line['articleId'] : null,
        updatedAt: made,
      };
    },
    form_version: (line) =>
      versions.get(line['formId']) === line['version']
        ? { ...line, version: 1, publishedBy: by, publishedAt: made, note: '', noteShown: false }
        : null,
    catalogue_sale: (line) => (parts.has('forms') && versions.has(line['formId']) ? line : null),
    article: (line) => ({ ...line, version: 1 }),
    article_version: (line) =>
      articles.get(line['articleId']) === line['version']
        ? { ...line, version: 1, savedBy: by, savedAt: made }
        : null,
    // What was told to some only is theirs.
    notice: (line) =>
      isEmpty(line['exhibitorIds']) && isEmpty(line['accountIds'])
        ? { ...line, createdBy: by, createdAt: made }
        : null,
    exhibitor: (line) =>
      exhibitors.has(line['exhibitorId'])
        ? { ...line, state: 'invited', ownerAccountId: null, createdAt: made }
        : null,
    membership(line) {
      const { role, exhibitorId, endsAt, formIds, formGroups } = line;
      if (!staffRoles.has(role) && !exhibitors.has(exhibitorId)) return null;
      const kept = formsHere(formIds);
      // Who was to leave has left; who may do single forms would do all where none of them comes.
      const isUnbound = !isEmpty(formIds) && kept.length === 0 && isEmpty(formGroups);
      return endsAt !== null || isUnbound ? null : { ...line, formIds: kept, createdAt: made };
    },
  };
  return (kind, line) => {
    if (kind.table === 'exhibition') return isShown ? shownLine(line, parts) : null;
    const part = linePart(kind, line);
    if (part === null || !parts.has(part)) return null;
    const choose = choosers[kind.table];
    return choose === undefined ? line : choose(line);
  };
}

/** What an exhibition shows of itself, the names of its groups alone, or all but these; its days are always told. */
function shownLine(line: ArchiveLine, parts: ReadonlySet<FillPart>): ArchiveLine {
  const { profile } = line;
  const all = typeof profile === 'object' && profile !== null ? Object.entries(profile) : [];
  const isKept = (key: string): boolean =>
    key === 'dates' || parts.has(key === 'groups' ? 'groups' : 'profile');
  return {
    ...line,
    settings: parts.has('profile') ? line['settings'] : {},
    profile: { ...emptyProfile, ...Object.fromEntries(all.filter(([key]) => isKept(key))) },
  };
}

async function* linesOf(
  source: LineSource,
  kinds: readonly ArchiveKind[],
  table: keyof Schema,
): AsyncGenerator<ArchiveLine> {
  const kind = kinds.find((one) => one.table === table);
  if (kind !== undefined) for await (const { line } of source.lines(kind)) yield line;
}

function isEmpty(list: unknown): boolean {
  return !Array.isArray(list) || list.length === 0;
}
