import type { TestSession } from '../../auth/testing.ts';

/** A call that makes something. */
export interface Made {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: object | Buffer;
  /** It is taken under an `Idempotency-Key` alone. */
  readonly demandsKey?: true;
  /** What is sent anew each time: a captcha is good once. */
  readonly fresh?: () => Promise<Readonly<Record<string, string>>>;
}

/** Calls that make something, each time something new. */
export type Makers = Readonly<Record<string, () => Promise<Made>>>;

let count = 0;
/** Another number each time. */
export const serial = (): number => (count += 1);
/** Another text each time. */
export const plainText = (): string => `第 ${serial()} 次`;

export const post = (who: TestSession, url: string, payload: object): Made => ({
  url,
  headers: who.headers,
  payload,
});
