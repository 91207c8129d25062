import {
  calls,
  type CallName,
  type ConsoleForm,
  type PortalConfig,
  type StaffUser,
  type SubmissionsPage,
  type UnusualOrdersPage,
} from '@zhantai/contract';
import {
  exhibitionFromAddress,
  type Client,
  createClient,
  type LocalStore,
  type SessionStore,
} from '@zhantai/contract/client';
import { createHashLocation, type HashLocation } from '@zhantai/shell/location/hash-location.ts';
import { openStorage } from '@zhantai/shell/open-storage.ts';
import { createResource, type Resource } from '@zhantai/shell/resource/resource.ts';

/** What the console holds for its whole life: the way to the server, the session, and what several pages show. */
export interface Services {
  readonly client: Client<CallName>;
  readonly session: SessionStore;
  readonly store: LocalStore;
  readonly location: HashLocation;
  /** What the server says before anybody signs in. */
  readonly config: Resource<PortalConfig>;
  readonly me: Resource<StaffUser>;
  readonly forms: Resource<readonly ConsoleForm[]>;
  /** What waits for review, and what was adopted and its exhibitor asks to change or remove. */
  readonly queue: Resource<SubmissionsPage>;
  /** How many orders are unusual. */
  readonly unusual: Resource<UnusualOrdersPage>;
  /** Asks again for all that is here, as in another language. */
  readonly reload: () => void;
}

/** Makes the services; `language` is read at every request. */
export function createServices(view: Window, language: () => string): Services {
  const { store, session, lock } = openStorage('zhantai-console');
  const client: Client<CallName> = createClient({
    calls,
    identity: () => {
      const state = config.state();
      return state.status === 'ready' ? state.data : null;
    },
    language,
    session,
    lock,
    // The client has cleared the session; whoever watches the store shows the sign-in.
    onSessionLost: () => undefined,
  });
  const config = createResource(() =>
    client.call('portalConfig', { query: exhibitionFromAddress(view.location.search) }),
  );
  const me = createResource(() => client.call('consoleMe', {}));
  const forms = createResource(() => client.call('consoleForms', {}));
  const queue = createResource(async () => {
    const [waiting, requested] = await Promise.all([
      client.call('consoleSubmissions', { query: { status: 'wait', size: 200, ascs: 'submittedAt' } }),
      client.call('consoleSubmissions', { query: { changeRequested: true, status: 'adopt', size: 200 } }),
    ]);
    return {
      ...waiting,
      records: [...waiting.records, ...requested.records],
      total: waiting.total + requested.total,
    };
  });
  const unusual = createResource(() => client.call('consoleUnusualOrders', { query: { size: 1 } }));
  const own = [me, forms, queue, unusual];

  let account = session.read()?.userId ?? '';
  session.subscribe(() => {
    const now = session.read()?.userId ?? '';
    if (now === account) return;
    account = now;
    // Nothing of one account may stay for the next.
    for (const resource of own) resource.reset();
  });

  return {
    client,
    session,
    store,
    location: createHashLocation(view),
    config,
    me,
    forms,
    queue,
    unusual,
    reload() {
      for (const resource of own) if (resource.state().status === 'ready') void resource.load();
    },
  };
}
