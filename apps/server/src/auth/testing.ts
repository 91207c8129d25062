import { createHash, randomBytes } from 'node:crypto';
import type { ProofChallenge, Role, SmsTemplate, TokenAnswer } from '@zhantai/contract';
import { calls } from '@zhantai/contract';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { clientHeaders } from '../exhibitions/testing.ts';
import type { App } from '../platform/feature.ts';
import { addMembership, createAccount } from './actions/create-account.ts';
import { createCaptchaKeeper } from './captcha/captcha.ts';
import { hashPassword } from './passwords/password.ts';
import { demoFactorSecret } from './second-factor/demo-factor.ts';
import { totpCode } from './second-factor/totp.ts';
import type { Account } from './store/accounts.ts';

export { totpCode } from './second-factor/totp.ts';
export { signAccessToken } from './tokens/access-token.ts';

/** The password of every account made here. */
export const testPassword = 'Zhantai2027';

/** What the helpers need of a test's server. */
export interface TestServer {
  readonly app: App;
  readonly database: Database;
  readonly settings: { readonly secrets: { readonly tokenSecret: Buffer } };
  /** By which codes of authenticators go. */
  readonly now: () => Date;
}

/** Who is to be signed in. */
export interface TestPerson {
  readonly role: Role;
  /** For the role `exhibitor`; made where it is missing. */
  readonly exhibitorId?: string;
  readonly formGroups?: readonly string[];
  readonly formIds?: readonly string[];
  readonly halls?: readonly string[];
  /** Of an editor; true unless said otherwise. */
  readonly mayDecide?: boolean;
  readonly name?: string;
  /** Whether who must have a second factor has to enrol at once; otherwise it is put off, and a code counts as proved. */
  readonly mustEnrol?: boolean;
  readonly maySeeSensitive?: boolean;
}

/** Whatever clock a test has, it is not over. */
const endOfTime = new Date('2100-01-01T00:00:00Z');

const unique = (): string => randomBytes(4).toString('hex');

let hash: Promise<string> | null = null;
let count = 0;

/** An account with one membership; people of the portal get a phone, staff a user name. */
export async function createTestAccount(
  { database }: Pick<TestServer, 'database'>,
  exhibition: Exhibition,
  person: TestPerson,
): Promise<Account & { readonly exhibitorId: string | null }> {
  hash ??= hashPassword(testPassword);
  count += 1;
  const staff = ['admin', 'editor', 'reviewer'].includes(person.role);
  const login = staff ? { username: `staff-${unique()}` } : { phone: `139${String(count).padStart(8, '0')}` };
  const exhibitorId =
    person.role === 'exhibitor' ? (person.exhibitorId ?? (await makeExhibitor(database, exhibition))) : null;
  const account = await createAccount(database, {
    tenantId: exhibition.tenantId,
    name: person.name ?? 'Li Wei',
    passwordHash: await hash,
    ...login,
  });
  const { tenantId, exhibitionId } = exhibition;
  const { accountId } = account;
  const { role, formGroups = [], formIds = [], halls = [], mayDecide = role === 'editor' } = person;
  const limits = { formGroups, formIds, halls, mayDecide, maySeeSensitive: person.maySeeSensitive ?? false };
  if (staff && person.mustEnrol !== true) {
    await database
      .updateTable('account')
      .set({ factor_put_off_until: endOfTime })
      .where('account_id', '=', accountId)
      .execute();
  }
  await addMembership(database, { tenantId, exhibitionId, accountId, role, exhibitorId, ...limits });
  return { ...account, exhibitorId };
}

async function makeExhibitor(database: Database, exhibition: Exhibition): Promise<string> {
  const exhibitorId = `x-${unique()}`;
  await database
    .insertInto('exhibitor')
    .values({
      tenant_id: exhibition.tenantId,
      exhibition_id: exhibition.exhibitionId,
      exhibitor_id: exhibitorId,
      name: '双桨传感',
    })
    .execute();
  return exhibitorId;
}

/** Somebody signed in through the token endpoint. */
export interface TestSession {
  /** Of every call, the token included. */
  readonly headers: Record<string, string>;
  readonly tokens: TokenAnswer;
  readonly account: Account;
  readonly exhibitorId: string | null;
}

/** Makes an account and signs it in over HTTP, as a browser would. */
export async function signInAs(
  server: TestServer,
  exhibition: Exhibition,
  person: TestPerson,
): Promise<TestSession> {
  const account = await createTestAccount(server, exhibition, person);
  const tokens = await signInWith(server, exhibition, account);
  if (person.mustEnrol !== true) {
    await server.database
      .updateTable('session')
      .set({ stepped_up_at: endOfTime })
      .where('account_id', '=', account.accountId)
      .execute();
  }
  const headers = { ...clientHeaders(exhibition), 'blade-auth': `bearer ${tokens.access_token}` };
  return { headers, tokens, account, exhibitorId: account.exhibitorId };
}

