import { calls } from '@zhantai/contract';
import { signAccessToken, signInAs, type TestSession } from '../../auth/testing.ts';
import { insertExhibitors } from '../../booths/testing.ts';
import { clientHeaders, createTestExhibition } from '../../exhibitions/testing.ts';
import type { TestFair } from './test-fair.ts';

/** Everybody who may try a call, by how they stand to the exhibitor A101 whose things are asked for. */
export const callers = [
  'nobody',
  'expired',
  'revoked',
  /** Their tokens with the headers of this exhibition. */
  'otherTenant',
  'otherExhibition',
  /** Their own tokens and headers, with the ids of things of this exhibition. */
  'foreignTenant',
  'foreignExhibition',
  'foreignAdmin',
  'own',
  'colleague',
  'neighbour',
  'supplier',
  /** The transport supplier that A101 chose, and one that it did not. */
  'chosen',
  'rival',
  'media',
  'admin',
  'editor',
  'reviewer',
  /** Staff of another form only. */
  'limited',
] as const;
export type CallerName = (typeof callers)[number];

type Headers = Record<string, string>;

/** Signs everybody in; `formId` is the form that limited staff may see. */
export async function signInEverybody(
  fair: TestFair,
  formId: string,
): Promise<{ readonly headers: Readonly<Record<CallerName, Headers>>; readonly chosen: TestSession }> {
  const { server, exhibition } = fair;
  const own = await fair.exhibitor('A101');
  const neighbour = await fair.exhibitor('A102');
  const colleague = await fair.person({ role: 'exhibitor', exhibitorId: 'A101' });
  const chosen = await fair.person({ role: 'transport' });
  const staff = async (role: 'admin' | 'editor' | 'reviewer', formIds: readonly string[] = []) =>
    (await fair.person({ role, formIds })).headers;
  const foreign = {
    tenant: await createTestExhibition(server),
    exhibition: await createTestExhibition(server, { tenantId: exhibition.tenantId }),
  };
  const abroad = async (place: keyof typeof foreign): Promise<TestSession> => {
    const elsewhere = foreign[place];
    const twin = {
      exhibitorId: 'A101',
      name: 'A101',
      nameEn: '',
      origin: 'cn',
      language: 'zh-Hans',
      tags: [],
    };
    await server.database
      .transaction()
      .execute((transaction) => insertExhibitors(transaction, elsewhere, [twin]));
    return signInAs(server, elsewhere, { role: 'exhibitor', exhibitorId: 'A101' });
  };
  const [tenantTwin, exhibitionTwin] = [await abroad('tenant'), await abroad('exhibition')];
  const here = (who: TestSession): Headers => ({
    ...clientHeaders(exhibition),
    'blade-auth': who.headers['blade-auth'] ?? '',
  });
  const headers = {
    nobody: clientHeaders(exhibition),
    expired: await expired(fair, own),
    revoked: await revoked(fair),
    otherTenant: here(tenantTwin),
    otherExhibition: here(exhibitionTwin),
    foreignTenant: tenantTwin.headers,
    foreignExhibition: exhibitionTwin.headers,
    foreignAdmin: (await signInAs(server, foreign.exhibition, { role: 'admin' })).headers,
    own: own.headers,
    colleague: colleague.headers,
    neighbour: neighbour.headers,
    supplier: (await fair.person({ role: 'supplier' })).headers,
    chosen: chosen.headers,
    rival: (await fair.person({ role: 'transport' })).headers,
    media: (await fair.person({ role: 'media' })).headers,
    admin: await staff('admin'),
    editor: await staff('editor'),
    reviewer: await staff('reviewer'),
    limited: await staff('reviewer', [formId]),
  };
  return { headers, chosen };
}

async function revoked(fair: TestFair): Promise<Headers> {
  const person = await fair.person({ role: 'exhibitor', exhibitorId: 'A101' });
  await fair.get(person, calls.logout.path, { only_login: 'true' });
  return person.headers;
}

/** A token of a living session that ran out a minute ago. */
async function expired({ server, exhibition }: TestFair, who: TestSession): Promise<Headers> {
  const { tenantId, exhibitionId } = exhibition;
  const { accountId } = who.account;
  const { session_id: sessionId } = await server.database
    .selectFrom('session')
    .select('session_id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const claims = { tenantId, exhibitionId, accountId, sessionId };
  const before = new Date(server.now().getTime() - 120_000);
  const token = await signAccessToken(server.settings.secrets.tokenSecret, claims, before, 60);
  return { ...clientHeaders(exhibition), 'blade-auth': `bearer ${token}` };
}
