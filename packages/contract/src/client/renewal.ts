import type { TokenAnswer } from '../schemas/accounts/sign-in.ts';
import { ApiError } from './api-error.ts';
import { sessionOf, type SessionStore, type SessionToken } from './session-store.ts';
import type { TabLock } from './tab-lock.ts';

export interface RenewalOptions {
  readonly session: SessionStore;
  readonly lock: TabLock;
  readonly now: () => number;
  /** Asks the token endpoint with this refresh token; never refreshed itself. */
  readonly ask: (refreshToken: string) => Promise<TokenAnswer>;
}

export interface Renewal {
  /** The session to send a request with, renewed first when it lived five sixths of its time. Null when signed out. */
  current(): Promise<SessionToken | null>;
  /** A session newer than the one that was refused; null when the server no longer renews it. Throws when unanswered. */
  renew(used: SessionToken): Promise<SessionToken | null>;
}

/** How long what another tab wrote may take to come after its lock, milliseconds. */
const ARRIVAL_MS = 500;

/** Renews a session once for everybody who waits, in this tab and in the others (wire.md §2). */
export function createRenewal({ session, lock, now, ask }: RenewalOptions): Renewal {
  let flight: Promise<SessionToken | null> | null = null;

  const once = async (used: SessionToken): Promise<SessionToken | null> =>
    lock(async (waited) => {
      if (waited && session.read()?.accessToken === used.accessToken) await changeOf(session);
      const kept = session.read();
      if (kept === null || kept.accessToken !== used.accessToken) return kept;
      try {
        const renewed = sessionOf(await ask(kept.refreshToken), now());
        session.write(renewed);
        return renewed;
      } catch (error) {
        if (!(error instanceof ApiError) || !isRefusal(error)) throw error;
        session.clear();
        return null;
      }
    });

  const renew = async (used: SessionToken): Promise<SessionToken | null> => {
    flight ??= once(used).finally(() => {
      flight = null;
    });
    return flight;
  };

  return {
    renew,
    async current() {
      const kept = session.read();
      if (kept === null) return null;
      const age = (now() - kept.issuedAt) / 1000;
      if (age >= 0 && age < (kept.expiresIn * 5) / 6) return kept;
      try {
        return await renew(kept);
      } catch (error) {
        // The old token may still hold; the server decides.
        if (error instanceof ApiError) return kept;
        throw error;
      }
    },
  };
}

/** Waits for what another tab wrote: a browser may hand on its lock before its storage. Nothing comes of one that failed. */
function changeOf(session: SessionStore): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(patience);
      resolve();
    };
    const stop = session.subscribe(end);
    const patience = setTimeout(end, ARRIVAL_MS);
  });
}

/** The token endpoint said no, in contrast to "not now". */
function isRefusal(error: ApiError): boolean {
  return error.code >= 400 && error.code < 500 && error.code !== 429;
}
