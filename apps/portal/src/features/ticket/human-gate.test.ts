import { ApiError } from '@zhantai/contract/client';
import { expect, it } from 'vitest';
import { createHumanGate, type HumanGate, type Proof } from './human-gate.ts';

const refused = (reason: 'CAPTCHA_WRONG' | 'ANSWERS_REFUSED', code: number) =>
  new ApiError({ status: code, code, reason, message: '', data: {}, retryAfter: null });

/** Answers each question with the next proof. */
const answering = (gate: HumanGate, proofs: readonly (Proof | null)[]) => {
  const challenges: boolean[] = [];
  gate.subscribe(() => {
    const state = gate.state();
    if (state.kind !== 'asking') return;
    challenges.push(state.wrong);
    const proof = proofs[challenges.length - 1] ?? null;
    queueMicrotask(() => {
      gate.answer(proof);
    });
  });
  return challenges;
};

it('asks only where a code is needed, and once for several writes', async () => {
  const gate = createHumanGate(true);
  const challenges = answering(gate, [{ 'Captcha-Code': 'a' }]);
  const sent: Proof[] = [];
  const work = (proof: Proof) => {
    sent.push(proof);
    return Promise.resolve('done');
  };
  expect(await Promise.all([gate.pass(work), gate.pass(work)])).toEqual(['done', 'done']);
  expect(sent).toEqual([{ 'Captcha-Code': 'a' }, {}]);
  expect(challenges).toEqual([false]);
});

it('asks again after a wrong code, and says that it was wrong', async () => {
  const gate = createHumanGate(true);
  const challenges = answering(gate, [{ 'Captcha-Code': 'bad' }, { 'Captcha-Code': 'good' }]);
  const answer = await gate.pass((proof) =>
    proof['Captcha-Code'] === 'good' ? Promise.resolve(1) : Promise.reject(refused('CAPTCHA_WRONG', 400)),
  );
  expect(answer).toBe(1);
  expect(challenges).toEqual([false, true]);
});

it('asks when the server wants a code after all, without calling the first one wrong', async () => {
  const gate = createHumanGate(false);
  const challenges = answering(gate, [{ 'Captcha-Code': 'a' }]);
  await gate.pass((proof) =>
    'Captcha-Code' in proof ? Promise.resolve() : Promise.reject(refused('CAPTCHA_WRONG', 400)),
  );
  expect(challenges).toEqual([false]);
});

it('remembers a right code where the answers were refused', async () => {
  const gate = createHumanGate(true);
  const challenges = answering(gate, [{ 'Captcha-Code': 'a' }]);
  await expect(gate.pass(() => Promise.reject(refused('ANSWERS_REFUSED', 422)))).rejects.toThrow();
  await gate.pass(() => Promise.resolve());
  expect(challenges).toEqual([false]);
});

it('gives up with the person, and stays usable', async () => {
  const gate = createHumanGate(true);
  const challenges = answering(gate, [null, { 'Captcha-Code': 'a' }]);
  await expect(gate.pass(() => Promise.resolve())).rejects.toMatchObject({ reason: 'CANCELLED' });
  await gate.pass(() => Promise.resolve());
  expect(challenges).toEqual([false, false]);
});

it('does the work that the server asks for beside a right code, without asking for another code', async () => {
  const challenge = { salt: 's', challenge: 'c', max: 10 };
  const needed = new ApiError({
    status: 429,
    code: 429,
    reason: 'PROOF_NEEDED',
    message: '',
    data: { proof: challenge },
    retryAfter: null,
  });
  const shares: number[] = [];
  const gate = createHumanGate(true, (given, { onShare }) => {
    expect(given).toEqual(challenge);
    onShare(0.5);
    return Promise.resolve('s7');
  });
  const challenges = answering(gate, [{ 'Captcha-Code': 'good' }]);
  gate.subscribe(() => {
    const state = gate.state();
    if (state.kind === 'working') shares.push(state.share);
  });
  const sent: Proof[] = [];
  await gate.pass((proof) => {
    sent.push(proof);
    return proof['Captcha-Proof'] === 's7' ? Promise.resolve() : Promise.reject(needed);
  });
  expect(sent).toEqual([{ 'Captcha-Code': 'good' }, { 'Captcha-Code': 'good', 'Captcha-Proof': 's7' }]);
  expect([challenges, shares, gate.state()]).toEqual([[false], [0, 0.5], { kind: 'closed' }]);
});
