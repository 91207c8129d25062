import { limits } from '@zhantai/contract';
import type { FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import { exhibitionOf, type User } from '../auth/index.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { dropStaged, keepFile, readUpload } from '../files/index.ts';
import { requireRate } from '../rate-limits/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { linkAddress, linkFor, takeUse, type Ticket } from '../tickets/index.ts';
import type { Asker } from './asker.ts';
import type { SigningServices } from './services.ts';
import { isOpen, stateOf, type Signing } from './signing.ts';
import { insertSigning, moveSigning, selectSigning } from './store.ts';

/** Kinds of pictures that a pad makes; bytes as of every upload without an account. */
const picture = { maxBytes: limits.openUploadBytes, accept: ['png', 'jpg', 'webp'], sealed: true } as const;

/**
 * Asks for a signature from a phone: a link that opens once, within ten minutes.
 * @throws Refusal TOO_MANY_REQUESTS.
 */
export async function startSigning(
  { database, publicUrl, now }: SigningServices,
  exhibition: Exhibition,
  { accountId, ownerKey, name, key }: Asker,
  label: string,
): Promise<{ readonly signing: Signing; readonly link: string }> {
  const at = now();
  await requireRate(database, exhibition, { key, call: 'signingStart' }, limits.signings, at);
  const seconds = limits.signingLifeSeconds;
  const signing = {
    signingId: uuid(),
    accountId,
    ownerKey,
    label,
    asker: name,
    expiresAt: new Date(at.getTime() + seconds * 1000),
  };
  const wanted = {
    of: { subjectId: signing.signingId },
    purpose: 'sign',
    path: '/sign',
    formId: null,
    kind: '',
    mostTickets: 1,
    ticketUses: 1,
    ticketSeconds: seconds,
    closesAt: signing.expiresAt,
  } as const;
  const { code } = await inTransaction(database, async (transaction) => {
    await insertSigning(transaction, exhibition, signing, at);
    return linkFor(transaction, exhibition, wanted, at);
  });
  return {
    signing: { ...signing, state: 'waiting', fileId: null },
    link: `${linkAddress(publicUrl, exhibition, code)}&for=sign`,
  };
}

/** Who asked: an account, whatever it acts for, or the holder of a ticket. */
type Waiting = Pick<User, 'accountId'> | Pick<Asker, 'ownerKey'>;

/** One's own signing. @throws Refusal NOT_FOUND. */
export async function ownSigning(
  { database }: SigningServices,
  exhibition: Exhibition,
  who: Waiting,
  id: string,
): Promise<Signing> {
  const signing = await selectSigning(database, exhibition, id);
  if (signing === null || !isRequester(signing, who)) throw new Refusal('NOT_FOUND');
  return signing;
}

function isRequester({ accountId, ownerKey }: Signing, who: Waiting): boolean {
  return 'accountId' in who ? accountId === who.accountId : accountId === null && ownerKey === who.ownerKey;
}

/**
 * Gives one's own signing up; one that is signed or over meanwhile stays as it is, and the answer tells so.
 * @throws Refusal NOT_FOUND.
 */
export async function giveUp(
  services: SigningServices,
  exhibition: Exhibition,
  who: Waiting,
  id: string,
): Promise<Signing> {
  await ownSigning(services, exhibition, who, id);
  await moveSigning(services.database, exhibition, id, { state: 'cancelled' }, services.now());
  return ownSigning(services, exhibition, who, id);
}

/** The signing that a ticket is for, however it stands. @throws Refusal TICKET_INVALID. */
export async function signingOfTicket(
  { database }: SigningServices,
  exhibition: Exhibition,
  { subjectId }: Pick<Ticket, 'subjectId'>,
): Promise<Signing> {
  const signing = await selectSigning(database, exhibition, subjectId);
  if (signing === null) throw new Refusal('TICKET_INVALID');
  return signing;
}

/**
 * Keeps what was drawn on the phone as a file of whoever asked for it. A signing that was given up or is over takes
 * nothing any more, and one that is signed no second signature.
 * @throws Refusal TICKET_SPENT, TICKET_INVALID and those of every upload.
 */
export async function sign(
  services: SigningServices,
  request: FastifyRequest,
  ticket: Ticket,
): Promise<Signing> {
  const { database, storage, now } = services;
  const exhibition = exhibitionOf(request);
  const signing = await signingOfTicket(services, exhibition, ticket);
  const key = `ticket:${ticket.hash.toString('hex')}`;
  await requireRate(database, exhibition, { key, call: 'openSigning' }, limits.ticketWrites, now());
  const isSigned = signing.state === 'signed';
  if (!isSigned && !isOpen(stateOf(signing, now()))) throw new Refusal('TICKET_INVALID');
  // Read even where it comes too late: it may be the same drawing sent again, which gets its first answer.
  const { staged } = await readUpload(request, storage, limits.openUploadBytes);
  try {
    if (isSigned) throw new Refusal('TICKET_SPENT');
    const file = await keepFile(services, exhibition, staged, {
      owner: signing.ownerKey,
      createdBy: signing.accountId,
      item: null,
      limits: picture,
      ...(signing.accountId === null ? { mostFiles: limits.openFiles } : {}),
    });
    const signed = { state: 'signed', fileId: file.fileId } as const;
    await inTransaction(database, async (transaction) => {
      const at = now();
      const taken =
        (await takeUse(transaction, exhibition, ticket, at)) &&
        (await moveSigning(transaction, exhibition, signing.signingId, signed, at));
      if (!taken) throw new Refusal('TICKET_SPENT');
    });
    return { ...signing, ...signed };
  } finally {
    await dropStaged(staged);
  }
}
