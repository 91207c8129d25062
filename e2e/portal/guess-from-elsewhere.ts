import { EventEmitter, once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { captchaCode } from './sign-in.ts';

/** Somebody who guesses at the password of an account from many addresses. */
export interface Guessing {
  /** Resolves when the first guess had to wait. */
  readonly slowed: Promise<void>;
  /** Ends it, once so many guesses were sent at least. @returns how many were. */
  stop(least?: number): Promise<number>;
}

/** Guesses from forty addresses of this machine that no browser uses, each as often as it is let. */
export function guessFromElsewhere(origin: string, phone: string): Guessing {
  const over = new AbortController();
  const events = new EventEmitter<{ slowed: [] }>();
  const slowed = once(events, 'slowed').then(() => undefined);
  let sent = 0;
  const guesser = async (host: number): Promise<void> => {
    const from = `127.0.9.${host}`;
    const { data } = JSON.parse((await call({ origin, from, path: '/api/portal/config' })).text);
    const basic = Buffer.from(`${data.client.id}:${data.client.secret}`).toString('base64');
    while (!over.signal.aborted) {
      const answer = await call({ origin, from, path: '/api/blade-auth/oauth/captcha' });
      if (answer.status !== 200) {
        // A server that draws for forty at once sends some away; they come again as it asks.
        await sleep(Math.max(answer.retryAfter, 1) * 1000);
        continue;
      }
      const captcha = JSON.parse(answer.text);
      const guess = { grant_type: 'apiCaptcha', phone, password: `Guess${sent}` };
      const { status, retryAfter } = await call({
        origin,
        from,
        path: '/api/blade-auth/oauth/token',
        headers: {
          authorization: `Basic ${basic}`,
          'tenant-id': data.tenantId,
          'exhibition-id': data.exhibitionId,
          'content-type': 'application/x-www-form-urlencoded',
          'captcha-key': captcha.key,
          'captcha-code': captchaCode(),
        },
        body: new URLSearchParams(guess).toString(),
      });
      sent += 1;
      if (status === 429) events.emit('slowed');
      await sleep(Math.min(retryAfter * 1000, 1_000) + 50);
    }
  };
  const all = Promise.all(Array.from({ length: 40 }, (_, index) => guesser(index + 1)));
  return {
    slowed,
    async stop(least = 0) {
      const isEnough = (): boolean => sent >= least;
      // Until they were sent.
      while (!isEnough()) await sleep(50);
      over.abort();
      await all;
      return sent;
    },
  };
}

interface Call {
  readonly origin: string;
  /** The address of this machine that it comes from. */
  readonly from: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  readonly body?: string;
}

interface Answered {
  readonly status: number;
  /** Seconds. */
  readonly retryAfter: number;
  readonly text: string;
}

function call({ origin, from, path, headers = {}, body }: Call): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${origin}${path}`,
      { method: body === undefined ? 'GET' : 'POST', headers, localAddress: from },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () => {
          const retryAfter = Number(answer.headers['retry-after'] ?? 0);
          resolve({ status: answer.statusCode ?? 0, retryAfter, text });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
