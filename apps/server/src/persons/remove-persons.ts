import { recordAudit } from '../audit/index.ts';
import type { Origin } from '../auth/index.ts';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { findAnyForm, registersPeople } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  lockSubmissionById,
  removeSubmission,
  requireOpen,
  type SubmissionServices,
} from '../submissions/index.ts';
import { askRemoval } from './ask-removal.ts';
import { discardPerson } from './discard-person.ts';
import type { PersonPlace } from './place.ts';

/** So many at a time. */
const most = 100;

/**
 * Takes people off the exhibitor's list: all of them or nobody. Their passes and ID numbers are free again. What was
 * never handed in is deleted; of what was, revisions and history are kept. Who was adopted has a badge: their removal is
 * a request that the organiser confirms.
 * @throws Refusal BAD_REQUEST, NOT_FOUND, CHANGE_REQUESTED where another request waits, FORM_CLOSED.
 */
export async function removePersons(
  services: SubmissionServices,
  place: PersonPlace,
  ids: string,
  formId: string | undefined,
  origin: Origin,
  reason: string,
): Promise<{ readonly removed: number; readonly requested: number }> {
  // In one order, so that two who remove the same people never wait for each other in a ring.
  const wanted = [...new Set(ids.split(',').filter((id) => id !== ''))].toSorted();
  if (wanted.length === 0 || wanted.length > most) throw new Refusal('BAD_REQUEST', { detail: 'ids' });
  return inTransaction(services.database, async (transaction) => {
    let requested = 0;
    for (const id of wanted) {
      const became = await removePerson(services, transaction, place, { id, formId, reason }, origin);
      if (became === 'requested') requested += 1;
    }
    return { removed: wanted.length - requested, requested };
  });
}

async function removePerson(
  services: SubmissionServices,
  transaction: Transaction,
  { actor }: PersonPlace,
  wish: { readonly id: string; readonly formId: string | undefined; readonly reason: string },
  origin: Origin,
): Promise<'removed' | 'requested'> {
  const { id, formId, reason } = wish;
  const { exhibition, subjectKey, user } = actor;
  const submission = await lockSubmissionById(transaction, exhibition, id);
  if (submission === null || submission.subjectKey !== subjectKey) throw new Refusal('NOT_FOUND');
  if (formId !== undefined && submission.formId !== formId) throw new Refusal('NOT_FOUND');
  const form = await findAnyForm(transaction, exhibition, submission.formId);
  if (form === null || !registersPeople(form)) throw new Refusal('NOT_FOUND');
  const at = services.now();
  if (submission.status === 'adopt') {
    await askRemoval(transaction, { exhibition, user, submission, reason, origin, at });
    return 'requested';
  }
  if (submission.submittedRevision === null) {
    await discardPerson(services, transaction, actor, id);
  } else {
    requireOpen(actor, form, at);
    await removeSubmission(transaction, exhibition, submission, at);
  }
  await recordAudit(transaction, {
    tenantId: exhibition.tenantId,
    exhibitionId: exhibition.exhibitionId,
    actor: { kind: 'account', accountId: user.accountId },
    action: 'person.remove',
    thing: { kind: 'submission', id },
    detail: { formId: submission.formId, status: submission.status },
    origin,
  });
  return 'removed';
}
