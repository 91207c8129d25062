import { sql, type Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { LinkPurpose, ShortLinkTable } from '../../database/tables/open-tables.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** A short link: what its code stands for, and what tickets it gives. */
export interface ShortLink {
  /** Capital letters and digits. */
  readonly code: string;
  readonly purpose: LinkPurpose;
  /** Of the portal, with its query. */
  readonly path: string;
  readonly formId: string | null;
  readonly exhibitorId: string | null;
  /** The `siecType` of an invitation, else empty. */
  readonly kind: string;
  /** The known subject that opens it; null makes every ticket a new one. */
  readonly subjectId: string | null;
  /** Tickets it gives in all; null is no limit. */
  readonly mostTickets: number | null;
  /** How often it was opened. */
  readonly opened: number;
  /** Submissions that one of its tickets may make. */
  readonly ticketUses: number;
  readonly ticketSeconds: number;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

/** Keeps a new link; one that its exhibitor or subject has already, or whose code is taken, changes nothing. */
export async function insertLink(
  database: Database,
  scope: Scope,
  link: Omit<ShortLink, 'opened'>,
  at: Date,
): Promise<void> {
  await scoped(database, scope)
    .insertInto('short_link')
    .values({
      code: link.code,
      purpose: link.purpose,
      path: link.path,
      form_id: link.formId,
      exhibitor_id: link.exhibitorId,
      kind: link.kind,
      subject_id: link.subjectId,
      most_tickets: link.mostTickets,
      ticket_uses: link.ticketUses,
      ticket_seconds: link.ticketSeconds,
      opens_at: link.opensAt,
      closes_at: link.closesAt,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The link that an exhibitor hands out for a purpose. */
export async function selectExhibitorLink(
  database: Database,
  scope: Scope,
  exhibitorId: string,
  purpose: LinkPurpose,
  kind: string,
): Promise<ShortLink | null> {
  const row = await inScope(database, scope)
    .where('exhibitor_id', '=', exhibitorId)
    .where('purpose', '=', purpose)
    .where('kind', '=', kind)
    .where('subject_id', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : toLink(row);
}

/** The personal link of a subject. */
export async function selectSubjectLink(
  database: Database,
  scope: Scope,
  subjectId: string,
): Promise<ShortLink | null> {
  const row = await inScope(database, scope).where('subject_id', '=', subjectId).executeTakeFirst();
  return row === undefined ? null : toLink(row);
}

/**
 * Opens a link and takes one of its tickets; null if it does not exist, is not open now, or has none left. Of several
 * at the same moment only as many succeed as are left.
 */
export async function openLink(
  database: Database,
  scope: Scope,
  code: string,
  now: Date,
): Promise<ShortLink | null> {
  const row = await scoped(database, scope)
    .updateTable('short_link')
    .set({ issued: sql<number>`issued + 1`, opened: sql<number>`opened + 1` })
    .where('code', '=', code)
    .where((link) =>
      link.and([
        link.or([link('most_tickets', 'is', null), link('issued', '<', link.ref('most_tickets'))]),
        link.or([link('opens_at', 'is', null), link('opens_at', '<=', now)]),
        link.or([link('closes_at', 'is', null), link('closes_at', '>', now)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : toLink(row);
}

/** Ends a link: it gives no ticket any more. */
export async function closeLink(database: Database, scope: Scope, code: string, at: Date): Promise<void> {
  await scoped(database, scope)
    .updateTable('short_link')
    .set({ closes_at: at })
    .where('code', '=', code)
    .execute();
}

function inScope(database: Database, scope: Scope) {
  return scoped(database, scope).selectFrom('short_link').selectAll();
}

function toLink(row: Selectable<ShortLinkTable>): ShortLink {
  return {
    code: row.code,
    purpose: row.purpose,
    path: row.path,
    formId: row.form_id,
    exhibitorId: row.exhibitor_id,
    kind: row.kind,
    subjectId: row.subject_id,
    mostTickets: row.most_tickets,
    opened: row.opened,
    ticketUses: row.ticket_uses,
    ticketSeconds: row.ticket_seconds,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
  };
}
