import type { ConsoleForm } from '@zhantai/contract';

/** The parts of a bar, from below. */
export const barParts = ['done', 'wait', 'draft', 'fail', 'none'] as const;
export type BarPart = (typeof barParts)[number];

/** How many submissions of a form stand where, as a bar shows it. */
export type FormBar = Readonly<Record<BarPart, number>> & {
  readonly total: number;
  /** The share that was handed in, in whole percent; null where nobody owes it. */
  readonly percent: number | null;
};

/** The bar of a form. */
export function formBar({ counts }: Pick<ConsoleForm, 'counts'>): FormBar {
  const { adopt, submitted, wait, draft, fail, none } = counts;
  const done = adopt + submitted;
  const total = done + wait + draft + fail + none;
  // Ninety-nine of a hundred and more are not yet all.
  const percent = total === 0 ? null : Math.floor(((done + wait) * 100) / total);
  return { done, wait, draft, fail, none, total, percent };
}
