import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusalStatus } from '@zhantai/contract';
import { parseLanguage } from '@zhantai/messages';
import { renderRefusal } from '@zhantai/messages/refusals';

export type EarlyRefusal = 'OVERLOADED' | 'TOO_MANY_REQUESTS';

/** Answers by reason, language and seconds: a refusal must cost next to nothing. */
const bodies = new Map<string, string>();

/** Refuses a call before anything was done for it, in the envelope of every failure (wire.md §1). */
export function refuseCall(
  request: IncomingMessage,
  response: ServerResponse,
  reason: EarlyRefusal,
  seconds: number,
): void {
  if (response.destroyed || response.headersSent) return;
  const body = bodyOf(reason, request.headers['accept-language'], seconds);
  response.writeHead(refusalStatus[reason], {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'retry-after': String(seconds),
    'x-request-id': randomUUID(),
  });
  response.end(body);
}

function bodyOf(reason: EarlyRefusal, accepted: string | undefined, seconds: number): string {
  const language = parseLanguage(accepted);
  const name = `${reason} ${language} ${seconds}`;
  const known = bodies.get(name);
  if (known !== undefined) return known;
  const msg = renderRefusal(reason, language, { seconds });
  const body = JSON.stringify({ code: refusalStatus[reason], success: false, data: { reason }, msg });
  bodies.set(name, body);
  return body;
}
