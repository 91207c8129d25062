import { maskName } from '../../platform/mask-name.ts';
import { newId } from '../../platform/new-id.ts';
import type { RowGroup } from './group-rows.ts';
import { isGood, type ImportedCell, type ImportedRow, type ImportedValues } from './imported-row.ts';
import { BOOTH_PREFIX } from '../store/names.ts';
import { placeKey, type KnownThings } from '../store/known-things.ts';
import type { Plan, PlannedAccount, PlannedBooth } from './plan.ts';

/** What a row would do. */
export interface PlannedRow {
  readonly row: ImportedRow;
  readonly isNew: boolean;
  readonly cells: readonly ImportedCell[];
  readonly joins: string | null;
  readonly elsewhere: string | null;
}

/** What the good rows of one exhibitor come to. */
export interface PlannedGroup {
  readonly thing: { readonly id: string; readonly change: Plan } | null;
  readonly rows: readonly PlannedRow[];
}

/** Phones that rows before gave to exhibitors that are not there yet, with the names of these. */
export type GivenPhones = Map<string, { readonly exhibitorId: string; readonly name: string }>;

/** Plans what the good rows of one exhibitor do. */
export function planGroup(group: RowGroup, known: KnownThings, given: GivenPhones): PlannedGroup {
  const good = group.rows.filter(isGood);
  const [first] = good;
  if (first === undefined) return { thing: null, rows: [] };
  const id = group.known?.exhibitorId ?? newId();
  const own = planExhibitor(group, good);
  const name = group.known?.name ?? own.said.name ?? '';
  const booths: PlannedBooth[] = [];
  const accounts: PlannedAccount[] = [];
  const planned = new Set<string>();
  const rows = good.map((row): PlannedRow => {
    const booth = planBooth(row.values, known, id, name);
    const key = booth === null ? '' : placeKey(row.values.hall ?? '', row.values.number ?? '');
    const isFirst = booth !== null && !planned.has(key);
    planned.add(key);
    if (isFirst && !isIdle(booth.plan)) booths.push(booth.plan);
    const account = planAccount(row, known, given, { id, name });
    if (account !== null && !accounts.some(({ phone }) => phone === account.plan.phone))
      accounts.push(account.plan);
    const ownCells = own.cells.filter((cell) => cell.row === row).map(({ cell }) => cell);
    return {
      row,
      isNew: (group.known === null && row === first) || (isFirst && booth.plan.kind === 'new'),
      cells: [...ownCells, ...(isFirst ? booth.cells : []), ...(account?.cells ?? [])],
      joins: account?.joins ?? null,
      elsewhere: account?.elsewhere ?? null,
    };
  });
  const { exhibitor } = own;
  const idle =
    exhibitor?.kind === 'known' &&
    Object.keys(exhibitor.change).length === 0 &&
    booths.length === 0 &&
    accounts.length === 0;
  return { thing: idle ? null : { id, change: { exhibitor, booths, accounts } }, rows };
}

/** Plans what a row about a booth alone does. */
export function planBoothRow(row: ImportedRow, known: KnownThings): PlannedGroup {
  if (!isGood(row)) return { thing: null, rows: [] };
  const booth = planBooth(row.values, known, null, '');
  const cells = booth?.cells ?? [];
  const isNew = booth?.plan.kind === 'new';
  const rows = [{ row, isNew, cells, joins: null, elsewhere: null }];
  if (booth === null || isIdle(booth.plan)) return { thing: null, rows };
  return {
    thing: {
      id: `${BOOTH_PREFIX}${booth.plan.id}`,
      change: { exhibitor: null, booths: [booth.plan], accounts: [] },
    },
    rows,
  };
}

interface OwnCell {
  readonly row: ImportedRow;
  readonly cell: ImportedCell;
}

