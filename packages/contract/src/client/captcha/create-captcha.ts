import { browserLimits } from '../../browser-limits.ts';
import type { Captcha, ProofChallenge } from '../../schemas/index.ts';
import { ApiError } from '../api-error.ts';
import type { Client } from '../create-client.ts';
import { challengeOf } from '../proof/challenge-of.ts';
import type { ProofOptions } from '../proof/run-proof.ts';
import { createStore } from 'zustand/vanilla';

/** An image code as it stands: one use, five minutes (wire.md §2). */
export interface CaptchaView {
  /** Null while it loads. */
  readonly captcha: Captcha | null;
  readonly failed: boolean;
  /** It is asked in words, for whoever does not see the picture. */
  readonly inWords: boolean;
  /** How far the work beside it is that somebody waits for, 0…1; null while nobody does. */
  readonly share: number | null;
}

/** Fetches image codes, asks in words instead, and does the work that the server asks for beside them. */
export interface CaptchaControl {
  readonly read: () => CaptchaView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches one and replaces it before it expires, until the returned function is called. */
  readonly start: () => () => void;
  /** Fetches another one. */
  readonly renew: () => void;
  /** Asks in words instead of a picture, or the other way round. */
  readonly switchWay: () => void;
  /** Ends the work that somebody waits for. */
  readonly cancel: () => void;
  /** Sends the answer along with the work that the server asks for beside it. */
  readonly send: <T>(
    code: string,
    attempt: (headers: Readonly<Record<string, string>>) => Promise<T>,
  ) => Promise<T>;
}

/** How {@link createCaptcha} works. */
export interface CaptchaOptions {
  /** What it stands before costs money or room, so work may belong to it: done while the person types. */
  readonly costly: boolean;
  readonly solve: (challenge: ProofChallenge, options: ProofOptions) => Promise<string>;
}

/** Work on one challenge, begun once. */
interface Work {
  readonly salt: string;
  readonly done: Promise<string>;
  readonly stop: () => void;
}

/** Milliseconds that an image code stays after a wait that was told, for what is sent then. */
const HOLD_MS = 15_000;

const words = { query: { way: 'words' } } as const;

/** Asks for an image code; in words too where the server cannot draw just now. */
async function ask(client: Pick<Client, 'call'>, inWords: boolean): Promise<Captcha> {
  if (inWords) return client.call('captcha', words);
  try {
    return await client.call('captcha', {});
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 503) throw error;
    return client.call('captcha', words);
  }
}

/** Makes the image code of one form; nothing is asked before it starts. */
export function createCaptcha(
  client: Pick<Client, 'call'>,
  { costly, solve: run }: CaptchaOptions,
): CaptchaControl {
  const store = createStore<CaptchaView>(() => ({
    captcha: null,
    failed: false,
    inWords: false,
    share: null,
  }));
  const { getState, setState } = store;
  let turn = 0;
  let waiting = false;
  let done = 0;
  let work: Work | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When it is replaced; never before it started and after it stopped. */
  let due = Infinity;

  const solve = (challenge: ProofChallenge): Promise<string> => {
    if (work?.salt === challenge.salt) return work.done;
    work?.stop();
    const ending = new AbortController();
    done = 0;
    const solved = run(challenge, {
      signal: ending.signal,
      onShare: (share) => {
        done = share;
        if (waiting) setState({ share });
      },
    });
    // Whoever waits for it is told.
    solved.catch(() => undefined);
    work = {
      salt: challenge.salt,
      done: solved,
      stop: () => {
        ending.abort();
      },
    };
    return solved;
  };
  const fetchOne = () => {
    turn += 1;
    const mine = turn;
    ask(client, getState().inWords).then(
      (captcha) => {
        if (mine !== turn) return;
        const inWords = captcha.question !== undefined;
        setState({ captcha, inWords, failed: !inWords && !captcha.image.startsWith('data:image/') });
        if (captcha.proof !== undefined && (costly || inWords))
          void solve(captcha.proof).catch(() => undefined);
      },
      () => {
        if (mine === turn) setState({ captcha: null, failed: true });
      },
    );
  };
  const replaceAfter = (milliseconds: number) => {
    clearTimeout(timer);
    due = Date.now() + milliseconds;
    timer = setTimeout(repeat, milliseconds);
  };
  const repeat = () => {
    fetchOne();
    replaceAfter(browserLimits.captchaLifeMs - 15_000);
  };

  return {
    read: getState,
    subscribe: store.subscribe,
    start: () => {
      repeat();
      return () => {
        turn += 1;
        clearTimeout(timer);
        due = Infinity;
        work?.stop();
        work = null;
      };
    },
    renew: fetchOne,
    switchWay: () => {
      work?.stop();
      work = null;
      setState({ captcha: null, inWords: !getState().inWords });
      repeat();
    },
    cancel: () => work?.stop(),
    send: async (code, attempt) => {
      const answer = { 'Captcha-Key': getState().captcha?.key ?? '', 'Captcha-Code': code.trim() };
      const worked = async (challenge: ProofChallenge) => {
        waiting = true;
        setState({ share: work?.salt === challenge.salt ? done : 0 });
        try {
          return { ...answer, 'Captcha-Proof': await solve(challenge) };
        } finally {
          waiting = false;
          setState({ share: null });
        }
      };
      const known = costly || getState().inWords ? getState().captcha?.proof : undefined;
      const headers = known === undefined ? answer : await worked(known);
      try {
        return await attempt(headers);
      } catch (error) {
        const challenge = challengeOf(error);
        if (challenge === null) {
          // Who waits as told comes again with the same: the server keeps it for as long.
          const wait = error instanceof ApiError ? error.comeAgainMs : null;
          if (wait !== null && Date.now() + wait + HOLD_MS > due) replaceAfter(wait + HOLD_MS);
          throw error;
        }
        return attempt(await worked(challenge));
      }
    },
  };
}
