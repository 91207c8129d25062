/** A stand drawing in its slot: what was handed in last, and how it was judged. */
export interface Drawing {
  readonly drawingId: string;
  readonly formId: string;
  readonly subjectKey: string;
  readonly exhibitorId: string | null;
  /** The one it is for, where the form is given for each booth; else empty. */
  readonly boothId: string;
  /** A place of the form, `prop` or `prop/row/column`. */
  readonly slot: string;
  readonly status: 'wait' | 'adopt' | 'fail';
  /** Counts what was handed in, from 1. */
  readonly revision: number;
  readonly submittedAt: Date;
  readonly decidedAt: Date | null;
  /** The first step first. */
  readonly steps: readonly DrawingStep[];
}

/** What somebody did with a drawing. */
export interface DrawingStep {
  readonly action: 'submit' | 'adopt' | 'fail';
  readonly revision: number;
  /** Of what was handed in; empty for a decision. */
  readonly fileIds: readonly string[];
  readonly note: string;
  /** Of a decision. */
  readonly comment: string | null;
  readonly accountId: string | null;
  readonly at: Date;
}

/** What was handed in last; undefined never happens to a drawing that was read from the database. */
export function handedIn({ steps }: Drawing): DrawingStep | undefined {
  return steps.findLast(({ action }) => action === 'submit');
}

/** The comment of the decision on what was handed in last. */
export function commentOn({ steps, revision }: Drawing): string | null {
  const decision = steps.findLast((step) => step.action !== 'submit' && step.revision === revision);
  return decision?.comment ?? null;
}
