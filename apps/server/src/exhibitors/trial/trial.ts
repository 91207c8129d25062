import type { Job, TrialState } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { renderServerWord } from '@zhantai/messages/server';
import { recordAudit } from '../../audit/index.ts';
import { addMembership, createAccount } from '../../auth/index.ts';
import { policyVersion, savePrivacyConsent } from '../../consents/index.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { formatTime, type Exhibition } from '../../exhibitions/index.ts';
import { addJob, readJob } from '../../jobs/index.ts';
import { newId } from '../../platform/new-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf, type Editor } from '../editor.ts';
import { lockNames } from '../store/exhibitors.ts';
import { countTried, findTrial, insertTrial } from './store.ts';
import { trialJob } from './trial-job.ts';

/** The trial exhibitor of an exhibition, and how much was handed in with it. */
export async function readTrial(database: Database, exhibition: Exhibition): Promise<TrialState> {
  const trial = await findTrial(database, exhibition);
  if (trial === null) return { trial: null };
  const { exhibitorId, accountId, startedAt } = trial;
  return {
    trial: {
      exhibitorId,
      accountId,
      startedAt: formatTime(startedAt, exhibition.zone),
      submissions: await countTried(database, exhibition, exhibitorId),
    },
  };
}

/**
 * Makes the trial exhibitor unless it is there: a booth of each type, one account that nobody can sign in with and that no
 * message reaches.
 * @throws Refusal EXHIBITION_OPEN: trying is over then.
 */
export async function startTrial(database: Database, editor: Editor, now: Date): Promise<void> {
  const { exhibition, origin } = editor;
  const { tenantId, exhibitionId } = exhibition;
  if (exhibition.open) throw new Refusal('EXHIBITION_OPEN');
  await inTransaction(database, async (transaction) => {
    await lockNames(transaction, exhibition);
    if ((await findTrial(transaction, exhibition)) !== null) return;
    const exhibitorId = newId();
    const name = renderServerWord('trialName', 'zh-Hans');
    const nameEn = renderServerWord('trialName', 'en');
    await insertTrial(transaction, exhibition, { exhibitorId, name, nameEn, at: now });
    const { accountId } = await createAccount(transaction, {
      tenantId,
      // Without a password nobody signs in by it.
      username: `trial-${exhibitorId}`,
      name,
      passwordHash: null,
    });
    const membership = { tenantId, exhibitionId, accountId, role: 'exhibitor', exhibitorId } as const;
    await addMembership(transaction, { ...membership, main: true });
    const consent = { giver: { accountId }, version: policyVersion(exhibition), address: '' };
    await savePrivacyConsent(transaction, exhibition, consent, now);
    await recordAudit(transaction, {
      tenantId,
      exhibitionId,
      actor: actorOf(editor),
      action: 'trial.start',
      thing: { kind: 'exhibitor', id: exhibitorId },
      detail: {},
      origin,
    });
  });
}

/** Removes the trial exhibitor with all that was tried, as a job. @throws Refusal NOT_FOUND where there is none. */
export async function clearTrial(
  database: Database,
  { staff, exhibition }: Editor,
  language: Language,
): Promise<Job> {
  const jobId = await inTransaction(database, (transaction) =>
    clearTrialWithin(transaction, exhibition, staff.accountId),
  );
  if (jobId === null) throw new Refusal('NOT_FOUND');
  return readJob(database, exhibition, staff, jobId, language);
}

/** As {@link clearTrial}, in a transaction of something else. @returns the job; null: there was no trial. */
export async function clearTrialWithin(
  transaction: Transaction,
  exhibition: Exhibition,
  accountId: string,
): Promise<string | null> {
  const trial = await findTrial(transaction, exhibition);
  if (trial === null) return null;
  const things = [{ id: trial.exhibitorId, change: null }];
  return addJob(transaction, exhibition, trialJob, { payload: {}, accountId, things });
}
