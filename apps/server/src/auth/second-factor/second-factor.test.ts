import {
  calls,
  type FactorBegun,
  type FactorConfirmed,
  type FactorState,
  type StaffUser,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestFair, type TestFair, type Refused } from '../../http/testing/test-fair.ts';
import { askForTokens, createTestAccount, testPassword, type TestSession } from '../testing.ts';
import { totpCode } from './totp.ts';

let fair: TestFair;
// The database’s clock says when a sign-in ends; codes follow this one.
let now = new Date();
const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeAll(async () => {
  fair = await openTestFair(() => now);
});
afterAll(() => fair.close());

const enter = async (username: string | null, address = '198.51.100.1', password = testPassword) =>
  askForTokens(
    fair.server,
    fair.exhibition,
    { grant_type: 'password', username: username ?? '', password },
    {},
    address,
  );
const answer = async (challenge: unknown, code: string, address = '198.51.100.1') =>
  askForTokens(
    fair.server,
    fair.exhibition,
    { grant_type: 'totp', challenge: String(challenge), code },
    {},
    address,
  );
const challengeOf = ({ body }: { readonly body: Record<string, unknown> }): unknown =>
  Object(body['data'])['challenge'];

/** An admin who enrolled: the session, the secret, and the recovery codes. */
async function enrolled() {
  const who: TestSession = await fair.person({ role: 'admin', mustEnrol: true });
  const begun = (await fair.post<FactorBegun>(who, calls.consoleBeginFactor.path, {})).data;
  const code = totpCode(begun.secret, now);
  const body = { ticket: begun.ticket, code };
  const confirmed = await fair.post<FactorConfirmed>(who, calls.consoleConfirmFactor.path, body);
  expect(confirmed.status, JSON.stringify(confirmed)).toBe(200);
  later(30);
  return { who, ...begun, username: who.account.username, codes: confirmed.data.recoveryCodes };
}

describe('console.md §1: the second factor', () => {
  it('must be enrolled by admins and whoever sees what is sensitive, who can do nothing else before', async () => {
    for (const person of [{ role: 'admin' }, { role: 'reviewer', maySeeSensitive: true }] as const) {
      const who = await fair.person({ ...person, mustEnrol: true });
      expect((await fair.get<StaffUser>(who, calls.consoleMe.path)).data.factorNeeded).toBe(true);
      const refused = await fair.get<Refused>(who, calls.consoleForms.path);
      expect([refused.status, refused.data.reason]).toEqual([403, 'FACTOR_NEEDED']);
      const state = await fair.get<FactorState>(who, calls.consoleFactor.path);
      expect(state.data).toMatchObject({ enrolled: false, must: true, recoveryCodes: 0 });
    }
    const free = await fair.person({ role: 'reviewer', mustEnrol: true });
    expect((await fair.get(free, calls.consoleForms.path)).status).toBe(200);
  });

  it('is enrolled by a code of its secret, with ten recovery codes that the database does not hold', async () => {
    const { who, secret, address, codes } = await enrolled();
    expect(address).toContain(`secret=${secret}`);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const rows = await fair.server.database.selectFrom('recovery_code').select('code_hash').execute();
    expect(rows.map((row) => row.code_hash.toString('latin1'))).not.toContain(codes[0]);
    await expect
      .poll(async () => (await fair.get(who, calls.consoleForms.path)).status, { timeout: 10_000 })
      .toBe(200);
  });

  it('is enrolled by nobody else’s ticket, no wrong code, and no ticket that is over', async () => {
    const [one, other] = [
      await fair.person({ role: 'admin', mustEnrol: true }),
      await fair.person({ role: 'admin', mustEnrol: true }),
    ];
    const begin = async () => (await fair.post<FactorBegun>(one, calls.consoleBeginFactor.path, {})).data;
    const { ticket, secret } = await begin();
    const confirm = async (who: TestSession, code: string) =>
      (await fair.post<Refused>(who, calls.consoleConfirmFactor.path, { ticket, code })).data.reason;
    expect(await confirm(other, totpCode(secret, now))).toBe('SECOND_FACTOR_WRONG');
    expect(await confirm(one, totpCode(secret, new Date(now.getTime() + 90_000)))).toBe(
      'SECOND_FACTOR_WRONG',
    );
    later(601);
    expect(await confirm(one, totpCode(secret, now))).toBe('SECOND_FACTOR_WRONG');
  });

  it('asks for a code after the password, which the clock may miss by one, once', async () => {
    const { username, secret } = await enrolled();
    const first = await enter(username);
    expect(first).toMatchObject({
      status: 400,
      body: {
        error: 'second_factor',
        data: { expiresIn: 300, challenge: expect.stringMatching(/^[\w-]{43}$/) },
      },
    });
    expect(first.body['data']).not.toHaveProperty('demoCode');
    later(60);
    const code = totpCode(secret, new Date(now.getTime() - 30_000));
    expect(
      await answer(challengeOf(first), totpCode(secret, new Date(now.getTime() - 60_000))),
    ).toMatchObject({
      status: 400,
      body: { error: 'second_factor_wrong' },
    });
    const both = await Promise.all([answer(challengeOf(first), code), answer(challengeOf(first), code)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const second = await enter(username);
    expect((await answer(challengeOf(second), code)).body['error']).toBe('second_factor_wrong');
    expect((await answer(challengeOf(second), totpCode(secret, now))).status).toBe(200);
  });

  it('takes a recovery code once in place of a code', async () => {
    const { username, codes } = await enrolled();
    const [code = ''] = codes;
    expect((await answer(challengeOf(await enter(username)), code.toLowerCase())).status).toBe(200);
    expect((await answer(challengeOf(await enter(username)), code)).body['error']).toBe(
      'second_factor_wrong',
    );
  });

  it('ends a challenge after five wrong codes, counts them as wrong passwords, and the right password forgets none', async () => {
    const { username, secret } = await enrolled();
    const address = '203.0.113.7';
    const challenge = challengeOf(await enter(username, address));
    const next = challengeOf(await enter(username, address));
    for (let time = 0; time < 5; time += 1) await answer(challenge, '000000', address);
    expect((await answer(challenge, totpCode(secret, now), '203.0.113.8')).body['data']).toMatchObject({
      reason: 'SECOND_FACTOR_ENDED',
    });
    expect((await answer(next, totpCode(secret, now), address)).status).toBe(400);
    expect((await answer(next, totpCode(secret, now), '203.0.113.9')).status).toBe(200);
  });

  it('a code counts for ten minutes: then it is requested again, and five wrong ones shut it', async () => {
    const { who, secret } = await enrolled();
    const begin = async () => (await fair.post<Refused>(who, calls.consoleBeginFactor.path, {})).data.reason;
    expect(await begin()).toBeUndefined();
    later(600);
    expect(await begin()).toBe('STEP_UP_NEEDED');
    const step = async (code: string) => fair.post<Refused>(who, calls.consoleStepUp.path, { code });
    expect((await step(totpCode(secret, now))).status).toBe(200);
    await expect.poll(begin, { timeout: 10_000 }).toBeUndefined();
    for (let time = 0; time < 5; time += 1) await step('000000');
    later(30);
    expect((await step(totpCode(secret, now))).data.reason).toBe('TOO_MANY_FAILURES');
  });

  it('is not asked of people of the portal, nor of staff who need none', async () => {
    const { username } = await createTestAccount(fair.server, fair.exhibition, { role: 'editor' });
    expect((await enter(username)).status).toBe(200);
  });
});
