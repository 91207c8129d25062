import type { Limits } from '../booths/index.ts';
import type { ListedStatus } from '../submissions/index.ts';

/** What submissions may be sorted by. */
export const sortKeys = [
  'submittedAt',
  'updatedAt',
  'name',
  'booth',
  'status',
  'round',
  'sheetCode',
] as const;
export type SortKey = (typeof sortKeys)[number];

/** Which submissions a list holds. */
export interface SubmissionFilter {
  /** Null is all. */
  readonly formId: string | null;
  /** Of who asks. */
  readonly limits: Limits;
  /** Null is all. */
  readonly statuses: readonly ListedStatus[] | null;
  /** Only those whose subject asks for a change. */
  readonly changeRequested: boolean;
  /** Part of a name, or a booth like `B117` or `5-B117`; empty is all. */
  readonly search: string;
}
