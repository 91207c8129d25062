import type { StoredStatus } from '../database/tables/submission-tables.ts';
import type { Scope } from '../exhibitions/index.ts';

/** That a form applies to an exhibitor, and how far it is: derived from settings, booths and submissions. */
export interface Obligation {
  readonly exhibitorId: string;
  readonly formId: string;
  /** Empty where the form is not given for each booth. */
  readonly boothId: string;
  readonly status: 'none' | StoredStatus;
  /** With what was granted to this exhibitor; null is no end. */
  readonly endAt: Date | null;
  /** Until then it is taken; null is no end. */
  readonly lateEndAt: Date | null;
  readonly required: boolean;
}

/** What changed so that obligations may differ: of an exhibitor, of a form, or of one form of an exhibitor. */
export interface ObligationChange extends Scope {
  /** Empty: of every exhibitor. */
  readonly exhibitorId: string;
  /** Empty: of every form. */
  readonly formId: string;
}
