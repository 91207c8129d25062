import type { ImportProp } from './columns.ts';

/** What is wrong with a cell. */
export interface ImportProblem {
  readonly prop: ImportProp;
  readonly message: string;
}

/** What a cell changes, before and after. */
export interface ImportedCell {
  readonly prop: ImportProp;
  readonly from: string | null;
  readonly to: string | null;
}

/** What the cells of a row say; what is left out stays as it is. */
export interface ImportedValues {
  readonly code?: string;
  readonly name?: string;
  readonly nameEn?: string;
  readonly origin?: string;
  readonly language?: string;
  readonly tags?: readonly string[];
  readonly hall?: string;
  readonly number?: string;
  readonly area?: number;
  readonly type?: 'std' | 'raw' | 'semi';
  readonly heightLimit?: number | null;
  readonly contact?: string;
  readonly phone?: string;
  readonly email?: string;
}

/** A row while it is judged: problems are added to it. */
export interface ImportedRow {
  /** As it stands in the workbook. */
  readonly number: number;
  readonly values: ImportedValues;
  readonly problems: ImportProblem[];
}

/** Whether nothing is wrong with it so far. */
export function isGood({ problems }: ImportedRow): boolean {
  return problems.length === 0;
}
