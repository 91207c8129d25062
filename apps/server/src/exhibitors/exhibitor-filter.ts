/** Which exhibitors a list or a bulk action is about; what is not named narrows nothing. */
export interface ExhibitorFilter {
  readonly states: readonly string[];
  /** Any of them. */
  readonly tags: readonly string[];
  /** In any of them. */
  readonly halls: readonly string[];
  readonly boothType: string | null;
  /** Null: whoever looks after them; empty: those nobody does. */
  readonly owner: string | null;
  readonly neverSignedIn: boolean;
  readonly withoutBooth: boolean;
  /** It owes a form that is still taken at this moment; null narrows nothing. */
  readonly owesAt: Date | null;
  readonly search: string;
}

/** What lists of exhibitors are sorted by. */
export const exhibitorSortKeys = ['code', 'name', 'area', 'lastSignIn', 'createdAt'] as const;
export type ExhibitorSortKey = (typeof exhibitorSortKeys)[number];
