import { createServer, type IncomingMessage, type Server } from 'node:http';
import { calls, type PortalConfig } from '@zhantai/contract';
import {
  ApiError,
  createClient,
  createLocalStore,
  createSessionStore,
  memoryStorage,
  type SessionToken,
} from '@zhantai/contract/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOwnExhibition } from './own-exhibition.ts';

let server: Server;
let origin: string;
/** What was called, with the token it came with. */
let seen: string[];
let mayEnter: boolean;

const tokenOf = (exhibitId: string, tenantId = 't'): SessionToken => ({
  accessToken: `in-${exhibitId}`,
  refreshToken: 'r',
  issuedAt: Date.now(),
  expiresIn: 3_600,
  userId: 'u',
  roleName: 'admin',
  userName: '',
  exhibitorId: null,
  needSetPwd: false,
  tenantId,
  exhibitId,
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

beforeEach(async () => {
  seen = [];
  mayEnter = true;
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const isToken = request.url?.includes('oauth/token') === true;
      const exhibitId = new URLSearchParams(body).get('exhibitId') ?? '';
      seen.push(isToken ? `to ${exhibitId}` : String(request.headers['blade-auth'] ?? ''));
      const isRefused = isToken && !mayEnter;
      response.writeHead(isRefused ? 400 : 200, { 'Content-Type': 'application/json' });
      const { accessToken, refreshToken, ...rest } = tokenOf(exhibitId);
      const token = {
        access_token: accessToken,
        refresh_token: refreshToken,
        expires_in: rest.expiresIn,
        user_id: 'u',
        role_name: 'admin',
        real_name: '',
        nick_name: '',
        exhibitor_id: null,
        need_set_pwd: false,
        tenant_id: 't',
        exhibit_id: exhibitId,
      };
      const refused = { code: 400, success: false, msg: '', data: { reason: 'FORBIDDEN' } };
      const answer = { code: 200, success: true, msg: '', data: [] };
      response.end(JSON.stringify(isRefused ? refused : isToken ? token : answer));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const here: PortalConfig = {
  tenantId: 't',
  exhibitionId: 'b',
  addressQuery: '?exhibition=b',
  client: { id: 'web', secret: 's' },
  title: '',
  organiser: '',
  venue: '',
  languages: [],
  logo: null,
  zone: 'UTC',
  halls: [],
  dates: { start: '', end: '' },
  milestones: [],
  contact: { phone: '', hours: '', email: '' },
  contacts: [],
  mediaHost: null,
  ciecLoginUrl: null,
  linkHosts: [],
  dictionaryHosts: [],
  takesMedia: false,
  serverTime: '',
  demo: false,
};

const lock = async <T>(task: (waited: boolean) => Promise<T>): Promise<T> => task(false);

function open(token: SessionToken) {
  const kept = createSessionStore(createLocalStore('test', memoryStorage(), memoryStorage()));
  kept.write(token);
  const own = createOwnExhibition(kept, lock, (session, identity) =>
    createClient({
      calls,
      origin,
      identity,
      language: () => 'zh-Hans',
      session,
      lock,
      onSessionLost: () => undefined,
    }),
  );
  own.enter(here);
  return { own, kept };
}

it('a session that another tab took into its exhibition is brought back by the next calls, once', async () => {
  const { own } = open(tokenOf('a'));
  await Promise.all([own.client.call('consoleForms', {}), own.client.call('consoleForms', {})]);
  expect(seen).toEqual(['to b', 'bearer in-b', 'bearer in-b']);
});

it('who may not enter is refused, and the session stays as it is', async () => {
  mayEnter = false;
  const { own, kept } = open(tokenOf('a'));
  const error = await own.takeOver().catch((thrown: unknown) => thrown);
  expect(error instanceof ApiError && error.reason).toBe('FORBIDDEN');
  expect(kept.read()?.exhibitId).toBe('a');
});

it('a session of another tenant is none here', () => {
  const { own, kept } = open(tokenOf('b', 'other'));
  expect(own.session.read()).toBeNull();
  expect(kept.read()?.tenantId).toBe('other');
});
