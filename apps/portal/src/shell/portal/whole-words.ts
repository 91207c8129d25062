import type { Language } from '@zhantai/engine';
import type { FirstWords, PortalWords } from '@zhantai/messages/portal';
import { pageWords } from './page-words.ts';

/**
 * All words of the portal over those that are here. Those of some pages come when a component first reads them while it
 * renders: it waits for them as for its page's code.
 */
export function wholeWords(first: FirstWords, language: Language): PortalWords {
  return {
    ...first,
    get signIn() {
      return pageWords.signIn.read(language);
    },
    get home() {
      return pageWords.home.read(language);
    },
    get account() {
      return pageWords.account.read(language);
    },
    get formLater() {
      return pageWords.formLater.read(language);
    },
    get own() {
      return pageWords.own.read(language);
    },
    get guests() {
      return pageWords.guests.read(language);
    },
    get people() {
      return pageWords.people.read(language);
    },
    get booking() {
      return pageWords.booking.read(language);
    },
    get signing() {
      return pageWords.signing.read(language);
    },
    get transport() {
      return pageWords.transport.read(language);
    },
    get tables() {
      return pageWords.tables.read(language);
    },
  };
}
