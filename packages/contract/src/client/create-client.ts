import type { CallTypes, DownloadTypes, UploadTypes } from '../call-types.ts';
import type { CallName } from '../calls.ts';
import { signInCalls } from '../calls/accounts/sign-in.ts';
import type { PortalCallName } from '../portal-calls.ts';
import { browserLimits } from '../browser-limits.ts';
import type { TokenAnswer } from '../schemas/accounts/sign-in.ts';
import { ApiError, callFailed } from './api-error.ts';
import { withBackOff } from './back-off.ts';
import type {
  CallData,
  CallInput,
  CallManner,
  DownloadInput,
  DownloadManner,
  PathInput,
  UploadManner,
} from './call-input.ts';
import { exchange } from './exchange.ts';
import type { Download } from './exchange-download.ts';
import { randomKey } from './random-key.ts';
import { readAnswer, type RawAnswer } from './read-answer.ts';
import { createRenewal } from './renewal.ts';
import { requestHeaders, type Identity } from './request-headers.ts';
import { sessionOf, type SessionStore, type SessionToken } from './session-store.ts';
import type { TabLock } from './tab-lock.ts';

/** How a call is made. */
interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** `bare`: it answers without an envelope (wire.md §1). */
  readonly answer?: 'bare';
}

export interface ClientOptions<N extends CallName = PortalCallName> {
  /** The calls that can be made. */
  readonly calls: Readonly<Record<N, Call>>;
  /** Origin of the server; empty for the page's own. */
  readonly origin?: string;
  /** Tenant, exhibition and browser application; null until the configuration is known. */
  readonly identity: () => Identity | null;
  readonly language: () => string;
  readonly session: SessionStore;
  readonly lock: TabLock;
  /** The session ended and the server does not renew it; called once for each lost session, with its role. */
  readonly onSessionLost: (roleName: string) => void;
  /** The server gave tokens: whatever came with them that the session does not keep. */
  readonly onTokens?: (answer: TokenAnswer) => void;
  readonly now?: () => number;
  readonly pause?: (milliseconds: number) => Promise<void>;
  /** Milliseconds. */
  readonly timeout?: number;
}

/** The one way to the server, for the calls of these names. Every method throws nothing but `ApiError`. */
export interface Client<N extends CallName = PortalCallName> {
  call<K extends Exclude<keyof CallTypes, 'token'> & N>(name: K, input: CallInput<K>): Promise<CallData<K>>;
  /** The whole answer of a path that a definition names, for the reader to check. */
  ask(input: PathInput): Promise<Readonly<Record<string, unknown>>>;
  upload<K extends keyof UploadTypes & N>(
    name: K,
    form: FormData,
    manner?: UploadManner,
  ): Promise<UploadTypes[K]>;
  /** A file, with the name the server gives it. */
  download<K extends keyof DownloadTypes & N>(name: K, input: DownloadInput<K>): Promise<Download>;
  /** Asks for a token with these fields and keeps the session. */
  signIn(
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<TokenAnswer>;
  /** Ends this session on the server, as far as it can be reached, and forgets it here. */
  signOut(): Promise<void>;
}

interface Request extends CallManner {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query: Readonly<Record<string, string | number | undefined>>;
  readonly body: unknown;
  readonly retried: boolean;
}

/** Makes a client. */
export function createClient<N extends CallName>(options: ClientOptions<N>): Client<N> {
  const {
    calls,
    origin = '',
    session,
    now = Date.now,
    pause = sleep,
    timeout = browserLimits.clientTimeoutMs,
  } = options;
  let lost: string | null = null;

  const headersFor = (
    token: SessionToken | null,
    extra: Readonly<Record<string, string>> = {},
    language = options.language(),
  ) => requestHeaders({ identity: options.identity(), language, token, extra });

  const askToken = async (
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>>,
  ) => {
    const raw = await exchange({
      url: origin + signInCalls.token.path,
      method: 'POST',
      headers: { ...headersFor(null, headers), 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ scope: 'all', ...fields }).toString(),
      signal: undefined,
      keepalive: false,
      timeout,
    });
    const answer = trusted<TokenAnswer>(readAnswer(raw));
    options.onTokens?.(answer);
    return answer;
  };

  const endOnServer = async (token: SessionToken): Promise<void> => {
    await exchange({
      url: `${origin}${signInCalls.logout.path}?only_login=true`,
      method: 'GET',
      headers: headersFor(token),
      body: null,
      signal: undefined,
      keepalive: true,
      timeout,
    }).catch(() => undefined);
  };

  const renewal = createRenewal({
    session,
    lock: options.lock,
    now,
    ask: (refreshToken) =>
      askToken({ grant_type: 'refresh_token', refresh_token: refreshToken, refresh_only_login: 'true' }, {}),
  });

