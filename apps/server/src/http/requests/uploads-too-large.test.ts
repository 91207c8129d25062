import { once } from 'node:events';
import { request } from 'node:http';
import { calls } from '@zhantai/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { openTestFair, type TestFair } from '../testing/test-fair.ts';
import { multipart } from '../testing/test-upload.ts';

let fair: TestFair;
let who: TestSession;
let base: string;

beforeAll(async () => {
  fair = await openTestFair();
  who = await fair.exhibitor('A101');
  base = await fair.server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => fair.close());

// Most clients look for an answer only when everything is sent: what stops reading leaves them waiting for ever.
it.each([
  ['a file', calls.putFile.path, 51],
  ['a workbook', calls.importExcel.path, 21],
])('%s that is too large is refused, and read to its end', async (_what, path, megabytes) => {
  const content = Buffer.alloc((megabytes + 20) * 1024 * 1024, 'a');
  const { payload, headers } = multipart({ name: 'a.pdf', content });
  const length = { 'content-length': String(payload.length) };
  const call = request(`${base}${path}`, {
    method: 'POST',
    headers: { ...who.headers, ...headers, ...length },
  });
  const answered = once(call, 'response');
  await new Promise<void>((sent) => {
    call.end(payload, () => sent());
  });
  const [answer] = await answered;
  // An answer that nobody reads keeps its connection.
  answer.resume();
  await once(answer, 'end');
  expect(answer).toMatchObject({ statusCode: 413 });
});
