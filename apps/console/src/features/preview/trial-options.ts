import { calls } from '@zhantai/contract';
import { loadOptionsOf, type OptionsOf } from '@zhantai/shell/form-services/load-options.ts';
import type { FormServices } from '@zhantai/views';

const BOOTHS = calls.dictionary.path.replace(':code', 'booths');

/**
 * Options as whoever a draft is tried as would choose among them.
 * @param booth number of a made-up booth, which no dictionary knows; null where there is none.
 */
export function trialOptionsOf(whom: OptionsOf, booth: string | null): FormServices['loadOptions'] {
  const ask = loadOptionsOf(whom);
  return async (source, query, signal) => {
    const { pathname } = new URL(source.url, window.location.origin);
    return booth !== null && pathname === BOOTHS
      ? [{ value: booth, label: booth }]
      : ask(source, query, signal);
  };
}
