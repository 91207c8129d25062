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
import { createHashLocation } from '@zhantai/shell/location/hash-location.ts';
import { openStorage } from '@zhantai/shell/open-storage.ts';
import { createResource, type Resource } from '@zhantai/shell/resource/resource.ts';
import { createConsoleLocation, type ConsoleLocation } from '../address/console-location.ts';
import { exhibitionIn, noExhibition, withExhibition } from '../address/exhibition-address.ts';
import { askConfig } from './ask-config.ts';
import { createOwnExhibition } from './own-exhibition.ts';
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
  readonly location: ConsoleLocation;
  /** The exhibition that the address bar names; null where it names none. */
  readonly namedExhibition: () => string | null;
  /** One that was named when the page was opened and is not for who signed in, or not there. */
  readonly unseenExhibition: () => string | null;
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
  const { store, session: shared, lock } = openStorage('zhantai-console');
  const { session: kept, isLost, letGo } = watchLoss(shared);
  const own = createOwnExhibition(kept, lock, (session, identity) =>
    createClient({
      calls,
      identity,
      language,
      session,
      lock,
      // The client has cleared the session; whoever watches it shows the sign-in.
      onSessionLost: () => undefined,
    }),
  );
  const { session } = own;
  const { client, stepUp } = withStepUp(own.client);
  const hash = createHashLocation(view);
  let unseen: string | null = null;
  const config = createResource(async () => {
    const address = hash.current();
    const named = exhibitionIn(address);
    const goesOn = !address.startsWith('/welcome/');
    const found = await askConfig(own, { search: view.location.search, named, goesOn });
    unseen = named === found.exhibitionId ? null : named;
    return found;
  });
  const exhibitionOf = (): string | null => {
    const id = own.config()?.exhibitionId ?? null;
    return id === noExhibition ? null : id;
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
  const resources = [me, overview, forms, queue, unusual];

  let account = session.read()?.userId ?? '';
  session.subscribe(() => {
    const now = session.read()?.userId ?? '';
    // Whoever signs in again goes on where they were.
    if (now === account || isLost()) return;
    account = now;
    // Nothing of one account may stay for the next.
    for (const resource of resources) resource.reset();
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
    unseenExhibition: () => unseen,
    href(path) {
      const exhibitionId = exhibitionOf();
      return `#${exhibitionId === null ? path : withExhibition(exhibitionId, path)}`;
    },
    config,
    me,
    overview,
    forms,
    queue,
    unusual,
    reload() {
      for (const resource of resources) if (resource.state().status === 'ready') void resource.load();
    },
  };
}
