import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownDays } from '../store/known.ts';

/** What a browser holds of the accounts that signed in with it: a token each, the newest last (wire.md §2). */
export interface DeviceCookie {
  readonly tokens: readonly string[];
  /** Gives the browser a token, new or again; another account's stay beside it. */
  keep(token: string): void;
}

const NAME = 'zt_device';
/** Accounts that one browser is known to. */
const most = 5;

/** Reads the device cookie of a call and answers with it. */
export function deviceCookieOf(request: FastifyRequest, reply: FastifyReply): DeviceCookie {
  const stored = parseCookie(request.headers.cookie ?? '')[NAME] ?? '';
  // 128 bits in base64url.
  const tokens = stored
    .split('.')
    .filter((token) => /^[\w-]{22}$/.test(token))
    .slice(-most);
  return {
    tokens,
    keep(token) {
      const value = [...tokens.filter((other) => other !== token), token].slice(-most).join('.');
      const cookie = stringifySetCookie({
        name: NAME,
        value,
        path: '/api/blade-auth',
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
        maxAge: knownDays * 24 * 3_600,
      });
      void reply.header('set-cookie', cookie);
    },
  };
}

/** A token that nobody can guess. */
export const makeDeviceToken = (): string => randomBytes(16).toString('base64url');

/** As the database keeps it: a copy of the database makes no device known. */
export const hashDeviceToken = (token: string): Buffer => createHash('sha256').update(token).digest();
