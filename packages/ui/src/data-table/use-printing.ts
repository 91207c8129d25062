import { useSyncExternalStore } from 'react';

const media = () => window.matchMedia('print');

const subscribe = (changed: () => void) => {
  const print = media();
  print.addEventListener('change', changed);
  return () => {
    print.removeEventListener('change', changed);
  };
};

/** Whether the page is being printed: paper shows all rows, not a window of them. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => media().matches);
