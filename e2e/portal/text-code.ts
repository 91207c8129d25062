import { expect, type APIRequestContext } from '@playwright/test';
import { staffHeaders } from '../staff/staff-headers.ts';

/** The code of the newest text message to a number, from the outbox of the demo. */
export const textCode = (request: APIRequestContext, phone: string, exhibition?: string): Promise<string> =>
  fromText(request, { phone, what: /\d{6}/, exhibition });

/** The link in the newest text message to a number. */
export const textLink = (request: APIRequestContext, phone: string, exhibition?: string): Promise<string> =>
  fromText(request, { phone, what: /https?:\/\/\S+/, exhibition });

interface Wanted {
  readonly phone: string;
  readonly what: RegExp;
  /** In which the message was sent; the first where it says nothing. */
  readonly exhibition: string | undefined;
}

/** What the newest text message to a number says there; waits until one says it. */
async function fromText(request: APIRequestContext, { phone, what, exhibition }: Wanted): Promise<string> {
  const headers = await staffHeaders(request, exhibition);
  let found = '';
  await expect
    .poll(async () => {
      const answer = await request.get(`/api/console/outbox?size=1&recipient=${phone}`, { headers });
      const { data } = await answer.json();
      found = what.exec(data.records[0]?.body ?? '')?.[0] ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}
