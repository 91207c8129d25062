import type { TokenAnswer } from '../schemas/accounts/sign-in.ts';
import type { LocalStore } from './local-store.ts';
import { createStore } from 'zustand/vanilla';

/** A signed-in session as the browser keeps it. */
export interface SessionToken {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Browser's clock when the access token arrived, milliseconds. */
  readonly issuedAt: number;
  /** Seconds that the access token lives. */
  readonly expiresIn: number;
  readonly userId: string;
  readonly roleName: string;
  readonly userName: string;
  readonly exhibitorId: string | null;
  readonly needSetPwd: boolean;
  /** What it was opened in; empty of one that was kept before this was kept with it. */
  readonly tenantId: string;
  readonly exhibitId: string;
}

/** The persisted session of this browser, shared by its tabs. */
export interface SessionStore {
  readonly read: () => SessionToken | null;
  readonly write: (session: SessionToken) => void;
  readonly clear: () => void;
  /** Told after the session of this or another tab changed. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

const NAME = 'token';

/**
 * A session store over the local store.
 * @param exhibitionOf of the page, null before it is known: a session of another exhibition is none here.
 */
export function createSessionStore(
  store: LocalStore,
  exhibitionOf: () => string | null = () => null,
): SessionStore {
  const changes = createStore(() => 0);
  let watchers = 0;
  const tell = () => {
    changes.setState((count) => count + 1, true);
  };
  const heard = (event: StorageEvent) => {
    if (event.key === store.keyOf(NAME) || event.key === null) tell();
  };
  return {
    read() {
      const kept = parse(store.get(NAME));
      const here = exhibitionOf();
      return kept === null || here === null || kept.exhibitId === '' || kept.exhibitId === here ? kept : null;
    },
    write(session) {
      if (!store.set(NAME, session)) {
        // A refresh token that was used must not lie there for the next page; without it there may be room.
        store.remove(NAME);
        store.set(NAME, session);
      }
      tell();
    },
    clear() {
      store.remove(NAME);
      tell();
    },
    subscribe(listener) {
      if (watchers === 0 && typeof window !== 'undefined') window.addEventListener('storage', heard);
      watchers += 1;
      const unsubscribe = changes.subscribe(listener);
      return () => {
        unsubscribe();
        watchers -= 1;
        if (watchers === 0 && typeof window !== 'undefined') window.removeEventListener('storage', heard);
      };
    },
  };
}

/** The session of a successful sign-in or renewal. */
export function sessionOf(answer: TokenAnswer, now: number): SessionToken {
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    issuedAt: now,
    expiresIn: answer.expires_in,
    userId: answer.user_id,
    roleName: answer.role_name,
    userName: answer.real_name === '' ? answer.nick_name : answer.real_name,
    exhibitorId: answer.exhibitor_id,
    needSetPwd: answer.need_set_pwd,
    tenantId: answer.tenant_id,
    exhibitId: answer.exhibit_id,
  };
}

function parse(kept: unknown): SessionToken | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = new Map<string, unknown>(Object.entries(kept));
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const issuedAt = fields.get('issuedAt');
  const expiresIn = fields.get('expiresIn');
  const accessToken = text('accessToken');
  if (accessToken === '' || typeof issuedAt !== 'number') return null;
  return {
    accessToken,
    refreshToken: text('refreshToken'),
    issuedAt,
    // One that was kept before this was kept with it lived an hour.
    expiresIn: typeof expiresIn === 'number' ? expiresIn : 3_600,
    userId: text('userId'),
    roleName: text('roleName'),
    userName: text('userName'),
    exhibitorId: text('exhibitorId') === '' ? null : text('exhibitorId'),
    needSetPwd: fields.get('needSetPwd') === true,
    tenantId: text('tenantId'),
    exhibitId: text('exhibitId'),
  };
}
