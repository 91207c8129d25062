import type { Environment } from './environment.ts';
import { StartupFailure } from './startup-failure.ts';

/** An HTTP gateway that sends SMS. */
export interface SmsSettings {
  /** Takes a POST of `{id, mobile, text}` as JSON. */
  readonly url: string;
  /** Sent as `Authorization: Bearer …`; null sends none. */
  readonly token: string | null;
  /** Milliseconds. */
  readonly timeout: number;
  /** The gateway takes a message with the same id only once, so one without an answer may be sent again. */
  readonly repeatable: boolean;
}

/**
 * The SMS gateway of `SMS_URL`, `SMS_TOKEN`, `SMS_TIMEOUT` and `SMS_REPEATABLE`; null where there is none.
 * @throws StartupFailure with one sentence for the first that cannot be used.
 */
export function readSms(env: Environment): SmsSettings | null {
  const text = env['SMS_URL'];
  if (text === undefined) return null;
  // The address may hold a password, so it is never repeated.
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new StartupFailure('SMS_URL must be an http or https address.');
  }
  const repeatable = env['SMS_REPEATABLE'] ?? '0';
  if (repeatable !== '0' && repeatable !== '1') {
    throw new StartupFailure(`SMS_REPEATABLE must be 0 or 1, not "${repeatable}".`);
  }
  return {
    url: url.href,
    token: env['SMS_TOKEN'] ?? null,
    timeout: readSeconds(env['SMS_TIMEOUT']) * 1000,
    repeatable: repeatable === '1',
  };
}

function readSeconds(text = '10'): number {
  const seconds = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (!(seconds >= 1 && seconds <= 60)) {
    throw new StartupFailure(`SMS_TIMEOUT must be a whole number of seconds from 1 to 60, not "${text}".`);
  }
  return seconds;
}
