import type {
  Contact,
  ContactEntry,
  ContactLogPage,
  ContactsPage,
  ContactsQuery,
  LogContactRequest,
} from '@zhantai/contract';
import { recordAudit } from '../../audit/index.ts';
import type { Staff } from '../../auth/index.ts';
import { findBooths, findExhibitor } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import {
  dayIn,
  daysBetween,
  formatTime,
  formatTimeOrNull,
  parseTime,
  type Exhibition,
} from '../../exhibitions/index.ts';
import { newId } from '../../platform/new-id.ts';
import {
  boundTotal,
  pageWindow,
  presentPage,
  requireShown,
  type PageRequest,
} from '../../platform/paging.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf, type Editor } from '../editor.ts';
import { requireSeenExhibitor } from '../policy.ts';
import { presentBoothName } from '../present.ts';
import { readList } from '../read-filter.ts';
import { findHalls } from '../store/booths.ts';
import { countDue, findContacts, type ContactFilter, type ContactRow } from './store/contacts.ts';
import { deleteClaim, findLog, insertContact, putClaim } from './store/log.ts';

/** A call is claimed for so long (console.md §1.2). */
const CLAIMED_MS = 30 * 60_000;

/** Who reads: within which limits, where and when. */
interface Reader {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly now: Date;
}

/** Whom to call, the most urgent first. @throws Refusal PAGE_TOO_FAR. */
export async function readContacts(
  database: Database,
  reader: Reader,
  query: ContactsQuery,
): Promise<ContactsPage> {
  const { staff, exhibition, now } = reader;
  const page = pageWindow(query);
  const filter = {
    exhibitorId: null,
    halls: readList(query.halls),
    due: query.due === true,
    owner: query.mine === true ? staff.accountId : null,
  };
  const [{ total, rows }, halls] = await Promise.all([
    findContacts(database, exhibition, staff, filter, page, now),
    findHalls(database, exhibition, staff),
  ]);
  requireShown(page, boundTotal(total));
  const records = await present(database, reader, rows);
  return { ...presentPage(records, boundTotal(total), query), halls: [...halls] };
}

/** Of how many exhibitors whom a member of staff looks after the next call is due, within their limits. */
export const countDueContacts = (database: Database, { staff, exhibition, now }: Reader): Promise<number> =>
  countDue(database, exhibition, staff, staff.accountId, now);

/** The calls to an exhibitor. @throws Refusal NOT_FOUND, PAGE_TOO_FAR. */
export async function readContactLog(
  database: Database,
  { staff, exhibition }: Reader,
  exhibitorId: string,
  query: PageRequest,
): Promise<ContactLogPage> {
  await requireKnown(database, { staff, exhibition }, exhibitorId);
  const { total, rows } = await findLog(database, exhibition, exhibitorId, pageWindow(query));
  const records = rows.map(({ contactId, at, by, outcome, note, nextAt }) => ({
    id: contactId,
    at: formatTime(at, exhibition.zone),
    by: by ?? '',
    outcome,
    note,
    nextAt: formatTimeOrNull(nextAt, exhibition.zone),
  }));
  return presentPage(records, total, query);
}

/** One exhibitor as the calling list shows it. @throws Refusal NOT_FOUND. */
export async function readContact(database: Database, reader: Reader, exhibitorId: string): Promise<Contact> {
  const filter: ContactFilter = { exhibitorId, halls: [], due: false, owner: null };
  const { rows } = await findContacts(
    database,
    reader.exhibition,
    reader.staff,
    filter,
    { offset: 0, size: 1 },
    reader.now,
  );
  const [contact] = await present(database, reader, rows);
  if (contact === undefined) throw new Refusal('NOT_FOUND');
  return contact;
}

/** Says that somebody is about to call. Whoever claimed before keeps it. @throws Refusal NOT_FOUND. */
export async function claimContact(
  database: Database,
  { staff, exhibition }: Editor,
  exhibitorId: string,
  now: Date,
): Promise<void> {
  await requireKnown(database, { staff, exhibition }, exhibitorId);
  const until = new Date(now.getTime() + CLAIMED_MS);
  const claim = { accountId: staff.accountId, until, now };
  await inTransaction(database, (transaction) => putClaim(transaction, exhibition, exhibitorId, claim));
}

/** Keeps how a call went. @throws Refusal NOT_FOUND, BAD_REQUEST for a next call that is no time or over. */
export async function logContact(
  database: Database,
  editor: Editor,
  exhibitorId: string,
  { outcome, note = '', nextAt = null }: LogContactRequest,
  now: Date,
): Promise<void> {
  const { staff, exhibition, origin } = editor;
  await requireKnown(database, { staff, exhibition }, exhibitorId);
  const next = nextAt === null ? null : parseTime(nextAt, exhibition.zone);
  if (nextAt !== null && (next === null || next <= now))
    throw new Refusal('BAD_REQUEST', { detail: 'nextAt' });
  await inTransaction(database, async (transaction) => {
    const contact = {
      contactId: newId(),
      accountId: staff.accountId,
      at: now,
      outcome,
      note: note.trim(),
      nextAt: next,
    };
    await insertContact(transaction, exhibition, exhibitorId, contact);
    await deleteClaim(transaction, exhibition, exhibitorId);
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: actorOf(editor),
      action: 'exhibitor.contact',
      thing: { kind: 'exhibitor', id: exhibitorId },
      detail: { outcome },
      origin,
    });
  });
}

/** @throws Refusal NOT_FOUND for an exhibitor that does not exist, or has no booth within the halls of who asks. */
async function requireKnown(
  database: Database,
  { staff, exhibition }: Pick<Reader, 'staff' | 'exhibition'>,
  exhibitorId: string,
): Promise<void> {
  if ((await findExhibitor(database, exhibition, exhibitorId)) === null) throw new Refusal('NOT_FOUND');
  await requireSeenExhibitor(database, exhibition, staff, exhibitorId);
}

async function present(
  database: Database,
  { staff, exhibition, now }: Reader,
  rows: readonly ContactRow[],
): Promise<Contact[]> {
  const { zone } = exhibition;
  const booths = await findBooths(
    database,
    exhibition,
    rows.map(({ exhibitorId }) => exhibitorId),
  );
  return rows.map((row) => ({
    id: row.exhibitorId,
    code: row.code,
    name: row.name,
    booths: (booths.get(row.exhibitorId) ?? []).map((booth) => presentBoothName(booth, staff)),
    owed: [...(row.owed ?? [])],
    missed: row.missed ?? 0,
    endsAt: formatTimeOrNull(row.endsAt, zone),
    daysLeft: row.endsAt === null ? null : daysBetween(dayIn(now, zone), dayIn(row.endsAt, zone)),
    person:
      row.personName === null
        ? null
        : {
            name: row.personName,
            phone: row.personPhone,
            lastSignIn: formatTimeOrNull(row.lastSignIn, zone),
          },
    last: presentLast(row, zone),
    claim:
      row.claimedBy === null || row.claimedUntil === null
        ? null
        : {
            by: row.claimedName ?? '',
            mine: row.claimedBy === staff.accountId,
            until: formatTime(row.claimedUntil, zone),
          },
  }));
}

function presentLast(
  { contactId, at, by, outcome, note, nextAt }: ContactRow,
  zone: string,
): ContactEntry | null {
  if (contactId === null || at === null || outcome === null) return null;
  return {
    id: contactId,
    at: formatTime(at, zone),
    by: by ?? '',
    outcome,
    note: note ?? '',
    nextAt: formatTimeOrNull(nextAt, zone),
  };
}