/** Signs an existing account in over HTTP with {@link testPassword}, and where it is asked for with the code of the demo. */
export async function signInWith(
  server: TestServer,
  exhibition: Exhibition,
  account: Pick<Account, 'phone' | 'username'>,
): Promise<TokenAnswer> {
  const captchas = createCaptchaKeeper(
    server.database,
    server.settings.secrets.tokenSecret,
    null,
    () => new Date(),
  );
  const answer = await server.app.inject({
    method: calls.token.method,
    url: calls.token.path,
    headers: {
      ...clientHeaders(exhibition),
      'content-type': 'application/x-www-form-urlencoded',
      'captcha-key': await captchas.keep('abcd'),
      'captcha-code': 'abcd',
    },
    payload: new URLSearchParams(
      account.phone === null
        ? { grant_type: 'password', username: account.username ?? '', password: testPassword }
        : {
            grant_type: 'apiCaptcha',
            phone: account.phone,
            password: testPassword,
            exhibitId: exhibition.exhibitionId,
          },
    ).toString(),
  });
  if (answer.statusCode === 200) return answer.json<TokenAnswer>();
  const { data } = answer.json<{ data: { challenge?: unknown } }>();
  if (typeof data.challenge !== 'string') throw new Error(`The test could not sign in: ${answer.body}`);
  return answerChallenge(server, exhibition, data.challenge, demoFactorSecret);
}

/** Answers the challenge of a second factor with the code of a secret, by the clock of the test. */
export async function answerChallenge(
  server: TestServer,
  exhibition: Exhibition,
  challenge: string,
  secret: string,
): Promise<TokenAnswer> {
  const code = totpCode(secret, server.now());
  const answer = await server.app.inject({
    method: calls.token.method,
    url: calls.token.path,
    headers: { ...clientHeaders(exhibition), 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'totp', challenge, code }).toString(),
  });
  if (answer.statusCode !== 200) throw new Error(`The test could not sign in: ${answer.body}`);
  return answer.json<TokenAnswer>();
}

/** Headers with a captcha that is answered rightly. */
export async function captchaHeaders(
  server: Pick<TestServer, 'database' | 'settings'>,
  at = new Date('2100-01-01T00:00:00Z'),
): Promise<Record<string, string>> {
  const keeper = createCaptchaKeeper(
    server.database,
    server.settings.secrets.tokenSecret,
    null,
    () => new Date(),
  );
  const key = await keeper.keep('abcd');
  // With its work, as pages send it: a test's calls all come from one address, at whatever time its clock says.
  return { 'captcha-key': key, 'captcha-code': 'abcd', 'captcha-proof': keeper.proofs.solve(key, at) };
}

/** Asks for an SMS code over HTTP, as a browser would, whoever is asked for. */
export async function askForCode(
  server: TestServer,
  exhibition: Exhibition,
  mobile: string,
  smsCode: SmsTemplate,
  headers: Readonly<Record<string, string>> = {},
) {
  const query = new URLSearchParams({ tenantId: exhibition.tenantId, mobile, smsCode });
  const answer = await server.app.inject({
    url: `${calls.smsSend.path}?${query.toString()}`,
    headers: { ...clientHeaders(exhibition), ...(await captchaHeaders(server)), ...headers },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Record<string, unknown>>() };
}

/** The code in the newest SMS to a number; needs a server in demo mode, which keeps the texts. */
export async function codeSentTo(
  { database }: Pick<TestServer, 'database'>,
  mobile: string,
): Promise<string> {
  const row = await database
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', mobile)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return /\d{6}/.exec(row?.body ?? '')?.[0] ?? '';
}

/** Lets the pause between codes to a number pass. */
export async function letPauseOfCodesPass(
  { database }: Pick<TestServer, 'database'>,
  mobile: string,
  seconds = 61,
): Promise<void> {
  await database
    .updateTable('sms_code')
    .set({ sent_at: sql<Date>`sent_at - make_interval(secs => ${seconds})` })
    .where('phone', '=', mobile)
    .execute();
}

/** Asks the token endpoint over HTTP. */
export async function askForTokens(
  server: Pick<TestServer, 'app'>,
  exhibition: Exhibition,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
  remoteAddress = '198.51.100.1',
) {
  const answer = await server.app.inject({
    method: calls.token.method,
    url: calls.token.path,
    headers: {
      ...clientHeaders(exhibition),
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress,
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

/** Does the work beside a captcha as a page would, and gives what its header holds. */
export function work({ salt, challenge, max }: ProofChallenge): string {
  for (let number = 0; number < max; number += 1) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
      return `${salt}${number}`;
  }
  throw new Error('The challenge has no solution.');
}
