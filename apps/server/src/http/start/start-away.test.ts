import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { StartupFailure } from '../../settings/startup-failure.ts';
import { testSettings } from '../../settings/test-settings.ts';
import { startServer } from '../start-server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Fate = 'silent' | 'gone';

/** A line to the database on which something happens when so many messages went to it. */
interface Line {
  readonly url: string;
  /** Messages that went to the database so far. */
  count(): number;
  close(): void;
}

async function openLine(fate: Fate, after: number): Promise<Line> {
  const { hostname, port } = new URL(database.url);
  const sockets = new Set<Socket>();
  let count = 0;
  const isOver = (): boolean => count > after;
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => near.destroy());
    if (isOver() && fate === 'gone') {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    sockets.add(far);
    far.on('error', () => far.destroy());
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.on('data', (part) => {
      count += 1;
      if (!isOver()) far.write(part);
      else if (fate === 'gone') for (const socket of sockets) socket.destroy();
    });
    far.on('data', (part) => {
      if (!isOver()) near.write(part);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(database.url);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  return {
    url: url.href,
    count: () => count,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Starts a server over a line and ends it again. Returns the sentence that it did not start with; null where it did. */
async function start({ url }: Line): Promise<unknown> {
  const settings = testSettings({ databaseUrl: url });
  const answering = { pauseMs: 20, answerMs: 200, misses: 2 };
  try {
    const server = await startServer(settings, null, answering);
    await server.stop();
    return null;
  } catch (error) {
    return error;
  }
}

let messages = 0;
let lines: Line[] = [];
beforeAll(async () => {
  const line = await openLine('gone', Infinity);
  const server = await startServer(testSettings({ databaseUrl: line.url }), null);
  messages = line.count();
  await server.stop();
  line.close();
});
afterEach(() => {
  for (const line of lines) line.close();
  lines = [];
});

const sentence =
  /^The database at 127\.0\.0\.1:\d+\/\w+ (?:stopped answering|went away|cannot be reached)[^\n]+\.$/;

test.each<[Fate, string, number]>([
  ['silent', 'at a third of the way', 0.3],
  ['silent', 'near its end', 0.7],
  ['gone', 'before it begins', 0],
  ['gone', 'at a third of the way', 0.3],
  ['gone', 'near its end', 0.7],
])('a start whose database is %s %s is told in one sentence', async (fate, _when, share) => {
  const line = await openLine(fate, Math.floor(messages * share));
  lines.push(line);
  const said = await start(line);
  expect(said).toBeInstanceOf(StartupFailure);
  expect(said instanceof Error && said.message).toMatch(sentence);
});
