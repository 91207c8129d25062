import {
  calls,
  type CallName,
  type ConsoleForm,
  type Overview,
  type PortalConfig,
  type StaffUser,
  type SubmissionsPage,
  type UnusualOrdersPage,
} from '@zhantai/contract';
import { type Client, createClient, type LocalStore, type SessionStore } from '@zhantai/contract/client';
import { createHashLocation, type HashLocation } from '@zhantai/shell/location/hash-location.ts';
import { openStorage } from '@zhantai/shell/open-storage.ts';
import { createResource, type Resource } from '@zhantai/shell/resource/resource.ts';
import { createConsoleLocation } from '../address/console-location.ts';
import { exhibitionIn, withExhibition } from '../address/exhibition-address.ts';
import { askConfig } from './ask-config.ts';
import { withStepUp, type StepUp } from './step-up.ts';
import { watchLoss } from './watch-loss.ts';

/** What the console holds for its whole life: the way to the server, the session, and what several pages show. */
export interface Services {
  readonly client: Client<CallName>;
  readonly session: SessionStore;
  /** Whether a code is asked for, who sits here. */
  readonly stepUp: StepUp;
  /** The session ended by itself: what is on the page stays under the sign-in. */
  readonly isLost: () => boolean;
  readonly signOut: () => Promise<void>;
  readonly store: LocalStore;
  /** Where we are, as pages say it: without the exhibition. */
  readonly location: HashLocation;
  /** The exhibition that the address bar names; null where it names none. */
  readonly namedExhibition: () => string | null;
  /** What a link to a page says: `#/e/jle2027/forms` of `/forms`. */
  readonly href: (path: string) => string;
  /** What the server says before anybody signs in. */
  readonly config: Resource<PortalConfig>;
  readonly me: Resource<StaffUser>;
  /** What waits and how much there is. */
  readonly overview: Resource<Overview>;
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
  const { store, session: kept, lock } = openStorage('zhantai-console', () => exhibitionOf());
  const { session, isLost, letGo } = watchLoss(kept);
  const { client, stepUp } = withStepUp(
    createClient({
      calls,
      identity: () => {
        const state = config.state();
        return state.status === 'ready' ? state.data : null;
      },
      language,
      session,
      lock,
      // The client has cleared the session; whoever watches it shows the sign-in.
      onSessionLost: () => undefined,
    }),
  );
  const hash = createHashLocation(view);
  const config = createResource(() => askConfig(client, view.location.search, exhibitionIn(hash.current())));
  const exhibitionOf = (): string | null => {
    const state = config.state();
    return state.status === 'ready' ? state.data.exhibitionId : null;
  };
  const me = createResource(() => client.call('consoleMe', {}));
  const overview = createResource(() => client.call('consoleOverview', {}));
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
  const own = [me, overview, forms, queue, unusual];

  let account = session.read()?.userId ?? '';
  session.subscribe(() => {
    const now = session.read()?.userId ?? '';
    // Whoever signs in again goes on where they were.
    if (now === account || isLost()) return;
    account = now;
    // Nothing of one account may stay for the next.
    for (const resource of own) resource.reset();
  });

  return {
    client,
    session,
    stepUp,
    store,
    isLost,
    async signOut() {
      letGo();
      await client.signOut();
    },
    location: createConsoleLocation(hash, exhibitionOf),
    namedExhibition: () => exhibitionIn(hash.current()),
    href: (path) => `#${withExhibition(exhibitionOf() ?? '', path)}`,
    config,
    me,
    overview,
    forms,
    queue,
    unusual,
    reload() {
      for (const resource of own) if (resource.state().status === 'ready') void resource.load();
    },
  };
}
