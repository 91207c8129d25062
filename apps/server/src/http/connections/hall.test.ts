import { Agent, request as send } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@zhantai/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { captchaHeaders, createTestAccount, testPassword } from '../../auth/testing.ts';
import { clientHeaders } from '../../exhibitions/testing.ts';
import { openTestFair, type TestFair } from '../testing/test-fair.ts';

/** 500 in the full run. */
const people = Number(process.env['HALL_PEOPLE'] ?? 60);
/** What a browser asks for to show the sign-in page and the first page behind it, and how many at a time. */
const [files, firstCalls, atATime] = [20, 6, 6];
const minutes = 5;

let fair: TestFair;
let port: number;
const phones: string[] = [];

beforeAll(async () => {
  fair = await openTestFair();
  // Made in turn: many at once wait for each other’s locks, which is nothing that is asked here.
  while (phones.length < people) {
    const { phone } = await createTestAccount(fair.server, fair.exhibition, { role: 'exhibitor' });
    phones.push(phone ?? '');
  }
  port = Number(new URL(await fair.server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  fair.server.app.server.closeAllConnections();
  await fair.close();
});

interface Said {
  readonly status: number;
  readonly retryAfter: number;
  readonly text: string;
}

function ask(agent: Agent, path: string, headers: Record<string, string>, body = ''): Promise<Said> {
  return new Promise((settle, fail) => {
    const method = body === '' ? 'GET' : 'POST';
    const call = send({ port, host: '127.0.0.1', agent, path, headers, method }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece)).on('error', fail);
      answer.on('end', () =>
        settle({
          status: answer.statusCode ?? 0,
          retryAfter: Number(answer.headers['retry-after'] ?? 1),
          text: Buffer.concat(pieces).toString(),
        }),
      );
    });
    call.on('error', fail).end(body);
  });
}

it(
  'a hall of people behind one IPv4 address signs in within five minutes, and nobody is told that it asks too often',
  async () => {
    const tooOften: string[] = [];
    /** As a browser asks: a connection that was closed under it is opened again, and who is asked to come again does. */
    const browse = async (...wish: Parameters<typeof ask>): Promise<Said> => {
      for (;;) {
        const said = await ask(...wish).catch(() => null);
        if (said?.status === 429) tooOften.push(wish[1]);
        if (said !== null && said.status !== 503) return said;
        // As it was asked to.
        await sleep((said?.retryAfter ?? 0.1) * 1_000);
      }
    };
    const person = async (phone: string): Promise<number> => {
      const agent = new Agent({ keepAlive: true, maxSockets: atATime });
      const client = clientHeaders(fair.exhibition);
      await Promise.all(
        Array.from({ length: files }, (_, number) => browse(agent, `/assets/${number}.js`, {})),
      );
      await browse(agent, calls.captcha.path, {});
      const { status, text } = await browse(
        agent,
        calls.token.path,
        {
          ...client,
          ...(await captchaHeaders(fair.server)),
          'content-type': 'application/x-www-form-urlencoded',
        },
        new URLSearchParams({
          grant_type: 'apiCaptcha',
          phone,
          password: testPassword,
          exhibitId: fair.exhibition.exhibitionId,
        }).toString(),
      );
      const token = /"access_token":"([^"]+)"/.exec(text)?.[1] ?? '';
      const headers = { ...client, 'blade-auth': `bearer ${token}` };
      await Promise.all(
        Array.from({ length: firstCalls }, () => browse(agent, calls.userInfo.path, headers)),
      );
      // The connections stay open, as those of a browser do.
      return status;
    };
    const statuses = await Promise.all(phones.map(person));
    expect(statuses.filter((status) => status === 200)).toHaveLength(people);
    expect(tooOften).toEqual([]);
  },
  minutes * 60_000,
);
