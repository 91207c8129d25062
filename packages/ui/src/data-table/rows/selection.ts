import type { ReactNode } from 'react';

/** Ticking rows of a {@link DataTable}. */
export interface TableSelection {
  /** Keys of the ticked rows, those of other pages too. */
  readonly selected: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
  /** What can be done with the ticked rows; stands in place of the toolbar. */
  readonly bulk?: ReactNode;
}

/** The selection once a row is ticked or not. */
export const tick = (selected: readonly string[], key: string, on: boolean): readonly string[] => {
  const others = selected.filter((other) => other !== key);
  return on ? [...others, key] : others;
};

/** The selection once all rows of the page are ticked or none is; other pages keep theirs. */
export const tickAll = (
  selected: readonly string[],
  page: readonly string[],
  on: boolean,
): readonly string[] => {
  const here = new Set(page);
  const others = selected.filter((key) => !here.has(key));
  return on ? [...others, ...page] : others;
};
