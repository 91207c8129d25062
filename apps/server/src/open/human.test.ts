import { calls, limits, type Captcha, type ProofChallenge, type SubmitAnswer } from '@zhantai/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCaptchaKeeper } from '../auth/index.ts';
import { work } from '../auth/testing.ts';
import type { Form } from '../forms/index.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../http/testing/test-fair.ts';
import { createOpenForm, giveTestTicket, guestPosts, guestGets } from '../http/testing/test-tickets.ts';

let time = Date.now();
let fair: TestFair;
let form: Form;
type Sent = Answer<SubmitAnswer & Refused & { readonly proof?: ProofChallenge }>;

beforeAll(async () => {
  fair = await openTestFair(() => new Date(time));
  form = await createOpenForm(fair);
});
afterAll(() => fair.close());
beforeEach(async () => {
  await fair.server.database.deleteFrom('call_count').execute();
});

const keeper = () =>
  createCaptchaKeeper(fair.server.database, fair.server.settings.secrets.tokenSecret, null, fair.server.now);
const answered = async (): Promise<Record<string, string>> => ({
  'captcha-key': await keeper().keep('abcd'),
  'captcha-code': 'abcd',
});

/** Somebody new submits with these headers. */
async function submit(headers: Readonly<Record<string, string>>, address: string): Promise<Sent> {
  const ticket = await giveTestTicket(fair, { formId: form.formId });
  return guestPosts(fair, { ticket, address, headers }, calls.openSubmit.path, {
    formId: form.formId,
    version: 1,
    revision: 0,
    answers: { name: '甲' },
    consent: '1',
  });
}
const alone = async (address: string): Promise<Sent> => submit(await answered(), address);
const captcha = (address: string) =>
  fair.server.app
    .inject({ url: calls.captcha.path, remoteAddress: address })
    .then((answer) => answer.json<Captcha>());
const fifty = Array.from({ length: 50 }, (_, index) => index);
const passed = (sent: readonly Sent[]): number => sent.filter(({ status }) => status === 200).length;

describe('decisions: proof of work', () => {
  it('is asked after five calls an hour from an address, and a captcha that lacks only it stays good', async () => {
    for (let count = 0; count < 5; count += 1) {
      // As slowly as a person answers.
      expect((await alone('203.0.113.1')).status).toBe(200);
    }
    const headers = await answered();
    const refused = await submit(headers, '203.0.113.1');
    expect([refused.status, refused.data.reason]).toEqual([429, 'PROOF_NEEDED']);
    const { proof } = refused.data;
    if (proof === undefined) throw new Error('There is no challenge.');
    const solved = { ...headers, 'captcha-proof': work(proof) };
    expect((await submit(solved, '203.0.113.1')).status).toBe(200);
    // Both were good once.
    expect((await submit(solved, '203.0.113.1')).data.reason).toBe('CAPTCHA_WRONG');
    // The next captcha brings its work along, elsewhere none.
    expect((await captcha('203.0.113.1')).proof?.max).toBe(limits.proofMax);
    expect((await captcha('203.0.113.2')).proof).toBeUndefined();
    expect((await alone('203.0.113.2')).status).toBe(200);
    time += 3_600_000;
    expect((await alone('203.0.113.1')).status).toBe(200);
  });

  it('is asked of all but five of fifty that come at the same moment', async () => {
    const sent = await Promise.all(fifty.map(() => alone('203.0.113.3')));
    expect(passed(sent)).toBe(5);
    expect(new Set(sent.map(({ data }) => data.reason))).toEqual(new Set([undefined, 'PROOF_NEEDED']));
  });

  it('is asked of an IPv6 site as of eight addresses, however many networks it has', async () => {
    const sent = await Promise.all(fifty.map((index) => alone(`2001:db8:1:${index.toString(16)}::1`)));
    expect(passed(sent)).toBe(40);
  });

  it('is good for its own captcha, for five minutes, and as it was signed', async () => {
    const address = '203.0.113.4';
    await Promise.all(fifty.slice(0, 5).map(() => alone(address)));
    const { proofs } = keeper();
    const [headers, other] = [await answered(), await answered()];
    const now = fair.server.now();
    const key = headers['captcha-key'] ?? '';
    const right = proofs.solve(key, now);
    const cut = right.lastIndexOf('.') + 1;
    const bad = [
      '1',
      right.slice(0, cut) + String(Number(right.slice(cut)) + 1),
      `${right.slice(0, cut - 3)}AA.${right.slice(cut)}`,
      proofs.solve(other['captcha-key'] ?? '', now),
      proofs.solve(key, new Date(now.getTime() - limits.captchaLifeMs - 1_000)),
      `${right} `.repeat(50),
    ];
    for (const proof of bad) {
      // The captcha stays good.
      const refused = await submit({ ...headers, 'captcha-proof': proof }, address);
      expect([refused.status, refused.data.reason], proof).toEqual([429, 'PROOF_NEEDED']);
    }
    const sent = await Promise.all(fifty.map(() => submit({ ...headers, 'captcha-proof': right }, address)));
    expect(passed(sent)).toBe(1);
  });

  it('does not make a wrong answer right', async () => {
    const headers = await answered();
    const proof = keeper().proofs.solve(headers['captcha-key'] ?? '', fair.server.now());
    const wrong = { ...headers, 'captcha-code': 'dcba', 'captcha-proof': proof };
    expect((await submit(wrong, '203.0.113.5')).data.reason).toBe('CAPTCHA_WRONG');
    expect((await submit({ ...wrong, 'captcha-code': 'abcd' }, '203.0.113.5')).data.reason).toBe(
      'CAPTCHA_WRONG',
    );
  });
});

