/** Which orders the page shows; the address says it. */
export const orderViews = ['all', 'unusual', 'placed', 'confirmed', 'cancelled', 'lapsed'] as const;
export type OrderView = (typeof orderViews)[number];

/** The view of an address; all where it names none. */
export function orderViewOf(name: string | undefined): OrderView {
  return orderViews.find((view) => view === name) ?? 'all';
}