/** What rows say of the exhibitor itself. A name that only finds it changes nothing. */
function planExhibitor(group: RowGroup, good: readonly ImportedRow[]) {
  const saying = (prop: keyof ImportedValues) =>
    good.find(
      ({ values }) =>
        values[prop] !== undefined && (prop !== 'name' || values.code !== undefined || group.known === null),
    );
  const cells: OwnCell[] = [];
  const said: Partial<ImportedValues> = {};
  const change: Record<string, { from: unknown; to: unknown }> = {};
  const { known } = group;
  for (const prop of ['name', 'nameEn', 'origin', 'language', 'tags'] as const) {
    const row = saying(prop);
    const to = row?.values[prop];
    if (row === undefined || to === undefined) continue;
    Object.assign(said, { [prop]: to });
    const from = known === null ? null : prop === 'tags' ? known.tags.toSorted() : known[prop];
    if (JSON.stringify(from) === JSON.stringify(to)) continue;
    change[prop] = { from, to };
    cells.push({ row, cell: { prop, from: shown(from), to: shown(to) } });
  }
  const code = good.find(({ values }) => values.code !== undefined)?.values.code ?? null;
  const exhibitor: Plan['exhibitor'] =
    known === null
      ? {
          kind: 'new',
          code,
          name: said.name ?? '',
          nameEn: said.nameEn ?? '',
          origin: said.origin ?? 'cn',
          language: said.language ?? 'zh-Hans',
          tags: [...(said.tags ?? [])],
        }
      : { kind: 'known', change };
  return { exhibitor, cells, said };
}

/** What a row does to its booth; null where it names none. @param exhibitorId null leaves it with whoever has it. */
function planBooth(
  { hall, number, area, type, heightLimit }: ImportedValues,
  { booths }: KnownThings,
  exhibitorId: string | null,
  name: string,
): { readonly plan: PlannedBooth; readonly cells: readonly ImportedCell[] } | null {
  if (hall === undefined || number === undefined) return null;
  const kept = booths.get(placeKey(hall, number));
  if (kept === undefined) {
    const made = { hall, number, area: area ?? 0, type: type ?? 'raw', heightLimit: heightLimit ?? null };
    const cells = (['hall', 'number', 'area', 'type', 'heightLimit'] as const).flatMap((prop) => {
      const to = shown(made[prop]);
      return to === null ? [] : [{ prop, from: null, to }];
    });
    return { plan: { kind: 'new', id: newId(), ...made, own: exhibitorId !== null }, cells };
  }
  const change: Extract<PlannedBooth, { kind: 'known' }>['change'] = {
    ...(area === undefined || area === kept.area ? {} : { area: { from: kept.area, to: area } }),
    ...(type === undefined || type === kept.type ? {} : { type: { from: kept.type, to: type } }),
    ...(heightLimit === undefined || heightLimit === kept.heightLimit
      ? {}
      : { heightLimit: { from: kept.heightLimit, to: heightLimit } }),
    ...(exhibitorId === null || exhibitorId === kept.exhibitorId
      ? {}
      : { exhibitorId: { from: kept.exhibitorId, to: exhibitorId } }),
  };
  const cells = (['area', 'type', 'heightLimit'] as const).flatMap((prop) => {
    const one = change[prop];
    return one === undefined ? [] : [{ prop, from: shown(one.from), to: shown(one.to) }];
  });
  const moved =
    change.exhibitorId === undefined ? [] : [{ prop: 'number' as const, from: kept.ownerName, to: name }];
  return { plan: { kind: 'known', id: kept.boothId, change }, cells: [...cells, ...moved] };
}

function isIdle(booth: PlannedBooth): boolean {
  return booth.kind === 'known' && Object.keys(booth.change).length === 0;
}

/** The account that a row adds; null where it names none, or one that the exhibitor has. */
function planAccount(
  { number, values: { contact, phone, email } }: ImportedRow,
  { phones }: KnownThings,
  given: GivenPhones,
  { id, name }: { readonly id: string; readonly name: string },
) {
  if (phone === undefined) return null;
  const there = phones.get(phone);
  const memberships = there?.memberships ?? [];
  if (memberships.some(({ exhibitorId }) => exhibitorId === id)) return null;
  const before = given.get(phone);
  const other =
    memberships[0]?.exhibitorName ?? (before === undefined || before.exhibitorId === id ? null : before.name);
  if (before === undefined) given.set(phone, { exhibitorId: id, name });
  const plan = {
    row: number,
    phone,
    name: contact ?? there?.name ?? '',
    email: email ?? '',
    elsewhere: other !== null,
  };
  const cells = other === null ? [{ prop: 'phone' as const, from: null, to: phone }] : [];
  return { plan, cells, joins: there === undefined ? null : maskName(there.name), elsewhere: other };
}

function shown(value: unknown): string | null {
  if (Array.isArray(value)) return value.length === 0 ? null : value.join('、');
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : null;
}
