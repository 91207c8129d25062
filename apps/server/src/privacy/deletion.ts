import type { ConsoleDeletionRequest, DeletionRequest } from '@zhantai/contract';
import { v7 as uuid } from 'uuid';
import { recordAudit } from '../audit/index.ts';
import type { Origin, Staff, User } from '../auth/index.ts';
import type { Limits } from '../booths/index.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { formatTime, formatTimeOrNull, type Exhibition } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  answerDeletion,
  findDeletionRequests,
  findDeletions,
  insertDeletion,
  type DeletionWithPerson,
  type Deletion,
} from './store.ts';

/** What somebody asked to be deleted, and what became of it. */
export async function readDeletions(
  database: Database,
  user: User,
  exhibition: Exhibition,
): Promise<DeletionRequest[]> {
  const found = await findDeletions(database, exhibition, user.accountId);
  return found.map((one) => presentDeletion(one, exhibition.zone));
}

/**
 * Asks the organiser to delete what is kept of somebody. People answer it: much of it is an exhibitor's, or must be kept
 * for a time.
 * @throws Refusal ALREADY_REQUESTED while one waits.
 */
export async function askDeletion(
  database: Database,
  user: User,
  exhibition: Exhibition,
  reason: string,
  origin: Origin,
  at: Date,
): Promise<DeletionRequest> {
  const { accountId } = user;
  const wish = { requestId: uuid(), accountId, reason, requestedAt: at, answer: null, answeredAt: null };
  await inTransaction(database, async (transaction) => {
    if (!(await insertDeletion(transaction, exhibition, wish))) throw new Refusal('ALREADY_REQUESTED');
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'account', accountId },
      action: 'privacy.askDeletion',
      thing: { kind: 'account', id: accountId },
      detail: { requestId: wish.requestId },
      origin,
    });
  });
  return presentDeletion(wish, exhibition.zone);
}

/** Every wish within limits, those that wait first. */
export async function readDeletionRequests(
  database: Database,
  exhibition: Exhibition,
  limits: Limits,
): Promise<ConsoleDeletionRequest[]> {
  const found = await findDeletionRequests(database, exhibition, limits, null);
  return found.map((one) => presentRequest(one, exhibition.zone));
}

/** Who answers, where and from where. */
export interface Answerer {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly origin: Origin;
}

/**
 * Keeps what the organiser did about a wish and tells its owner.
 * @throws Refusal NOT_FOUND, NOTHING_TO_DECIDE if it was answered.
 */
export async function answerWish(
  database: Database,
  { staff, exhibition, origin }: Answerer,
  requestId: string,
  answer: string,
  at: Date,
): Promise<ConsoleDeletionRequest> {
  const text = answer.trim();
  if (text === '') throw new Refusal('BAD_REQUEST', { detail: 'answer' });
  return inTransaction(database, async (transaction) => {
    const [before] = await findDeletionRequests(transaction, exhibition, staff, requestId);
    if (before === undefined) throw new Refusal('NOT_FOUND');
    const given = { answer: text, by: staff.accountId, at };
    if (!(await answerDeletion(transaction, exhibition, requestId, given))) {
      throw new Refusal('NOTHING_TO_DECIDE');
    }
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'staff', accountId: staff.accountId },
      action: 'privacy.answerDeletion',
      thing: { kind: 'account', id: before.accountId },
      detail: { requestId },
      reason: text,
      origin,
    });
    return presentRequest({ ...before, answer: text, answeredAt: at }, exhibition.zone);
  });
}

function presentDeletion(one: Deletion, zone: string): DeletionRequest {
  return {
    id: one.requestId,
    reason: one.reason,
    requestedAt: formatTime(one.requestedAt, zone),
    answer: one.answer,
    answeredAt: formatTimeOrNull(one.answeredAt, zone),
  };
}

function presentRequest(one: DeletionWithPerson, zone: string): ConsoleDeletionRequest {
  const account = { id: one.accountId, name: one.name, phone: one.phone ?? '' };
  return { ...presentDeletion(one, zone), account };
}
