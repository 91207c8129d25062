import type { TokenAnswer } from '@zhantai/contract';
import { calls } from '@zhantai/contract';
import { asyncProperty, assert, array, boolean, constantFrom, nat, record } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientHeaders, createTestExhibition } from '../../exhibitions/testing.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { createTestApp, type TestApp } from '../../http/testing/test-app.ts';
import { addMembership } from '../actions/create-account.ts';
import { askForTokens, createTestAccount, signInWith } from '../testing.ts';

let server: TestApp;
let fair: Exhibition;
/** Another exhibition of the same organiser. */
let next: Exhibition;

beforeAll(async () => {
  server = await createTestApp();
  fair = await createTestExhibition(server);
  next = await createTestExhibition(server, { tenantId: fair.tenantId, client: fair.client });
});
afterAll(() => server.close());

/** Somebody who is three things in two exhibitions. */
async function openCase() {
  const account = await createTestAccount(server, fair, { role: 'exhibitor' });
  const { exhibitorId: second } = await createTestAccount(server, fair, { role: 'exhibitor' });
  const { exhibitorId: third } = await createTestAccount(server, next, { role: 'exhibitor' });
  const { accountId } = account;
  await addMembership(server.database, { ...fair, accountId, role: 'exhibitor', exhibitorId: second });
  await addMembership(server.database, { ...next, accountId, role: 'exhibitor', exhibitorId: third });
  const wishes: readonly Record<string, string>[] = [
    {},
    { exhibitId: fair.exhibitionId, exhibitorId: account.exhibitorId ?? '' },
    { exhibitId: fair.exhibitionId, exhibitorId: second ?? '' },
    { exhibitId: next.exhibitionId, exhibitorId: third ?? '' },
  ];
  return { accountId, wishes, first: await signInWith(server, fair, account) };
}

const use = async (tokens: TokenAnswer, wish: Record<string, string>) => {
  const from = tokens.exhibit_id === fair.exhibitionId ? fair : next;
  const { status, body } = await askForTokens(server, from, {
    grant_type: 'refresh_token',
    refresh_token: tokens.refresh_token,
    ...wish,
  });
  return status === 200 ? tokensOf(body) : null;
};

// The endpoint's answer, of which the tests of its shape speak.
const tokensOf = (body: unknown): TokenAnswer => JSON.parse(JSON.stringify(body));

const letPass = (accountId: string, seconds: number) =>
  server.database
    .updateTable('session_family')
    .set({ parent_used_at: sql<Date>`parent_used_at - make_interval(secs => ${seconds})` })
    .where('account_id', '=', accountId)
    .execute();

/** The token before was renewed so long ago, however long the test took meanwhile. */
const setAge = (accountId: string, seconds: number) =>
  server.database
    .updateTable('session_family')
    .set({ parent_used_at: sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})` })
    .where('account_id', '=', accountId)
    .where('parent_used_at', 'is not', null)
    .execute();

const opens = async ({ access_token: token, exhibit_id: exhibitionId }: TokenAnswer): Promise<boolean> => {
  const from = exhibitionId === fair.exhibitionId ? fair : next;
  const headers = { ...clientHeaders(from), 'blade-auth': `bearer ${token}` };
  return (await server.app.inject({ url: calls.userInfo.path, headers })).statusCode === 200;
};

/** What wire.md §2 says of the tokens of one sign-in, in a few lines. */
class Model {
  good: string;
  parent = '';
  parentAge = Number.POSITIVE_INFINITY;
  over = false;
  constructor(first: TokenAnswer) {
    this.good = first.refresh_token;
  }
  /** Whether a token is taken now; a token that is not ends all. */
  takes(token: string): boolean {
    if (this.over) return false;
    const again = token === this.parent && this.parentAge <= 60;
    this.over = token !== this.good && !again;
    return !this.over;
  }
  gave(used: string, given: string): void {
    if (used === this.good) [this.parent, this.parentAge] = [used, 0];
    this.good = given;
  }
}

const step = record({
  thief: boolean(),
  /** Which of those in hand, the newest first. */
  back: constantFrom(0, 0, 0, 0, 1, 2, 5),
  wish: constantFrom(0, 0, 1, 2, 3),
  steals: boolean(),
  // No sum of these comes near to the minute that decides.
  wait: constantFrom(0, 0, 17, 48, 75, 4_000),
});

test('of two who use the tokens of one sign-in, however they do, none has access once one is found out', async () => {
  await assert(
    asyncProperty(
      array(step, { minLength: 3, maxLength: 14 }),
      boolean(),
      nat(3),
      async (steps, last, wish) => {
        const { accountId, wishes, first } = await openCase();
        const model = new Model(first);
        const given = [first];
        const hands = { owner: [first], thief: [first] };
        for (const { thief, back, wish: wanted, steals, wait } of steps) {
          if (steals) hands.thief.unshift(...hands.owner);
          model.parentAge += wait;
          if (Number.isFinite(model.parentAge)) await setAge(accountId, model.parentAge);
          const hand = hands[thief ? 'thief' : 'owner'];
          const tokens = hand[Math.min(back, hand.length - 1)] ?? first;
          const expected = model.takes(tokens.refresh_token);
          const got = await use(tokens, wishes[wanted] ?? {});
          expect(got !== null).toBe(expected);
          if (got === null) break;
          model.gave(tokens.refresh_token, got.refresh_token);
          given.push(got);
          hand.unshift(got);
        }
        // Whatever happened: once both have come with what they hold, more than a minute apart, it is over for both.
        const order = last ? (['owner', 'thief'] as const) : (['thief', 'owner'] as const);
        for (const who of order) {
          await letPass(accountId, 61);
          await use(hands[who][0] ?? first, wishes[wish] ?? {});
        }
        for (const one of given) {
          expect(await opens(one)).toBe(false);
          expect(await use(one, {})).toBeNull();
        }
      },
    ),
    // The full run tries more.
    { numRuns: Math.min(50, Number(process.env['FC_RUNS'] ?? 15)) },
  );
}, 120_000);

test('a thief who switches at once, again and again, is out with the owner’s next renewal', async () => {
  const { wishes, first } = await openCase();
  let stolen = first;
  for (const wish of [2, 3, 1, 2]) {
    stolen = (await use(stolen, wishes[wish] ?? {})) ?? stolen;
  }
  expect(await opens(stolen)).toBe(true);
  expect(await use(first, {})).toBeNull();
  expect(await opens(stolen)).toBe(false);
  expect(await use(stolen, wishes[1] ?? {})).toBeNull();
});

test('a membership that was removed hides no theft: what it was renewed with still ends the family', async () => {
  const { accountId, wishes, first } = await openCase();
  const stolen = await use(first, wishes[3] ?? {});
  const further = stolen === null ? null : await use(stolen, {});
  await server.database
    .deleteFrom('membership')
    .where('account_id', '=', accountId)
    .where('exhibition_id', '=', fair.exhibitionId)
    .execute();
  expect(further === null ? false : await opens(further)).toBe(true);
  expect(await use(first, {})).toBeNull();
  expect(further === null ? true : await opens(further)).toBe(false);
});

test('two who race with one token, one of them switching, leave at most one session that goes on', async () => {
  const { accountId, wishes, first } = await openCase();
  const races = await Promise.all([0, 1, 2, 3, 2, 3].map((wish) => use(first, wishes[wish] ?? {})));
  expect(races.filter((one) => one !== null).length).toBeGreaterThan(0);
  const living = await server.database
    .selectFrom('session')
    .select('session_id')
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
  expect(living).toHaveLength(1);
});
