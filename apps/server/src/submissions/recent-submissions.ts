import type { Scope } from '../exhibitions/index.ts';
import type { SubmissionKey } from './store/submissions.ts';
import type { Submission } from './submission.ts';

/**
 * Submissions as this process last saved them. Another may have saved since, so nothing may be believed of them but
 * what the statement that saves next holds against the row.
 */
export interface RecentSubmissions {
  /** Null where it was not saved here, or the caller knows another revision of it. */
  find(scope: Scope, key: SubmissionKey, revision: number): Submission | null;
  keep(scope: Scope, submission: Submission): void;
}

/** Whoever types saves every few seconds; those who saved longest ago make room. */
const most = 20_000;

/** What one process keeps. */
export function createRecentSubmissions(): RecentSubmissions {
  const kept = new Map<string, Submission>();
  return {
    find(scope, key, revision) {
      const found = kept.get(nameOf(scope, key));
      return found?.revision === revision ? found : null;
    },
    keep(scope, submission) {
      const name = nameOf(scope, submission);
      kept.delete(name);
      kept.set(name, submission);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}

function nameOf({ tenantId, exhibitionId }: Scope, { formId, subjectKey, ordinal }: SubmissionKey): string {
  return `${tenantId}\n${exhibitionId}\n${formId}\n${subjectKey}\n${ordinal}`;
}
