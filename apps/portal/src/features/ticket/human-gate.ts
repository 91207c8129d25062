import { ApiError, callFailed, challengeOf } from '@zhantai/contract/client';
import { createStore } from 'zustand/vanilla';
import { solveChallenge, type SolveChallenge } from '@zhantai/shell/captcha/solve-challenge.ts';

/** The answer to an image code, as headers (`Captcha-Key`, `Captcha-Code`). */
export type Proof = Readonly<Record<string, string>>;

type HumanState =
  | { readonly kind: 'closed' }
  /** `wrong`: the last answer was not right. */
  | { readonly kind: 'asking'; readonly wrong: boolean }
  /** The work that the server asks for beside the code is done, so far. */
  | { readonly kind: 'working'; readonly share: number };

/** Asks for an image code where the server wants one beside what is written. */
export interface HumanGate {
  readonly state: () => HumanState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The answer of the person; null gives up. */
  readonly answer: (proof: Proof | null) => void;
  /** Asks, whatever was answered before, and does a piece of work with the answer; throws `CANCELLED` when the person gives up. */
  readonly ask: <T>(work: (proof: Proof) => Promise<T>) => Promise<T>;
  /** Does a piece of work, with an image code where it is needed, and again after a wrong one. */
  readonly pass: <T>(work: (proof: Proof) => Promise<T>) => Promise<T>;
  /** What is written next needs a code again. */
  readonly renew: () => void;
}

/** Makes the gate of one page; `needed` as the server said. */
export function createHumanGate(needed: boolean, solve: SolveChallenge = solveChallenge): HumanGate {
  const { getState, setState, subscribe } = createStore<HumanState>(() => ({ kind: 'closed' }));
  let wanted = needed;
  let settle: ((proof: Proof | null) => void) | null = null;
  /** Questions stand in line: two files at once are asked about once each, and the second may need none. */
  let line: Promise<unknown> = Promise.resolve();

  const put = (next: HumanState) => {
    setState(next, true);
  };
  const question = async (wrong: boolean): Promise<Proof> => {
    const proof = await new Promise<Proof | null>((resolve) => {
      settle = resolve;
      put({ kind: 'asking', wrong });
    });
    settle = null;
    put({ kind: 'closed' });
    if (proof === null) throw callFailed('CANCELLED');
    return proof;
  };
  /** Does the piece of work, and what the server asks for beside the answer: the answer stays good meanwhile. */
  const worked = async <T>(proof: Proof, work: (proof: Proof) => Promise<T>): Promise<T> => {
    try {
      return await work(proof);
    } catch (error) {
      const challenge = challengeOf(error);
      if (challenge === null) throw error;
      const ending = new AbortController();
      settle = () => {
        ending.abort();
      };
      try {
        put({ kind: 'working', share: 0 });
        const solved = await solve(challenge, {
          signal: ending.signal,
          onShare: (share) => {
            put({ kind: 'working', share });
          },
        });
        return await work({ ...proof, 'Captcha-Proof': solved });
      } finally {
        settle = null;
        put({ kind: 'closed' });
      }
    }
  };
  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = line.then(work, work);
    line = turn.catch(() => undefined);
    return turn;
  };

  const pass = async <T>(work: (proof: Proof) => Promise<T>): Promise<T> => {
    if (!wanted) {
      try {
        return await work({});
      } catch (error) {
        if (!isWrong(error)) throw error;
        wanted = true;
      }
    }
    return queued(async () => {
      for (let wrong = false; ; wrong = true) {
        // One question after the other: each answer decides whether there is a next one.
        const proof = wanted ? await question(wrong) : {};
        try {
          const done = await worked(proof, work);
          wanted = false;
          return done;
        } catch (error) {
          if (!isWrong(error)) {
            // A right code counts even where what came with it was refused (a corrected form).
            if (error instanceof ApiError && error.code === 422) wanted = false;
            throw error;
          }
          wanted = true;
        }
      }
    });
  };

  return {
    state: getState,
    subscribe,
    answer: (proof) => settle?.(proof),
    ask: (work) => queued(async () => worked(await question(false), work)),
    pass,
    renew() {
      wanted = true;
    },
  };
}

const isWrong = (error: unknown): boolean => error instanceof ApiError && error.reason === 'CAPTCHA_WRONG';
