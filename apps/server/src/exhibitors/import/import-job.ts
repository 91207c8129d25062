import type { Transaction } from '../../database/database.ts';
import { lockNumber } from '../../auth/index.ts';
import type { JobKind, JobThing, RunningJob, ThingOutcome } from '../../jobs/index.ts';
import { countExhibitors, lockExhibitor, lockNames, type KeptExhibitor } from '../store/exhibitors.ts';
import { lockBooth, type KeptBooth } from '../store/booths.ts';
import { findNames } from '../store/names.ts';
import { addAccounts, judgeAccount } from './import-accounts.ts';
import { readImportPayload } from './import-payload.ts';
import { judgeBooth, judgeExhibitor, writeBooth, writeExhibitor, type Writing } from './import-things.ts';
import { readPlan, type Plan } from './plan.ts';

/** Makes and changes exhibitors, booths and accounts as a preview said: each exhibitor whole, or not at all. */
export const importJob: JobKind = {
  kind: 'exhibitor.import',
  async run(transaction, job, things) {
    const plans = things.map(({ id, change }) => ({ id, plan: readPlan(change) }));
    const locked = await lockAll(transaction, job, plans);
    const { lastNumber } = await countExhibitors(transaction, job);
    const writing: Writing = { transaction, job, ...readImportPayload(job.payload), lastNumber };
    const outcomes: ThingOutcome[] = [];
    for (const { id, plan } of plans) outcomes.push(await apply(writing, locked, id, plan));
    return outcomes;
  },
  nameThings: findNames,
};

interface Locked {
  readonly exhibitors: ReadonlyMap<string, KeptExhibitor | null>;
  readonly booths: ReadonlyMap<string, KeptBooth | null>;
}

/** In the order in which everybody else locks: names, booths, exhibitors, phones; of each kind by id. */
async function lockAll(
  transaction: Transaction,
  job: RunningJob,
  plans: readonly { readonly id: JobThing['id']; readonly plan: Plan }[],
): Promise<Locked> {
  await lockNames(transaction, job);
  const booths = new Map<string, KeptBooth | null>();
  const boothIds = plans.flatMap(({ plan }) => plan.booths).filter(({ kind }) => kind === 'known');
  for (const id of sorted(boothIds.map((booth) => booth.id)))
    booths.set(id, await lockBooth(transaction, job, id));
  const exhibitors = new Map<string, KeptExhibitor | null>();
  const known = plans.filter(({ plan }) => plan.exhibitor?.kind === 'known');
  for (const id of sorted(known.map((one) => one.id)))
    exhibitors.set(id, await lockExhibitor(transaction, job, id));
  const { tenantId } = job;
  for (const phone of sorted(plans.flatMap(({ plan }) => plan.accounts.map((account) => account.phone))))
    await lockNumber(transaction, { tenantId, phone });
  return { exhibitors, booths };
}

function sorted(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].toSorted();
}

/** Everything is judged before anything is written. */
async function apply(writing: Writing, locked: Locked, id: string, plan: Plan): Promise<ThingOutcome> {
  const { exhibitor, booths, accounts } = plan;
  const judged = await judgeExhibitor(writing, exhibitor, locked.exhibitors.get(id) ?? null);
  if (judged !== null) return { id, outcome: 'skipped', reason: judged };
  for (const booth of booths) {
    const reason = await judgeBooth(writing, booth, locked.booths.get(booth.id) ?? null);
    if (reason !== null) return { id, outcome: 'skipped', reason };
  }
  const wanted = accounts.filter(({ elsewhere, row }) => !elsewhere || writing.also.has(row));
  for (const account of wanted) {
    const reason = await judgeAccount(writing, id, account);
    if (reason !== null) return { id, outcome: 'skipped', reason };
  }
  if (wanted.length < accounts.length && wanted.length + booths.length === 0 && isUnchanged(exhibitor))
    return { id, outcome: 'skipped', reason: 'unchanged' };
  await writeExhibitor(writing, id, exhibitor, locked.exhibitors.get(id) ?? null);
  for (const booth of booths) await writeBooth(writing, id, booth, locked.booths.get(booth.id) ?? null);
  await addAccounts(writing, id, wanted);
  return { id, outcome: 'done' };
}

function isUnchanged(exhibitor: Plan['exhibitor']): boolean {
  return exhibitor?.kind === 'known' && Object.keys(exhibitor.change).length === 0;
}
