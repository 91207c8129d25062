import { useSyncExternalStore } from 'react';

/** From here on a form has its rail (design.md §6): 1280 px, twice that where the reader's text is twice as large. */
const query = '(min-width: 80em)';

/** Whether the window has room for the rail beside a form. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => {
    list.removeEventListener('change', listener);
  };
}
