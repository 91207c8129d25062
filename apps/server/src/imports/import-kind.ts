import type { ImportLine } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import type { JobKind, JobThing } from '../jobs/index.ts';
import type { ReadRow } from '../tables/index.ts';

/** What a workbook of some kind would do. */
export interface JudgedRows {
  readonly lines: readonly ImportLine[];
  /** What the job does: each thing whole or not at all, with the values that were seen. */
  readonly things: readonly JobThing[];
}

/** Things that staff import from workbooks. */
export interface ImportKind {
  readonly kind: string;
  /** Does what was judged; `also` of its payload names rows. */
  readonly job: JobKind;
  /** What such a workbook is called. */
  title(language: Language): string;
  /** Its columns as the items of a form. */
  detail(): { readonly formItems: readonly object[] };
  /** Says of each row what it would do. @throws Refusal LIMIT_REACHED. */
  judge(
    database: Database,
    exhibition: Exhibition,
    rows: readonly ReadRow[],
    language: Language,
  ): Promise<JudgedRows>;
}
