import { browserLimits, type Captcha, type ProofChallenge } from '@zhantai/contract';
import type { Client } from '@zhantai/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { challengeOf } from '../proof/challenge-of.ts';
import { solveChallenge } from '../proof/solve-challenge.ts';

/** An image code: one use, five minutes (wire.md §2). */
export interface CaptchaState {
  /** Null while it loads. */
  readonly captcha: Captcha | null;
  readonly failed: boolean;
  /** It is asked in words, for whoever does not see the picture. */
  readonly inWords: boolean;
  /** Fetches another one. */
  readonly renew: () => void;
  /** Asks in words instead of a picture, or the other way round. */
  readonly switchWay: () => void;
  /** How far the work beside it is that somebody waits for, 0…1; null while nobody does. */
  readonly share: number | null;
  /** Ends the work that somebody waits for. */
  readonly cancel: () => void;
  /** Sends the answer along with the work that the server asks for beside it. */
  readonly send: <T>(
    code: string,
    attempt: (headers: Readonly<Record<string, string>>) => Promise<T>,
  ) => Promise<T>;
}

/** Work on one challenge, begun once. */
interface Work {
  readonly salt: string;
  readonly done: Promise<string>;
  readonly stop: () => void;
}

/**
 * Fetches an image code and replaces it before it expires.
 * @param costly what it stands before costs money or room, so work may belong to it: done while the person types.
 */
export function useCaptcha(client: Client, costly: boolean): CaptchaState {
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const [failed, setFailed] = useState(false);
  const [inWords, setInWords] = useState(false);
  const [done, setDone] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const turn = useRef(0);
  const work = useRef<Work | null>(null);

  const solve = useCallback((challenge: ProofChallenge): Promise<string> => {
    if (work.current?.salt === challenge.salt) return work.current.done;
    work.current?.stop();
    const ending = new AbortController();
    setDone(0);
    const solved = solveChallenge(challenge, { signal: ending.signal, onShare: setDone });
    // Whoever waits for it is told.
    solved.catch(() => undefined);
    work.current = {
      salt: challenge.salt,
      done: solved,
      stop: () => {
        ending.abort();
      },
    };
    return solved;
  }, []);

  const renew = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    client.call('captcha', inWords ? { query: { way: 'words' } } : {}).then(
      (answer) => {
        if (mine !== turn.current) return;
        setCaptcha(answer);
        setFailed(answer.question === undefined && !answer.image.startsWith('data:image/'));
        if (answer.proof !== undefined && (costly || inWords))
          void solve(answer.proof).catch(() => undefined);
      },
      () => {
        if (mine !== turn.current) return;
        setCaptcha(null);
        setFailed(true);
      },
    );
  }, [client, costly, inWords, solve]);

  useEffect(() => {
    renew();
    const timer = setInterval(renew, browserLimits.captchaLife - 15_000);
    return () => {
      turn.current += 1;
      clearInterval(timer);
      work.current?.stop();
      work.current = null;
    };
  }, [renew]);

  const send: CaptchaState['send'] = async (code, attempt) => {
    const answer = { 'Captcha-Key': captcha?.key ?? '', 'Captcha-Code': code.trim() };
    const worked = async (challenge: ProofChallenge) => {
      setWaiting(true);
      try {
        return { ...answer, 'Captcha-Proof': await solve(challenge) };
      } finally {
        setWaiting(false);
      }
    };
    const known = costly || inWords ? captcha?.proof : undefined;
    const headers = known === undefined ? answer : await worked(known);
    try {
      return await attempt(headers);
    } catch (error) {
      const challenge = challengeOf(error);
      if (challenge === null) throw error;
      return attempt(await worked(challenge));
    }
  };

  return {
    captcha,
    failed,
    inWords,
    renew,
    switchWay: () => {
      setCaptcha(null);
      setInWords(!inWords);
    },
    share: waiting ? done : null,
    cancel: () => work.current?.stop(),
    send,
  };
}
