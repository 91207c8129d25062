import type { PortalConfig, PortalConfigQuery } from '@zhantai/contract';
import { ApiError, exhibitionFromAddress, type Client } from '@zhantai/contract/client';
import type { Language } from '@zhantai/engine';
import { loadPortalWords, type PortalWords } from '@zhantai/messages/portal';
import { followLanguage } from './page-words.ts';
import { wholeWords } from './whole-words.ts';
import { createStore } from 'zustand/vanilla';

/** What has to be here before the first page: the words and the exhibition, both in one language. */
export interface Bootstrap {
  readonly language: Language;
  readonly words: PortalWords;
  readonly config: PortalConfig;
}

export type BootstrapState =
  | { readonly kind: 'waiting' }
  /** The words are null when not even they could be loaded. */
  | { readonly kind: 'failed'; readonly words: PortalWords | null; readonly error: unknown }
  | ({ readonly kind: 'ready' } & Bootstrap);

/** Loads it before the first page and in every other language; what was there before stays until the new one is. */
export interface BootstrapStore {
  readonly state: () => BootstrapState;
  readonly subscribe: (listener: () => void) => () => void;
  /** False when they could not be loaded; what was there before stays. */
  readonly load: (language: Language) => Promise<boolean>;
  /** The address names no exhibition: the session alone led into this one. */
  readonly isLedBySession: () => boolean;
}

/**
 * Makes the store; `search` may ask for an exhibition (wire.md §1).
 * @param own the exhibition of the session: an address that asks for none stays where somebody works.
 */
export function createBootstrap(
  client: Client,
  search: string,
  own: () => PortalConfigQuery,
): BootstrapStore {
  const { getState, setState, subscribe } = createStore<BootstrapState>(() => ({ kind: 'waiting' }));
  let isLed = false;
  const askConfig = async (): Promise<PortalConfig> => {
    const fromAddress = exhibitionFromAddress(search);
    const wanted = fromAddress.exhibition === undefined ? own() : fromAddress;
    try {
      const config = await client.call('portalConfig', { query: wanted });
      isLed = wanted !== fromAddress && wanted.exhibition !== undefined;
      return config;
    } catch (error) {
      // It is gone: the address leads where it leads everybody.
      const gone = wanted !== fromAddress && error instanceof ApiError && error.reason === 'NOT_FOUND';
      if (!gone) throw error;
      isLed = false;
      return client.call('portalConfig', { query: fromAddress });
    }
  };
  let turn = 0;
  return {
    state: getState,
    isLedBySession: () => isLed,
    subscribe,
    async load(language) {
      turn += 1;
      const mine = turn;
      const loading = loadWords(language);
      try {
        const [words, config] = await Promise.all([loading, askConfig()]);
        if (mine !== turn) return true;
        document.documentElement.lang = language;
        setState({ kind: 'ready', language, words, config }, true);
        return true;
      } catch (error) {
        const words = await loading.catch(() => null);
        if (mine === turn && getState().kind !== 'ready') setState({ kind: 'failed', words, error }, true);
        return false;
      }
    },
  };
}

async function loadWords(language: Language): Promise<PortalWords> {
  const [first] = await Promise.all([loadPortalWords(language), followLanguage(language)]);
  return wholeWords(first, language);
}
