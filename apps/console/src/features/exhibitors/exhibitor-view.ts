import type { ConsoleExhibitorsQuery } from '@zhantai/contract';

/** Which exhibitors the page shows. */
export const exhibitorViews = [
  'all',
  'owes',
  'invited',
  'neverSignedIn',
  'withoutBooth',
  'withdrawn',
] as const;
export type ExhibitorView = (typeof exhibitorViews)[number];

/** What a list of exhibitors is narrowed to, without page and order. */
export type ExhibitorFilter = Omit<ConsoleExhibitorsQuery, 'current' | 'size' | 'ascs' | 'descs'>;

const filters = {
  all: {},
  owes: { owes: true },
  invited: { state: 'invited' },
  neverSignedIn: { neverSignedIn: true },
  withoutBooth: { withoutBooth: true },
  withdrawn: { state: 'withdrawn' },
} as const satisfies Record<ExhibitorView, ExhibitorFilter>;

/** What is chosen above the list. */
export interface ChosenFilter {
  readonly view: ExhibitorView;
  readonly search: string;
  readonly hall: string;
  readonly tag: string;
  /** Account of the staff, {@link NOBODY}, or empty. */
  readonly owner: string;
}

/** Chosen as owner: those whom nobody looks after. */
export const NOBODY = '-';

/** Nothing is chosen. */
export const allExhibitors: ChosenFilter = { view: 'all', search: '', hall: '', tag: '', owner: '' };

/** The filter of what is chosen; what is empty narrows nothing. */
export function filterOf({ view, search, hall, tag, owner }: ChosenFilter): ExhibitorFilter {
  return {
    ...filters[view],
    ...(search === '' ? {} : { search }),
    ...(hall === '' ? {} : { halls: hall }),
    ...(tag === '' ? {} : { tags: tag }),
    ...(owner === '' ? {} : { owner }),
  };
}
