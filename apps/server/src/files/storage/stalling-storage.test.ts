import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type FileRecord } from '@zhantai/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { buildApp } from '../../http/build-app.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type Refused, type TestFair } from '../../http/testing/test-fair.ts';
import { multipart } from '../../http/testing/test-upload.ts';
import type { App } from '../../platform/feature.ts';
import { fileServices } from '../services.ts';
import { removeOrphans } from '../remove-orphans.ts';
import { openTestStore, type TestStore } from '../test-store.ts';

/** More than the server of a test has connections to the database. */
const many = 20;
/** Longer than a test takes: what is tested is that nobody waits for it. */
const forever = 600_000;
const DAY_MS = 86_400_000;

let fair: TestFair;
let who: TestSession;
let unfinished: string;
let form: Awaited<ReturnType<typeof createTestForm>>;
let revision = 0;

beforeAll(async () => {
  fair = await openTestFair();
  who = await fair.exhibitor('A101');
  const definition = testDefinition([{ prop: 'name', type: 'input' }]);
  form = await createTestForm(fair.server.database, fair.exhibition, definition);
  unfinished = await mkdtemp(join(tmpdir(), 'zhantai-unfinished-'));
});
afterAll(async () => {
  await fair.close();
  await rm(unfinished, { recursive: true, force: true });
});

/** A server that keeps its files beyond a line that breaks. */
async function serverOn(
  patience: number,
  work: (app: App, store: TestStore) => Promise<void>,
): Promise<void> {
  const store = await openTestStore(fair.server.settings.files, patience);
  const files = { ...store.files, unfinished };
  const app = await buildApp({ ...fair.server, settings: { ...fair.server.settings, files } });
  try {
    await work(app, store);
  } finally {
    store.cut();
    await app.close();
    await store.close();
  }
}

let number = 0;

/** One that is nowhere kept yet. */
function someFile(bytes = 1_000): Buffer {
  number += 1;
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n%${number}\n`),
    Buffer.alloc(bytes, 'x'),
    Buffer.from('\n%%EOF'),
  ]);
}

interface Sent {
  readonly status: number;
  readonly data: FileRecord & Refused;
}

async function upload(app: App, key: string | null, content: Buffer): Promise<Sent> {
  const { payload, headers } = multipart({ name: 'a.pdf', content });
  const answer = await app.inject({
    method: 'POST',
    url: calls.putImg.path,
    headers: { ...who.headers, ...headers, ...(key === null ? {} : { 'idempotency-key': key }) },
    payload,
  });
  return { status: answer.statusCode, data: answer.json<{ data: Sent['data'] }>().data };
}

const read = async (app: App, id: string): Promise<Sent> => {
  const answer = await app.inject({ url: `${calls.getFile.path}?id=${id}`, headers: who.headers });
  return { status: answer.statusCode, data: answer.json<{ data: Sent['data'] }>().data };
};

const others = async (app: App): Promise<number> =>
  (await app.inject({ url: calls.detail.path, headers: who.headers })).statusCode;

const keptFiles = async (): Promise<number> =>
  (await fair.server.database.selectFrom('file').select('file_id').execute()).length;

test.each([true, false])(
  'twenty uploads that a store leaves hanging keep nobody else waiting, and are done once when they come again (with keys: %s)',
  (keyed) =>
    serverOn(forever, async (app, store) => {
      const before = await keptFiles();
      const wanted = Array.from({ length: many }, () => ({
        key: keyed ? randomUUID() : null,
        content: someFile(),
      }));
      // Whatever of it is asked of the store.
      store.stall(['PUT', 'HEAD', 'GET']);
      const first = wanted.map(({ key, content }) => upload(app, key, content));
      await store.stalled(many);
      expect(await others(app)).toBe(200);
      expect((await fair.submit(who, form, { name: String(number) }, { draft: true, revision })).status).toBe(
        200,
      );
      revision += 1;
      store.cut();
      expect((await Promise.all(first)).map(({ status, data }) => [status, data.reason])).toEqual(
        wanted.map(() => [503, 'FILES_UNAVAILABLE']),
      );
      expect(await keptFiles()).toBe(before);
      expect(await readdir(unfinished)).toEqual([]);
      store.mend();
      const again = await Promise.all(wanted.map(({ key, content }) => upload(app, key, content)));
      expect(again.map(({ status }) => status)).toEqual(wanted.map(() => 200));
      expect(await keptFiles()).toBe(before + many);
    }),
);

test('an upload whose content is kept already, or that was answered, asks nothing more of the store than to take it', () =>
  serverOn(forever, async (app, store) => {
    const content = someFile();
    store.stall(['HEAD', 'GET', 'DELETE']);
    expect((await upload(app, randomUUID(), content)).status).toBe(200);
    const second = await upload(app, randomUUID(), content);
    expect(Buffer.from(second.data.fileBase64 ?? '', 'base64')).toEqual(content);
  }));

test('a store that hangs for too long is a refusal, to uploads and to what is read', () =>
  serverOn(300, async (app, store) => {
    const kept = await upload(app, null, someFile());
    store.stall(['PUT', 'GET']);
    const refused = { status: 503, data: { reason: 'FILES_UNAVAILABLE' } };
    expect(await upload(app, randomUUID(), someFile())).toMatchObject(refused);
    expect(await read(app, kept.data.id)).toMatchObject(refused);
  }));

test('an answer of the store that stands still in the middle is a refusal, and a download ends short', () =>
  serverOn(300, async (app, store) => {
    const kept = await upload(app, null, someFile(1_000_000));
    store.stallAnswersAfter(300_000);
    expect(await read(app, kept.data.id)).toMatchObject({
      status: 503,
      data: { reason: 'FILES_UNAVAILABLE' },
    });
    store.mend();
    const { link } = (await read(app, kept.data.id)).data;
    store.stallAnswersAfter(300_000);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const download = await fetch(
      `${address}${new URL(link, address).pathname}${new URL(link, address).search}`,
    );
    expect(download.status).toBe(200);
    await expect(download.arrayBuffer()).rejects.toThrow();
    expect(await others(app)).toBe(200);
  }));

test('what nobody shows is removed while no connection waits for the store, and is not shown anew meanwhile', () =>
  serverOn(forever, async (app, store) => {
    const services = fileServices({
      ...fair.server,
      settings: { ...fair.server.settings, files: store.files },
    });
    const content = someFile();
    const kept = await upload(app, null, content);
    const { database } = fair.server;
    await database.deleteFrom('file').where('file_id', '=', kept.data.id).execute();
    const { sha256 } = await database
      .selectFrom('blob')
      .select('sha256')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await database
      .updateTable('blob')
      .set({ refs: 0, created_at: new Date(Date.now() - 2 * DAY_MS) })
      .where('sha256', '=', sha256)
      .execute();
    store.stall(['DELETE']);
    const removal = removeOrphans(services, new Date(Date.now() - DAY_MS), 100).catch(() => undefined);
    await store.stalled(1);
    expect(await upload(app, randomUUID(), content)).toMatchObject({
      status: 503,
      data: { reason: 'OVERLOADED' },
    });
    store.mend();
    await removal;
    expect((await upload(app, randomUUID(), content)).status).toBe(200);
  }));
