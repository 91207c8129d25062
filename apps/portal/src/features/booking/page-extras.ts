/** Booth services, advertising and rooms: the only pages whose forms may take orders (pages.md). */
export const mayBook = (pageKey: string): boolean => /^exhibitor_[bcde]\d/.test(pageKey);

/** What stands on the page of a form beside its fields. */
export type PageExtra = 'led' | 'positions' | 'rooms' | 'builders' | 'drawings' | 'fascia' | 'invoice';

const extras: ReadonlyMap<string, readonly PageExtra[]> = new Map([
  ['exhibitor_d1', ['positions']],
  ['exhibitor_d2', ['led']],
  ['exhibitor_d3', ['rooms']],
  ['exhibitor_c1', ['builders']],
  ['exhibitor_c2', ['drawings', 'builders']],
  ['exhibitor_e4', ['drawings', 'builders']],
  ['exhibitor_e9', ['drawings']],
  ['exhibitor_e10', ['drawings']],
  ['exhibitor_b1', ['fascia']],
  ['exhibitor_e3', ['fascia']],
  ['exhibitor_e8', ['invoice']],
]);

export const extrasOf = (pageKey: string): readonly PageExtra[] => extras.get(pageKey) ?? [];

/** Whether anything stands on the page of a form beside its fields. */
export const hasExtras = (pageKey: string): boolean => mayBook(pageKey) || extras.has(pageKey);