  const loseSession = (used: SessionToken | null): ApiError => {
    const mark = used?.accessToken ?? '';
    if (lost !== mark) {
      lost = mark;
      options.onSessionLost(used?.roleName ?? '');
    }
    return new ApiError({
      status: 401,
      code: 401,
      reason: 'UNAUTHORIZED',
      message: '',
      data: {},
      retryAfter: null,
    });
  };

  /** Sends with the current session; on a 401 renews it once and sends again. */
  const authorised = async (send: (token: SessionToken | null) => Promise<RawAnswer>) => {
    const before = session.read();
    const token = await renewal.current();
    if (token === null && before !== null) throw loseSession(before);
    try {
      return readAnswer(await send(token));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 401) throw error;
      const renewed = token === null ? null : await renewal.renew(token);
      if (renewed === null) throw loseSession(token);
      try {
        return readAnswer(await send(renewed));
      } catch (again) {
        if (!(again instanceof ApiError) || again.code !== 401) throw again;
        session.clear();
        throw loseSession(renewed);
      }
    }
  };

  const perform = async (request: Request) => {
    // One key for all tries: what was done is not done again (wire.md §1, idempotency).
    const key: Record<string, string> =
      request.method === 'POST' ? { 'Idempotency-Key': request.idempotencyKey ?? randomKey() } : {};
    const json = request.body !== undefined;
    const once = () =>
      authorised((token) =>
        exchange({
          url: origin + request.path + searchOf(request.query),
          method: request.method,
          headers: {
            ...headersFor(token, request.headers, request.language),
            ...key,
            ...(json ? { 'Content-Type': 'application/json' } : {}),
          },
          body: json ? JSON.stringify(request.body) : null,
          signal: request.signal,
          keepalive: request.keepalive === true,
          timeout,
        }),
      );
    return request.retried && request.keepalive !== true ? withBackOff(once, pause) : once();
  };

  return {
    async call(name, input) {
      const parts: CallManner & { params?: object; query?: object; body?: unknown } = input;
      const { method, path, answer: shape } = calls[name];
      const draft = isDraft(parts.body);
      const answer = await perform({
        ...parts,
        method,
        path: fillPath(path, parts.params),
        query: { ...parts.query },
        body: parts.body,
        retried: (method === 'GET' && name !== 'logout') || draft,
      });
      return trusted(shape === 'bare' ? answer : answer['data']);
    },
    ask: (input) => {
      if (!input.path.startsWith('/api/')) throw callFailed('BAD_ANSWER');
      return perform({
        ...input,
        query: { ...input.query },
        body: input.body,
        retried: input.method === 'GET',
      });
    },
    async upload(name, form, manner = {}) {
      const { exchangeUpload } = await part(() => import('./exchange-upload.ts'));
      const answer = await authorised((token) =>
        exchangeUpload({
          url: origin + calls[name].path,
          headers: headersFor(token, manner.headers),
          form,
          signal: manner.signal,
          onProgress: manner.onProgress,
          silence: manner.silence ?? timeout,
        }),
      );
      return trusted(answer['data']);
    },
    async download(name, input) {
      const parts: DownloadManner & { params?: object; query?: object; body?: unknown } = input;
      const { method, path } = calls[name];
      const { exchangeDownload } = await part(() => import('./exchange-download.ts'));
      const json = parts.body !== undefined;
      const files: Download[] = [];
      await authorised(async (token) => {
        const came = await exchangeDownload({
          url: origin + fillPath(path, parts.params) + searchOf({ ...parts.query }),
          method,
          headers: { ...headersFor(token), ...(json ? { 'Content-Type': 'application/json' } : {}) },
          body: json ? JSON.stringify(parts.body) : null,
          signal: parts.signal,
          onProgress: parts.onProgress,
          silence: timeout,
        });
        if (!('blob' in came)) return came;
        files.push(came);
        return { status: 200, text: '{}', retryAfter: null };
      });
      const [file] = files;
      if (file === undefined) throw callFailed('BAD_ANSWER');
      return file;
    },
    async signIn(fields, headers = {}) {
      const before = session.read();
      const answer = await askToken(fields, headers);
      lost = null;
      session.write(sessionOf(answer, now()));
      // Whoever was signed in here is so no more: what nobody holds must not go on.
      if (before !== null && before.userId !== answer.user_id) void endOnServer(before);
      return answer;
    },
    async signOut() {
      const token = session.read();
      session.clear();
      if (token !== null) await endOnServer(token);
    },
  };
}

/** The border where an answer of our own server gets the type its schema gives it; the server holds itself to the schema. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function trusted<T>(answer: unknown): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return answer as T;
}

/** Loads what only some calls need. */
async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    throw callFailed('NETWORK');
  }
}

function isDraft(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'draft' in body && body.draft === true;
}

function fillPath(path: string, params: object | undefined): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  return path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = values.get(name);
    return encodeURIComponent(typeof value === 'string' ? value : '');
  });
}

function searchOf(query: Request['query']): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? '' : `?${search.toString()}`;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
