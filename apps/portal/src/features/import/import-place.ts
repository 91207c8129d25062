import type { FormInfo } from '@zhantai/contract';
import type { RowsNode } from '@zhantai/engine';
import type { FormPlace } from '../form/form-place.ts';

/** The sub-table that rows are brought into, and how the organiser wants it (seed.md §3). */
export interface ImportPlace {
  readonly node: RowsNode;
  readonly info: FormInfo;
  /** Which submission of the form. */
  readonly place: FormPlace;
  readonly imports: boolean;
  /** An import takes the place of all rows. */
  readonly replaces: boolean;
  /** No rows by hand. */
  readonly only: boolean;
}
