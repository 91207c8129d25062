import { appliesTo, isReached, matchBooths, windowState, type PublishedForm } from '../forms/index.ts';
import type { Obligation } from './obligation.ts';

/** An exhibitor with all that decides what it owes. */
export interface Debtor {
  readonly exhibitorId: string;
  readonly state: string;
  readonly tags: readonly string[];
  /** The largest first. */
  readonly booths: readonly {
    readonly boothId: string;
    readonly type: string;
    readonly tags: readonly string[];
  }[];
  /** Later ends granted to it, by form. */
  readonly extensions: Readonly<Record<string, string>>;
  /** What it began, each form's in the order in which it began. */
  readonly submissions: readonly {
    readonly formId: string;
    readonly boothId: string | null;
    readonly status: Exclude<Obligation['status'], 'none'>;
    /** It stays submitted, and a later version of the form wants it handed in anew. */
    readonly isOwedAnew: boolean;
  }[];
}

/** What applies to an exhibitor: one for each form, of a form by booth one for each booth. Who withdrew owes nothing. */
export function judgeObligations(
  debtor: Debtor,
  forms: readonly PublishedForm[],
  now: Date,
): readonly Obligation[] {
  if (debtor.state === 'withdrawn') return [];
  const viewer = { role: 'exhibitor', tags: debtor.tags };
  return forms
    .filter(
      (form) =>
        appliesTo(form.audience, { ...viewer, booths: debtor.booths }) && isReached(form, debtor.submissions),
    )
    .flatMap((form) => {
      const { formId, window, required } = form;
      const granted = debtor.extensions[formId];
      const extension = granted === undefined ? null : new Date(granted);
      const { lastAt, extendedTo } = windowState(window, extension, now);
      const own = debtor.submissions.filter((submission) => submission.formId === formId);
      const booths =
        form.submissions === 'booth'
          ? debtor.booths.filter((booth) => appliesTo(form.audience, { ...viewer, booths: [booth] }))
          : [];
      const whole = {
        exhibitorId: debtor.exhibitorId,
        formId,
        endAt: extendedTo ?? window.endAt,
        lateEndAt: lastAt,
        required,
      };
      // Of one alone the last that was begun speaks, as in the portal.
      const last = standingOf(own.at(-1));
      const [first, ...others] = booths;
      if (first === undefined) return [{ ...whole, boothId: '', status: last }];
      const isStray = ({ boothId }: (typeof own)[number]): boolean =>
        boothId !== null && !booths.some((booth) => booth.boothId === boothId);
      if (others.length === 0 && !own.some(isStray))
        return [{ ...whole, boothId: first.boothId, status: last }];
      const begun = matchBooths(booths, own, ({ boothId }) => boothId);
      return booths.map(({ boothId }, at) => ({ ...whole, boothId, status: standingOf(begun[at]) }));
    });
}

function standingOf(submission: Debtor['submissions'][number] | null | undefined): Obligation['status'] {
  if (submission === null || submission === undefined) return 'none';
  return submission.isOwedAnew ? 'fail' : submission.status;
}
