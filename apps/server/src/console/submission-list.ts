import { Refusal } from '../platform/refusal.ts';

/** What submissions may be sorted by. */
const sortKeys = ['submittedAt', 'updatedAt', 'name', 'booth', 'status', 'round', 'sheetCode'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface SortBy {
  readonly key: SortKey;
  readonly descending: boolean;
}

/** States that a list may be narrowed to: those that have a row. */
const listed = ['draft', 'submitted', 'wait', 'adopt', 'fail'] as const;
export type ListedStatus = (typeof listed)[number];

/** Which submissions a list holds. */
export interface SubmissionFilter {
  /** Null is all. */
  readonly formIds: readonly string[] | null;
  /** Null is all. */
  readonly statuses: readonly ListedStatus[] | null;
  /** Only those whose subject asks for a change. */
  readonly changeRequested: boolean;
  /** Part of a name, or a booth like `B117` or `5-B117`; empty is all. */
  readonly search: string;
}

/** Reads `ascs` and `descs`; @throws Refusal BAD_REQUEST for a key that lists are not sorted by. */
export function readSort(ascs = '', descs = ''): readonly SortBy[] {
  return [...readKeys(ascs, false), ...readKeys(descs, true)];
}

/** Reads one status or several with commas; @throws Refusal BAD_REQUEST for one that does not exist. */
export function readStatuses(text: string | undefined): readonly ListedStatus[] | null {
  if (text === undefined || text === '') return null;
  return text.split(',').map((name) => {
    const status = listed.find((known) => known === name);
    if (status === undefined) throw new Refusal('BAD_REQUEST', { detail: 'status' });
    return status;
  });
}

function readKeys(text: string, descending: boolean): readonly SortBy[] {
  const names = text.split(',').filter((name) => name !== '');
  return names.map((name) => {
    const key = sortKeys.find((known) => known === name);
    if (key === undefined) throw new Refusal('BAD_REQUEST', { detail: descending ? 'descs' : 'ascs' });
    return { key, descending };
  });
}
