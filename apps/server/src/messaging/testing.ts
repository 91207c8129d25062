import { createServer } from 'node:http';
import { once } from 'node:events';
import type { Sms } from './sms-gateway.ts';

/** A gateway on this machine that a test talks to over real HTTP. */
export interface TestGateway {
  readonly url: string;
  /** What arrived, in order, with the header that proves the sender. */
  readonly received: readonly (Sms & { readonly authorization: string; readonly key: string })[];
  /** Statuses of the next answers; 200 when there are none left, `silence` never answers, `hang-up` cuts the line. */
  readonly answers: (number | 'silence' | 'hang-up')[];
  close(): Promise<void>;
}

export async function startTestGateway(): Promise<TestGateway> {
  const received: (Sms & { authorization: string; key: string })[] = [];
  const answers: TestGateway['answers'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      const sms: Sms = JSON.parse(body);
      const { authorization = '' } = request.headers;
      received.push({ ...sms, authorization, key: String(request.headers['idempotency-key']) });
      const answer = answers.shift() ?? 200;
      if (answer === 'hang-up') request.socket.destroy();
      else if (answer !== 'silence') response.writeHead(answer).end('{"ok":true}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/send`,
    received,
    answers,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
