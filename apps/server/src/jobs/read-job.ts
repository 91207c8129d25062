import type { Job } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { isServerWord, renderServerWord } from '@zhantai/messages/server';
import type { Staff } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import { formatTime, formatTimeOrNull, type Exhibition } from '../exhibitions/index.ts';
import { readResult } from './job-result.ts';
import { requireSeenJob } from './policy.ts';
import { findJob, type ListedJob } from './store/jobs.ts';

/** How far a job is. @throws Refusal NOT_FOUND for one that somebody does not see. */
export async function readJob(
  database: Database,
  exhibition: Exhibition,
  staff: Staff,
  jobId: string,
  language: Language,
): Promise<Job> {
  return presentJob(requireSeenJob(staff, await findJob(database, exhibition, jobId)), exhibition, language);
}

export function presentJob(row: ListedJob, { zone }: Exhibition, language: Language): Job {
  const { done, skipped, failed } = row;
  const { file = null, problem } = readResult(row.result);
  return {
    id: row.jobId,
    kind: row.kind,
    state: row.state,
    progress: row.progress ?? done + skipped + failed,
    total: row.total,
    counts: { done, skipped, failed },
    by: row.name,
    createdAt: formatTime(row.createdAt, zone),
    startedAt: formatTimeOrNull(row.startedAt, zone),
    endedAt: formatTimeOrNull(row.endedAt, zone),
    file,
    problem:
      problem !== undefined && isServerWord(problem.word)
        ? renderServerWord(problem.word, language, problem.params)
        : null,
  };
}
