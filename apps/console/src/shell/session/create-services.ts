import { calls, type CallName, type PortalConfig } from '@zhantai/contract';
import {
  askedExhibition,
  browserStorage,
  type Client,
  createClient,
  createLocalStore,
  createSessionStore,
  createTabLock,
  type SessionStore,
} from '@zhantai/contract/client';

/** What the console holds for its whole life: the way to the server, and the session. */
export interface Services {
  readonly client: Client<CallName>;
  readonly session: SessionStore;
  /** What the server says before anybody signs in; asked once, again after a failure. */
  configure(): Promise<PortalConfig>;
}

const name = 'zhantai-console';

/** Makes the services; `language` is read at every request. */
export function createServices(language: () => string): Services {
  const local = browserStorage('local');
  const session = createSessionStore(createLocalStore(name, local, browserStorage('session')));
  let config: PortalConfig | null = null;
  const client = createClient({
    calls,
    identity: () => config,
    language,
    session,
    lock: createTabLock(`${name}-renew`, local),
    // The client has cleared the session; whoever watches the store shows the sign-in.
    onSessionLost: () => undefined,
  });
  return {
    client,
    session,
    async configure() {
      config ??= await client.call('portalConfig', { query: askedExhibition(window.location.search) });
      return config;
    },
  };
}
