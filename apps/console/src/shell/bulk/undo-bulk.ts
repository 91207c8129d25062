import type { CallName, Job } from '@zhantai/contract';
import type { Client } from '@zhantai/contract/client';

/** What was done to many exhibitors, as jobs name it. */
export const OWNER_JOB = 'exhibitor.owner';
const TAG_JOB = 'exhibitor.tags';

/** Whether what a job did can be undone. */
export function isUndoable({ kind, endedAt, counts }: Job): boolean {
  return (kind === TAG_JOB || kind === OWNER_JOB) && endedAt !== null && counts.done > 0;
}

/** Undoes what a job did, by another one. */
export function undoBulk(client: Client<CallName>, { id, kind }: Pick<Job, 'id' | 'kind'>): Promise<Job> {
  const body = { jobId: id };
  return kind === OWNER_JOB
    ? client.call('consoleUndoOwner', { body })
    : client.call('consoleUndoTags', { body });
}
