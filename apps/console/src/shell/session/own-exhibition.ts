import type { CallName, PortalConfig } from '@zhantai/contract';
import { ApiError, type Client, type SessionStore, type TabLock } from '@zhantai/contract/client';

/** Which exhibition this tab is of; tabs share one session, which each takes over when it calls. */
export interface OwnExhibition {
  /** Null before it is known. */
  readonly config: () => PortalConfig | null;
  readonly enter: (config: PortalConfig | null) => void;
  /** A session of another tenant is none here. */
  readonly session: SessionStore;
  /** Brings the session into this exhibition where it is in another one. @throws ApiError FORBIDDEN for who may not. */
  readonly takeOver: () => Promise<void>;
  /** A client whose calls are made in this exhibition. */
  readonly client: Client<CallName>;
}

/** @param makeClient a client that calls for the exhibition of `config` with `session`. */
export function createOwnExhibition(
  kept: SessionStore,
  lock: TabLock,
  makeClient: (session: SessionStore, config: () => PortalConfig | null) => Client<CallName>,
): OwnExhibition {
  let here: PortalConfig | null = null;
  let flight: Promise<void> | null = null;
  const config = () => here;
  const session: SessionStore = {
    ...kept,
    read() {
      const token = kept.read();
      const isOther =
        token !== null && here !== null && token.tenantId !== '' && token.tenantId !== here.tenantId;
      return isOther ? null : token;
    },
  };
  const bare = makeClient(session, config);

  /** The session where it is in another exhibition. */
  const elsewhere = () => {
    const token = session.read();
    const isHere = token === null || here === null || ['', here.exhibitionId].includes(token.exhibitId);
    return isHere ? null : token;
  };
  const switchHere = async () => {
    await lock(async () => {
      const token = elsewhere();
      if (token === null || here === null) return;
      try {
        await bare.signIn({
          grant_type: 'refresh_token',
          refresh_token: token.refreshToken,
          refresh_only_login: 'true',
          exhibitId: here.exhibitionId,
        });
      } catch (error) {
        const isOver = error instanceof ApiError && error.code >= 400 && error.code < 429;
        if (isOver && error.reason !== 'FORBIDDEN') session.clear();
        throw error;
      }
    });
  };
  const takeOver = async () => {
    if (elsewhere() === null) return;
    flight ??= switchHere().finally(() => {
      flight = null;
    });
    await flight;
  };
  const within = async <T>(call: () => Promise<T>): Promise<T> => {
    await takeOver();
    try {
      return await call();
    } catch (error) {
      const isRefused =
        error instanceof ApiError && (error.code === 401 || error.reason === 'WRONG_EXHIBITION');
      // Another tab took the session over meanwhile; nothing was done.
      if (!isRefused || elsewhere() === null) throw error;
      await takeOver();
      return await call();
    }
  };
  return {
    config,
    enter(found) {
      here = found;
    },
    session,
    takeOver,
    client: {
      ...bare,
      call: async (name, input) => within(() => bare.call(name, input)),
      ask: async (input) => within(() => bare.ask(input)),
      upload: async (name, form, manner) => within(() => bare.upload(name, form, manner)),
      download: async (name, input) => within(() => bare.download(name, input)),
    },
  };
}