describe('a captcha answered with a ticket', () => {
  const send = (ticket: string, headers: Readonly<Record<string, string>>, draft = false): Promise<Sent> =>
    guestPosts(fair, { ticket, headers, address: '203.0.113.20' }, calls.openSubmit.path, {
      formId: many.formId,
      version: 1,
      revision: 0,
      answers: { name: '甲' },
      ...(draft ? { draft } : { consent: '1' }),
    });
  let many: Form;
  beforeAll(async () => {
    many = await createOpenForm(fair, undefined, { submissions: 'many' });
  });
  const ticketOfMany = (): Promise<string> => giveTestTicket(fair, { formId: many.formId, uses: 100 });

  it('pays one submission of fifty that come with it at the same moment', async () => {
    const ticket = await ticketOfMany();
    expect((await send(ticket, await answered(), true)).status).toBe(200);
    const sent = await Promise.all(fifty.map(() => send(ticket, {})));
    expect(passed(sent)).toBe(1);
    expect(new Set(sent.map(({ data }) => data.reason))).toEqual(new Set([undefined, 'CAPTCHA_WRONG']));
  });

  it('pays its own submission and none of those that come without at that moment', async () => {
    const ticket = await ticketOfMany();
    const each = await Promise.all(fifty.slice(0, 4).map(() => answered()));
    const sent = await Promise.all([
      ...each.map((headers) => send(ticket, headers)),
      ...fifty.slice(0, 40).map(() => send(ticket, {})),
    ]);
    expect(passed(sent)).toBe(4);
  });

  it('pays for half an hour, also what is sent again after mistakes', async () => {
    const ticket = await ticketOfMany();
    expect((await send(ticket, await answered(), true)).status).toBe(200);
    time += limits.captchaPassMs - 1_000;
    expect((await send(ticket, {})).status).toBe(200);
    expect((await send(ticket, await answered(), true)).status).toBe(200);
    time += limits.captchaPassMs + 1_000;
    expect((await send(ticket, {})).data.reason).toBe('CAPTCHA_WRONG');
  });
});

describe('captchas', () => {
  it('are drawn for one address so often and no more', async () => {
    const address = '203.0.113.9';
    await fair.server.database
      .insertInto('call_count')
      .values({
        tenant_id: '',
        exhibition_id: '',
        subject_key: `address:${address}`,
        call: 'captcha',
        seconds: 60,
        started_at: fair.server.now(),
        calls: limits.captchas[0].calls - 2,
      })
      .execute();
    const answers = await Promise.all(
      fifty.map(() => fair.server.app.inject({ url: calls.captcha.path, remoteAddress: address })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect((await guestGets<Captcha>(fair, { address: '203.0.113.10' }, calls.captcha.path)).status).toBe(
      200,
    );
  });
});
