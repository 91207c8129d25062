import { Refusal } from '../../platform/refusal.ts';

/** States that a list may be narrowed to: those that have a row. */
const listed = ['draft', 'submitted', 'wait', 'adopt', 'fail'] as const;
export type ListedStatus = (typeof listed)[number];

/** Reads one status or several with commas; @throws Refusal BAD_REQUEST for one that does not exist. */
export function readStatuses(text: string | undefined): readonly ListedStatus[] | null {
  if (text === undefined || text === '') return null;
  return text.split(',').map((name) => {
    const status = listed.find((known) => known === name);
    if (status === undefined) throw new Refusal('BAD_REQUEST', { detail: 'status' });
    return status;
  });
}
