import {
  portalCalls,
  portalRoles,
  type ExhibitorDetail,
  type NoticesPage,
  type TagForms,
  type User,
} from '@zhantai/contract';
import { createClient, type Client, type LocalStore, type SessionStore } from '@zhantai/contract/client';
import type { Language } from '@zhantai/engine';
import { createDrafts, type Drafts } from '../drafts/create-drafts.ts';
import { createHashLocation, type HashLocation } from '@zhantai/shell/location/hash-location.ts';
import { openStorage, portalStorage } from '@zhantai/shell/open-storage.ts';
import { createResource, type Resource } from '@zhantai/shell/resource/resource.ts';
import { createSignInGate, type SignInGate } from './sign-in-gate.ts';
import { storedLanguage } from '@zhantai/shell/language/stored-language.ts';
import { createBootstrap, type BootstrapStore } from './bootstrap.ts';

/** Everything of the portal that lives as long as the page and is not a component. */
export interface Services {
  /** A member of staff sees the portal as an exhibitor does: this tab keeps everything for itself. */
  readonly acting: boolean;
  readonly client: Client;
  readonly session: SessionStore;
  readonly store: LocalStore;
  readonly location: HashLocation;
  readonly gate: SignInGate;
  /** What was typed and the server does not have. */
  readonly drafts: Drafts;
  /** Ends this session; what the account typed stays on this device sealed, until it signs in again. */
  readonly signOut: () => void;
  /** Id of the account whose pages are shown: the one signed in, or the last that was. */
  readonly account: () => string;
  readonly bootstrap: BootstrapStore;
  /** The checklist of forms, by group. */
  readonly forms: Resource<readonly TagForms[]>;
  readonly exhibitor: Resource<ExhibitorDetail>;
  readonly user: Resource<User>;
  /** The newest notices, and how many are unread. */
  readonly notices: Resource<NoticesPage>;
  /** Speaks another language from now on, and remembers it on this device; false when it could not be loaded. */
  readonly speak: (language: Language) => Promise<boolean>;
}

/** Wires the portal's services to this window and begins to load what every page needs. */
export function createServices(view: Window): Services {
  // By the link, and by the name that the tab is given then when it is loaded anew.
  const acting = /\?act=|^acting/.test(view.name + view.location.hash);
  const { store, session, lock } = openStorage(
    portalStorage,
    () => {
      const state = bootstrap.state();
      return state.kind === 'ready' ? state.config.exhibitionId : null;
    },
    acting,
  );
  const location = createHashLocation(view);
  const gate = createSignInGate({ store, location });
  // Whatever is typed on any page outlives the end of its session there. Who has none is held by no page.
  const touch = () => {
    if (session.read() !== null) gate.touch();
  };
  view.document.addEventListener('input', touch, true);
  let language = storedLanguage(store);

  const client: Client = createClient({
    calls: portalCalls,
    identity: () => {
      const state = bootstrap.state();
      return state.kind === 'ready' ? state.config : null;
    },
    language: () => language,
    session,
    lock,
    onTokens: ({ user_id: userId, detail }) => {
      drafts.takeKey(userId, detail.draftKey);
    },
    onSessionLost: (role) => {
      drafts.follow(null);
      gate.open(role);
    },
  });
  const drafts = createDrafts({
    store,
    async askKey() {
      const { id, draftKey } = (await client.call('userInfo', {})).data;
      return { owner: id, key: draftKey };
    },
  });
  const bootstrap = createBootstrap(client, view.location.search, () => {
    const { exhibitId = '', tenantId = '' } = session.read() ?? {};
    return exhibitId === '' ? {} : { exhibition: exhibitId, tenant: tenantId };
  });

  const forms = createResource(() => client.call('tagFormList', {}));
  const exhibitor = createResource(() => client.call('detail', {}));
  const user = createResource(async () => (await client.call('userInfo', {})).data);

  const notices = createResource(() => client.call('notices', { query: { size: 5 } }));
  const all = [forms, exhibitor, user, notices];

  let account = session.read()?.userId ?? '';
  session.subscribe(() => {
    const now = session.read();
    // Ended here or in another tab, or another account came: its drafts are closed.
    drafts.follow(now?.userId ?? null);
    if (now !== null && isRole(now.roleName)) store.set('roleName', now.roleName);
    // Opened anew, the page is that of the same exhibition.
    if (now === null && bootstrap.isLedBySession()) stay();
    // A lost session keeps what is shown; another account must never see it.
    if (now !== null && now.userId !== account) {
      account = now.userId;
      for (const resource of all) resource.reset();
    }
  });

  const stay = () => {
    const state = bootstrap.state();
    if (state.kind !== 'ready') return;
    const { search, hash } = view.location;
    // It named none: all else of it stays.
    const named = `${state.config.addressQuery}${search.replace('?', '&')}${hash}`;
    view.history.replaceState(view.history.state, '', named);
  };

  void bootstrap.load(language);

  return {
    acting,
    client,
    session,
    store,
    drafts,
    location,
    gate,
    signOut() {
      const role = session.read()?.roleName ?? '';
      void client.signOut();
      gate.page(role);
    },
    account: () => account,
    bootstrap,
    forms,
    exhibitor,
    user,
    notices,
    async speak(next) {
      const before = language;
      language = next;
      const loadedWords = await bootstrap.load(next);
      if (loadedWords) {
        store.set('language', next);
        for (const resource of all) {
          if (resource.state().status === 'ready') void resource.load();
        }
      } else language = before;
      return loadedWords;
    },
  };
}

function isRole(name: string): boolean {
  return portalRoles.some((role) => role === name);
}
