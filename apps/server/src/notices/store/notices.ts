import { sql, type SqlBool } from 'kysely';
import type { Limits } from '../../booths/index.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { listPage } from '../../database/queries/list-page.ts';
import { orderOf } from '../../database/queries/order-of.ts';
import type { PageWindow, SortBy } from '../../platform/paging.ts';
import type { Notice, Reader } from '../notice.ts';
import { namedWithin, reachesLimits, readsWithin } from './within-limits.ts';

const columns = [
  'notice_id as noticeId',
  'sender',
  'title',
  'html',
  'pinned',
  'roles',
  'tags',
  'exhibitor_ids as exhibitorIds',
  'published_at as publishedAt',
] as const;

/** What lists of notices are sorted by; without a wish the pinned and the newest come first. */
export const sortKeys = ['publishedAt', 'pinned'] as const;

/** A page in a wanted order. */
type SortedPage = PageWindow & { readonly sort: readonly SortBy<(typeof sortKeys)[number]>[] };

const sortColumns = { publishedAt: sql.ref('published_at'), pinned: sql.ref('pinned') } as const;

/** The wanted order, else these falling. */
function orderOfPage({ sort }: SortedPage, usual: readonly (typeof sortKeys)[number][]) {
  const wanted = sort.length > 0 ? sort : usual.map((key) => ({ key, descending: true }));
  return orderOf(sortColumns, wanted, [sql.ref('notice_id')]);
}

function all(database: Database, scope: Scope) {
  return scoped(database, scope).selectFrom('notice');
}

const readBy = (accountId: string) => sql<boolean>`exists (
  select from notice_read
  where notice_read.tenant_id = notice.tenant_id and notice_read.exhibition_id = notice.exhibition_id
    and notice_read.notice_id = notice.notice_id and notice_read.account_id = ${accountId}
)`;

/** What a reader sees at a moment. */
function seenBy(database: Database, scope: Scope, { role, tags, exhibitorId }: Reader, now: Date) {
  return all(database, scope)
    .where('published_at', '<=', now)
    .where(sql<SqlBool>`(roles = '{}' or ${role} = any(roles))`)
    .where(sql<SqlBool>`(tags = '{}' or tags && ${[...tags]}::text[])`)
    .where(sql<SqlBool>`(exhibitor_ids = '{}' or ${exhibitorId}::text = any(exhibitor_ids))`);
}

/** A notice, and whether the reader read it. */
export type ReadableNotice = Omit<Notice, 'audience'> & { readonly read: boolean };

/** One page of what a reader sees, pinned first, then the newest; how many there are, and how many of all are unread. */
export async function findReadable(
  database: Database,
  scope: Scope,
  reader: Reader,
  page: SortedPage & { readonly unread: boolean },
  now: Date,
): Promise<{ readonly total: number; readonly unread: number; readonly rows: readonly ReadableNotice[] }> {
  const read = readBy(reader.accountId);
  const seen = seenBy(database, scope, reader, now);
  const [count, rows] = await Promise.all([
    seen
      .select((row) => [
        row.fn.countAll<string>().as('total'),
        sql<string>`count(*) filter (where not ${read})`.as('unread'),
      ])
      .executeTakeFirstOrThrow(),
    seen
      .$if(page.unread, (query) => query.where(sql<SqlBool>`not ${read}`))
      .select([
        'notice_id as noticeId',
        'sender',
        'title',
        'html',
        'pinned',
        'published_at as publishedAt',
        read.as('read'),
      ])
      .orderBy(orderOfPage(page, ['pinned', 'publishedAt']))
      .offset(page.offset)
      .limit(page.size)
      .execute(),
  ]);
  const unread = Number(count.unread);
  return { total: page.unread ? unread : Number(count.total), unread, rows };
}

/** How many notices a reader has not read. */
export async function countUnread(
  database: Database,
  scope: Scope,
  reader: Reader,
  now: Date,
): Promise<number> {
  const row = await seenBy(database, scope, reader, now)
    .select((one) => one.fn.countAll<string>().as('unread'))
    .where(sql<SqlBool>`not ${readBy(reader.accountId)}`)
    .executeTakeFirstOrThrow();
  return Number(row.unread);
}

/** Notes what a reader read of what they see; null is everything. The first moment stays. */
export async function keepRead(
  database: Database,
  scope: Scope,
  reader: Reader,
  noticeIds: readonly string[] | null,
  now: Date,
): Promise<void> {
  const seen = seenBy(database, scope, reader, now).$if(noticeIds !== null, (query) =>
    query.where(sql<SqlBool>`notice_id = any(${[...(noticeIds ?? [])]}::text[])`),
  );
  await scoped(database, scope)
    .insertInto('notice_read')
    .columns(['notice_id', 'account_id', 'read_at'])
    .expression(
      seen.select([
        'notice_id',
        sql<string>`${reader.accountId}`.as('account_id'),
        sql<Date>`${now}::timestamptz`.as('read_at'),
      ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A notice with how many accounts read it. */
export type CountedNotice = Notice & { readonly readers: number };

/** One page of the notices within limits, the newest first; readers and names beyond these are not told. */
export async function findNotices(
  database: Database,
  scope: Scope,
  limits: Limits,
  page: SortedPage,
): Promise<{ readonly total: number; readonly rows: readonly CountedNotice[] }> {
  const listed = all(database, scope)
    .where(reachesLimits(scope, limits))
    .select([
      ...columns.filter((column) => column !== 'exhibitor_ids as exhibitorIds'),
      namedWithin(scope, limits).as('exhibitorIds'),
      sql<string>`(
        select count(*) from notice_read
        where notice_read.tenant_id = notice.tenant_id and notice_read.exhibition_id = notice.exhibition_id
          and notice_read.notice_id = notice.notice_id and ${readsWithin(scope, limits)}
      )`.as('readers'),
    ]);
  const { total, rows } = await listPage(database, listed, orderOfPage(page, ['publishedAt']), page);
  return {
    total,
    rows: rows.map(({ roles, tags, exhibitorIds, readers, ...notice }) => ({
      ...notice,
      audience: { roles, tags, exhibitorIds },
      readers: Number(readers),
    })),
  };
}

/** Keeps a notice, unless there is one of its id. */
export async function insertNotice(
  transaction: Transaction,
  scope: Scope,
  { audience, ...notice }: Notice,
  by: string | null,
  at: Date,
): Promise<void> {
  await scoped(transaction, scope)
    .insertInto('notice')
    .values({
      notice_id: notice.noticeId,
      sender: JSON.stringify(notice.sender),
      title: JSON.stringify(notice.title),
      html: JSON.stringify(notice.html),
      pinned: notice.pinned,
      roles: [...audience.roles],
      tags: [...audience.tags],
      exhibitor_ids: [...audience.exhibitorIds],
      published_at: notice.publishedAt,
      created_by: by,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a notice back. Whether there was one. */
export async function deleteNotice(
  transaction: Transaction,
  scope: Scope,
  noticeId: string,
): Promise<boolean> {
  const done = await scoped(transaction, scope)
    .deleteFrom('notice')
    .where('notice_id', '=', noticeId)
    .executeTakeFirst();
  return done.numDeletedRows > 0n;
}
