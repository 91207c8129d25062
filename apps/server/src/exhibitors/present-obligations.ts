import { handedInStatuses, isHandedIn, type ConsoleObligation } from '@zhantai/contract';
import { maySeeForm, type Limits } from '../booths/index.ts';
import { owes, type readObligations } from '../obligations/index.ts';

/** What ends within so many milliseconds is marked. */
const DUE_MS = 14 * 86_400_000;

type FoundObligation = NonNullable<ReturnType<Awaited<ReturnType<typeof readObligations>>['get']>>[number];

/** The required forms of an exhibitor within limits, each once: of one by booth what speaks for all its booths. */
export function presentObligations(
  obligations: readonly FoundObligation[],
  limits: Pick<Limits, 'formIds'>,
  now: Date,
): ConsoleObligation[] {
  const own = obligations.filter((one) => one.required && maySeeForm(limits, one.formId));
  return [...new Set(own.map(({ formId }) => formId))].flatMap((formId) => {
    const all = own.filter((one) => one.formId === formId);
    const [first] = all;
    if (first === undefined) return [];
    const status = statusOfAll(all.map((one) => one.status));
    const owing = owes({ ...first, status }, now);
    const due = owing === 'owed' && first.endAt !== null && first.endAt.getTime() - now.getTime() < DUE_MS;
    return [{ formId, formCode: first.formCode, status, owes: owing, due }];
  });
}

type Status = FoundObligation['status'];

/** A return first, then what is missing; once each was handed in how far the slowest is. */
function statusOfAll(statuses: readonly Status[]): Status {
  if (statuses.includes('fail')) return 'fail';
  if (statuses.every(isHandedIn)) return handedInStatuses.find((one) => statuses.includes(one)) ?? 'none';
  return statuses.every((one) => one === 'none') ? 'none' : 'draft';
}
