import { portalCalls, type PortalConfig } from '@zhantai/contract';
import { exhibitionFromAddress, createClient, type Client, type LocalStore } from '@zhantai/contract/client';
import type { Language } from '@zhantai/engine';
import { createHashLocation, type HashLocation } from '@zhantai/shell/location/hash-location.ts';
import { openStorage, portalStorage } from '@zhantai/shell/open-storage.ts';

/** What the gallery holds for its whole life. */
export interface Services {
  readonly client: Client;
  readonly location: HashLocation;
  readonly store: LocalStore;
  /** Somebody is signed in to the portal. */
  readonly isSignedIn: () => boolean;
  /** The portal's sign-in, which leads back here. */
  readonly leaveForSignIn: () => void;
  /** Asks for the exhibition of the address, in a language that every later call speaks. */
  readonly configure: (language: Language) => Promise<PortalConfig>;
}

/** Makes the services. The session is the portal's: its options and uploads are those of whoever is signed in there. */
export function createServices(view: Window): Services {
  const { store, session, lock } = openStorage(portalStorage);
  const location = createHashLocation(view);
  let currentLanguage: Language = 'zh-Hans';
  let config: PortalConfig | null = null;
  const leaveForSignIn = () => {
    const [, query] = location.current().split('?');
    view.location.replace(`/${view.location.search}#/gallery${query === undefined ? '' : `?${query}`}`);
  };
  const client = createClient({
    calls: portalCalls,
    identity: () => config,
    language: () => currentLanguage,
    session,
    lock,
    onSessionLost: leaveForSignIn,
  });
  return {
    client,
    location,
    store,
    isSignedIn: () => session.read() !== null,
    leaveForSignIn,
    async configure(language) {
      currentLanguage = language;
      config = await client.call('portalConfig', { query: exhibitionFromAddress(view.location.search) });
      return config;
    },
  };
}
