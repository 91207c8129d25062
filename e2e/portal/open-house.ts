import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { signOnToken, type TokenChanges } from './sign-on-token.ts';

/** Another house of the same organiser, where people sign in and come to the portal with a ticket. */
export interface House extends AsyncDisposable {
  /** Its page, where somebody signs in. */
  readonly address: string;
  /** The addresses to which it sent its guests, the tickets in them. */
  readonly sent: readonly string[];
  /** What its next tickets say otherwise. */
  issue(changes: TokenChanges): void;
}

/** Opens a house on a port of its own, which sends its guests to this address of the portal with a signed ticket. */
export async function openHouse(portal: string): Promise<House> {
  const sent: string[] = [];
  let changes: TokenChanges = {};
  const server = createServer((request, response) => {
    void answer(request).then(({ location, page }) => {
      if (location === null) response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
      else response.writeHead(303, { location }).end();
    });
  });
  const answer = async (request: IncomingMessage): Promise<{ location: string | null; page: string }> => {
    if (request.method !== 'POST') return { location: null, page: signInPage };
    const phone = new URLSearchParams(await textOf(request)).get('phone') ?? '';
    const there = new URL(portal);
    there.searchParams.set('ciec_token', signOnToken(phone, changes));
    there.hash = '/ciecXptrsLogin';
    sent.push(there.href);
    return { location: there.href, page: '' };
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  const port = typeof place === 'object' ? place?.port : undefined;
  return {
    address: `http://127.0.0.1:${port}/sign-in`,
    sent,
    issue(wanted) {
      changes = wanted;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const signInPage = `<!doctype html><html lang="en"><title>House</title><h1>House</h1>
<form method="post"><label>Phone <input name="phone"></label><button>Sign in</button></form></html>`;

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}
