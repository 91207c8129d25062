import type { Language } from '@zhantai/engine';
import { loadGuestWords, type FirstWords, type GuestWords, type PortalWords } from '@zhantai/messages/portal';
import { use } from 'react';

/**
 * All words of the portal over those that are here. Those of rarer pages are loaded when a component first reads them
 * while it renders: it waits for them as for its page's code.
 */
export function wholeWords(first: FirstWords, language: Language): PortalWords {
  let guests: Promise<GuestWords> | null = null;
  const loadGuests = (): Promise<GuestWords> => {
    guests ??= loadGuestWords(language).catch((error: unknown) => {
      guests = null;
      throw error;
    });
    return guests;
  };
  return {
    ...first,
    get guests() {
      return use(loadGuests());
    },
  };
}
