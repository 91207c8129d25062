import type { TagExhibitorsRequest } from '@zhantai/contract';
import type { ApiError } from '@zhantai/contract/client';
import type { ExhibitorFilter } from './exhibitor-view.ts';

/** Exhibitors that are ticked, or all that match a filter, with the count that was seen. */
export type Selection =
  | { readonly ids: readonly string[] }
  | { readonly filter: ExhibitorFilter; readonly count: number };

/** A selection as it is sent, with the count that was told last. */
export function bulkOf(selection: Selection, count: number): TagExhibitorsRequest['bulk'] {
  return 'ids' in selection ? { ids: [...selection.ids] } : { filter: selection.filter, count };
}

/** How many match now, where a refusal says that the selection changed. */
export function countNow({ reason, data: { count } }: ApiError): number | null {
  return reason === 'SELECTION_CHANGED' && typeof count === 'number' ? count : null;
}
