import { limits } from '@zhantai/contract';
import { foldText } from '@zhantai/engine';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { anyOf } from '../../database/queries/any-of.ts';
import { tenantScoped } from '../../database/scoped/scoped.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { ImportedRow } from '../import/imported-row.ts';

/** An exhibitor as it is before an import. */
export interface KnownExhibitor {
  readonly exhibitorId: string;
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly origin: string;
  readonly language: string;
  readonly tags: readonly string[];
  readonly accounts: number;
  /** How many it may have. */
  readonly accountLimit: number;
}

/** A booth as it is before an import. */
export interface KnownBooth {
  readonly boothId: string;
  readonly hall: string;
  readonly number: string;
  readonly area: number;
  readonly type: 'std' | 'raw' | 'semi';
  readonly heightLimit: number | null;
  readonly exhibitorId: string | null;
  readonly ownerName: string | null;
}

/** Whose a phone is, and what they are in this exhibition. */
export interface KnownPhone {
  readonly name: string;
  readonly memberships: readonly {
    readonly role: string;
    readonly exhibitorId: string | null;
    readonly exhibitorName: string | null;
  }[];
}

/** What rows may be about. */
export interface KnownThings {
  /** By code in capitals. */
  readonly byCode: ReadonlyMap<string, KnownExhibitor>;
  /** By folded name, all of one. */
  readonly byName: ReadonlyMap<string, readonly KnownExhibitor[]>;
  readonly booths: ReadonlyMap<string, KnownBooth>;
  readonly phones: ReadonlyMap<string, KnownPhone>;
}

/** One place however it is written. */
export function placeKey(hall: string, number: string): string {
  return `${foldText(hall)}\n${foldText(number)}`;
}

/** What these rows name and is there already. */
export async function findKnown(
  database: Database,
  scope: Scope,
  rows: readonly ImportedRow[],
): Promise<KnownThings> {
  const some = (value: (row: ImportedRow) => string | undefined): string[] => [
    ...new Set(rows.flatMap((row) => value(row) ?? [])),
  ];
  const codes = some(({ values: { code } }) => code?.toUpperCase());
  const names = some(({ values: { name } }) => (name === undefined ? undefined : foldText(name)));
  const phones = some(({ values: { phone } }) => phone);
  const placed = rows.filter(({ values: { hall, number } }) => hall !== undefined && number !== undefined);
  const halls = placed.map(({ values: { hall = '' } }) => foldText(hall));
  const numbers = placed.map(({ values: { number = '' } }) => foldText(number));
  const exhibitors = await sql<KnownExhibitor>`
    select exhibitor.exhibitor_id as "exhibitorId", code, name, name_en as "nameEn", origin, language, tags,
      (select count(*)::integer from membership where ${inScope(scope, 'membership')}
        and membership.exhibitor_id = exhibitor.exhibitor_id) as accounts,
      coalesce(exception.value, ${limits.exhibitorAccounts}) as "accountLimit"
    from exhibitor
    left join exhibitor_exception as exception on ${inScope(scope, 'exception')}
      and exception.exhibitor_id = exhibitor.exhibitor_id and exception.kind = 'accounts'
    where ${inScope(scope, 'exhibitor')} and not trial
      and (upper(code) = any(${codes}::text[]) or fold_name(name) = any(${names}::text[]))
    order by exhibitor.exhibitor_id`.execute(database);
  const booths = await sql<KnownBooth>`
    select booth_id as "boothId", hall, number, area::float8 as area, type, height_limit::float8 as "heightLimit",
      booth.exhibitor_id as "exhibitorId", exhibitor.name as "ownerName"
    from booth
    left join exhibitor on ${inScope(scope, 'exhibitor')} and exhibitor.exhibitor_id = booth.exhibitor_id
    where ${inScope(scope, 'booth')}
      and (fold_name(hall), fold_name(number)) in (select * from unnest(${halls}::text[], ${numbers}::text[]))`.execute(
    database,
  );
  const members = await tenantScoped(database, scope.tenantId)
    .selectFrom('account')
    .leftJoin('membership', (join) =>
      join.onRef('membership.account_id', '=', 'account.account_id').on(inScope(scope, 'membership')),
    )
    .leftJoin('exhibitor', (join) =>
      join.onRef('exhibitor.exhibitor_id', '=', 'membership.exhibitor_id').on(inScope(scope, 'exhibitor')),
    )
    .select([
      'account.phone',
      'account.name',
      'membership.role',
      'membership.exhibitor_id as exhibitorId',
      'exhibitor.name as exhibitorName',
    ])
    .where('account.phone', '=', anyOf(phones))
    .orderBy('account.account_id')
    .orderBy('membership.created_at')
    .execute();
  const byPhone = groupBy(members, ({ phone }) => phone ?? '');
  return {
    byCode: new Map(exhibitors.rows.map((one) => [one.code.toUpperCase(), one])),
    byName: groupBy(exhibitors.rows, ({ name }) => foldText(name)),
    booths: new Map(booths.rows.map((booth) => [placeKey(booth.hall, booth.number), booth])),
    phones: new Map(
      [...byPhone].map(([phone, all]) => [
        phone,
        {
          name: all[0]?.name ?? '',
          memberships: all.flatMap(({ role, exhibitorId, exhibitorName }) =>
            role === null ? [] : [{ role, exhibitorId, exhibitorName }],
          ),
        },
      ]),
    ),
  };
}
