import type { SmsSettings } from '../settings/read-sms.ts';
import type { Delivery, SmsGateway } from './sms-gateway.ts';

/** Errors of a connection that never came about: nothing was sent over it. */
const neverConnected: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  // What greets there speaks no TLS, or shows a certificate that is not believed.
  'EPROTO',
  'ERR_SSL_WRONG_VERSION_NUMBER',
  'ERR_SSL_PACKET_LENGTH_TOO_LONG',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/**
 * A gateway over HTTP: `POST {id, mobile, text}`, with the id as `Idempotency-Key` too. 2xx is taken; 429 and 503 are
 * "not now"; any other 4xx is "never"; everything else leaves open what happened.
 */
export function createHttpGateway({ url, token, timeout, repeatable }: SmsSettings): SmsGateway {
  // Where the gateway itself tells repetitions, an open outcome may be tried again.
  const open = (reason: string): Delivery => ({ kind: repeatable ? 'later' : 'unknown', reason });

  return {
    async send(sms) {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            // On a line that is used again, what a gateway answers twice would be read as the answer to the next one.
            connection: 'close',
            'idempotency-key': sms.id,
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(sms),
          redirect: 'manual',
          signal: AbortSignal.timeout(timeout),
        });
        await answer.body?.cancel();
        return judge(answer.status) ?? open(`HTTP ${answer.status}`);
      } catch (error) {
        const code = codeOf(error);
        return neverConnected.has(code) ? { kind: 'later', reason: code } : open(code);
      }
    },
  };
}

function judge(status: number): Delivery | null {
  const reason = `HTTP ${status}`;
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 429 || status === 503) return { kind: 'later', reason };
  return status >= 300 && status < 500 ? { kind: 'refused', reason } : null;
}

/** The code of a failed `fetch`; never its message, which may name the address. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  if (error.name === 'TimeoutError') return 'TIMEOUT';
  const cause: unknown = error.cause;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return error.name;
}
