import { limits, type FirstPassword, type FirstPasswordsRequest } from '@zhantai/contract';
import { parseLanguage } from '@zhantai/messages';
import { renderServerWord } from '@zhantai/messages/server';
import { recordAudit } from '../audit/index.ts';
import { mayGetSms, type MessageQueue, type Origin, type Staff } from '../auth/index.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { formatTime, localText, type Exhibition } from '../exhibitions/index.ts';
import { maskMobile } from '../platform/mask-mobile.ts';
import { linkAddress } from '../tickets/index.ts';
import { openLink } from './open-link.ts';
import { findCandidates, type Candidate } from './store.ts';

/** What making links works with. */
export interface FirstPasswordServices {
  readonly database: Database;
  readonly messages: MessageQueue;
  /** Where the portal is. */
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Who makes links, where and from where. */
export interface LinkMaker {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly origin: Origin;
}

/** Links that set a first password for the accounts asked for, sent or handed over; a new one ends the one before. */
export async function makeLinks(
  services: FirstPasswordServices,
  maker: LinkMaker,
  { accountIds = [], exhibitorIds = [], by }: FirstPasswordsRequest,
): Promise<FirstPassword[]> {
  const { database } = services;
  const candidates = await findCandidates(
    database,
    maker.exhibition,
    { accountIds, exhibitorIds },
    maker.staff,
  );
  const made: FirstPassword[] = [];
  for (const candidate of candidates) {
    // The setting is cached.
    const why = await hindrance(services, maker.exhibition, candidate, by);
    made.push(
      why === null
        ? // Each in a transaction of its own.
          await inTransaction(database, (transaction) =>
            makeLink(services, maker, candidate, by, transaction),
          )
        : { ...shown(candidate), link: null, expires: null, sent: false, why },
    );
  }
  return made;
}

async function hindrance(
  { database, messages: { sendsSms, sendsMail } }: FirstPasswordServices,
  exhibition: Exhibition,
  { open, locked, phone, email }: Candidate,
  by: FirstPasswordsRequest['by'],
): Promise<FirstPassword['why']> {
  if (locked) return 'locked';
  if (!open) return 'set';
  if (by === 'none') return null;
  if (by === 'sms') {
    if (phone === null) return 'address';
    if (!sendsSms) return 'gateway';
    return (await mayGetSms(database, exhibition, phone)) ? null : 'country';
  }
  return email === '' ? 'address' : sendsMail ? null : 'gateway';
}

async function makeLink(
  { messages, publicUrl, now }: FirstPasswordServices,
  { staff, exhibition, origin }: LinkMaker,
  candidate: Candidate,
  by: FirstPasswordsRequest['by'],
  transaction: Transaction,
): Promise<FirstPassword> {
  const { tenantId, exhibitionId, zone } = exhibition;
  const { accountId, phone, email } = candidate;
  const at = now();
  const expiresAt = new Date(at.getTime() + limits.passwordLinkLifeMs);
  const code = await openLink(transaction, exhibition, { accountId, expiresAt, by: staff.accountId }, at);
  const link = linkAddress(publicUrl, exhibition, code);
  const lifeSeconds = limits.passwordLinkLifeMs / 1000;
  const message = { tenantId, exhibitionId, template: 'firstPassword', lifeSeconds };
  if (by === 'sms' && phone !== null) {
    await messages.queueSms(transaction, {
      ...message,
      recipient: phone,
      ...textOf(candidate, exhibition, link),
    });
  }
  if (by === 'email') {
    await messages.queueMail(transaction, {
      ...message,
      recipient: email,
      subject: subjectOf(candidate, exhibition),
      ...textOf(candidate, exhibition, link),
    });
  }
  await recordAudit(transaction, {
    tenantId,
    exhibitionId,
    actor: { kind: 'staff', accountId: staff.accountId },
    action: 'account.first-password-link',
    thing: { kind: 'account', id: accountId },
    detail: { by },
    origin,
  });
  return {
    ...shown(candidate),
    link: by === 'none' ? link : null,
    expires: formatTime(expiresAt, zone),
    sent: by !== 'none',
    why: null,
  };
}

function textOf(
  candidate: Candidate,
  exhibition: Exhibition,
  link: string,
): { readonly body: string; readonly masked: string } {
  const language = parseLanguage(candidate.language ?? undefined);
  const title = localText(exhibition.title, language);
  const say = (shownLink: string): string =>
    renderServerWord('smsFirstPassword', language, { title, company: candidate.company, link: shownLink });
  return { body: say(link), masked: say('••••••') };
}

function subjectOf({ language: code }: Candidate, { title }: Exhibition): string {
  const language = parseLanguage(code ?? undefined);
  return renderServerWord('mailFirstPassword', language, { title: localText(title, language) });
}

function shown({
  accountId,
  exhibitorId,
  name,
  phone,
}: Candidate): Pick<FirstPassword, 'accountId' | 'exhibitorId' | 'name' | 'phone'> {
  return { accountId, exhibitorId, name, phone: maskMobile(phone ?? '') };
}
