import type { SessionStore } from '@zhantai/contract/client';

/** A session store that knows whether its session ended by itself. */
export interface WatchedSession {
  readonly session: SessionStore;
  /** It ended under somebody's hands, in this tab, and nobody signed in since. */
  readonly isLost: () => boolean;
  /** From now on an end is wanted. */
  readonly letGo: () => void;
}

/** Watches a session: one that the server ended leaves the page as it is, one that somebody ended here or in another tab does not. */
export function watchLoss(session: SessionStore): WatchedSession {
  let lost: string | null = null;
  let isWanted = false;
  session.subscribe(() => {
    // Somebody signed in, here or in another tab.
    if (session.read() !== null) lost = null;
  });
  return {
    session: {
      ...session,
      write(token) {
        // Somebody else must find nothing of whom was here before.
        if (lost !== null && lost !== token.userId) {
          lost = null;
          session.clear();
        }
        lost = null;
        isWanted = false;
        session.write(token);
      },
      clear() {
        if (!isWanted) lost = session.read()?.userId ?? lost;
        session.clear();
      },
    },
    isLost: () => lost !== null,
    letGo() {
      isWanted = true;
      lost = null;
    },
  };
}
