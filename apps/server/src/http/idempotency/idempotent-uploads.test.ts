import { readdir } from 'node:fs/promises';
import { calls, formTypeCodes } from '@zhantai/contract';
import { writeTable } from '@zhantai/workbooks/write';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { contentsOf } from '../../files/test-contents.ts';
import type { App } from '../../platform/feature.ts';
import { buildApp } from '../build-app.ts';
import { openTestFair, type TestFair } from '../testing/test-fair.ts';
import { createTestForm, testDefinition } from '../testing/test-form.ts';
import { multipart, type TestUpload } from '../testing/test-upload.ts';

let fair: TestFair;
let second: App;
let user: TestSession;
let picture: Buffer;
let count = 0;

beforeAll(async () => {
  fair = await openTestFair();
  const { database, settings, now } = fair.server;
  second = await buildApp({ database, settings, now });
  user = await fair.exhibitor('A101');
  // Noise packs badly: its record, content included, is far greater than any other answer.
  const [width, height] = [700, 400];
  const noise = Buffer.from(
    Array.from({ length: width * height * 3 }, () => Math.floor(Math.random() * 256)),
  );
  picture = await sharp(noise, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await second.close();
  await fair.close();
});

const newKey = (): string => `upload-${(count += 1)}`;
const pdf = (text: string): Buffer => Buffer.from(`%PDF-1.4\n%${text}\n%%EOF\n`);

async function send(key: string, path: string, upload: TestUpload, app: App = fair.server.app) {
  const { payload, headers } = multipart(upload);
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: { ...user.headers, ...headers, 'idempotency-key': key },
    payload,
  });
  return {
    status: answer.statusCode,
    text: answer.body,
    again: answer.headers['idempotent-replayed'] === 'true',
    type: answer.headers['content-type'],
    data: answer.json<{ data: object }>().data,
  };
}

const filesKept = async (): Promise<number> =>
  (await fair.server.database.selectFrom('file').select('file_id').execute()).length;

/** Uploads that lie half done on the disk. */
const unfinished = (): Promise<readonly string[]> =>
  readdir(contentsOf(fair.server.settings.files, fair.exhibition).unfinished);

describe('an upload with a key (wire.md §1)', () => {
  test.each([
    ['putImg', calls.putImg.path],
    ['put-file', calls.putFile.path],
  ])('%s gives the first answer again, whatever its boundary, from every server', async (name, path) => {
    const key = newKey();
    const upload = { name: 'a.pdf', content: pdf(name) };
    const before = await filesKept();
    const first = await send(key, path, upload);
    const again = await send(key, path, upload, second);
    expect(first).toMatchObject({ status: 200, again: false });
    expect(again).toMatchObject({ status: 200, again: true, text: first.text, type: first.type });
    expect(await filesKept()).toBe(before + 1);
    expect(await unfinished()).toEqual([]);
  });

  test('gives the record of a great picture again, its content included', async () => {
    const key = newKey();
    const upload = { name: 'a.png', content: picture };
    const first = await send(key, calls.putImg.path, upload);
    expect(first.text.length).toBeGreaterThan(1_000_000);
    expect(await send(key, calls.putImg.path, upload)).toMatchObject({ again: true, text: first.text });
  });

  test.each([
    ['another content', { content: pdf('other') }],
    ['another name', { name: 'b.pdf' }],
    ['other fields', { fields: { exhibitorId: 'A999' } }],
  ])('is refused with %s', async (_what, changes) => {
    const key = newKey();
    const upload = { name: 'a.pdf', content: pdf('one') };
    expect((await send(key, calls.putImg.path, upload)).status).toBe(200);
    const before = await filesKept();
    const other = await send(key, calls.putImg.path, { ...upload, ...changes });
    expect(other).toMatchObject({ status: 409, data: { reason: 'IDEMPOTENCY_CONFLICT' } });
    expect(await filesKept()).toBe(before);
    expect(await unfinished()).toEqual([]);
  });

  test('is kept once when twenty come at once to two servers', async () => {
    const key = newKey();
    const before = await filesKept();
    const upload = { name: 'a.pdf', content: pdf('twenty') };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(key, calls.putImg.path, upload, index % 2 === 0 ? fair.server.app : second),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ again }) => !again)).toHaveLength(1);
    expect(await filesKept()).toBe(before + 1);
    expect(await unfinished()).toEqual([]);
  });

  test('gives its refusal again', async () => {
    const key = newKey();
    const upload = { name: 'a.exe', content: Buffer.from('MZ nothing that is taken') };
    const first = await send(key, calls.putImg.path, upload);
    expect(first.status).toBe(415);
    expect(await send(key, calls.putImg.path, upload)).toMatchObject({ again: true, text: first.text });
  });

  test('of rows gives the rows again', async () => {
    const column = [{ prop: 'name', formItemId: 'c_name', type: 'input', label: '品名' }];
    const form = await createTestForm(
      fair.server.database,
      fair.exhibition,
      testDefinition([
        { prop: 'rows', type: 'dynamic', original: { children: { column }, isImport: 2, importWay: 1 } },
      ]),
    );
    const content = Buffer.from(
      await writeTable({ name: '数据', columns: [{ header: '品名' }] }, [['轴承']]),
    );
    const key = newKey();
    const upload = { name: 'a.xlsx', content, fields: { formId: form.formId, formItemId: 'f_rows' } };
    const first = await send(key, calls.importExcel.path, upload);
    expect(first.data).toEqual([{ name: '轴承' }]);
    expect(await send(key, calls.importExcel.path, upload)).toMatchObject({ again: true, text: first.text });
  });

  test('of people counts them as it did first', async () => {
    const form = await createTestForm(
      fair.server.database,
      fair.exhibition,
      testDefinition([{ prop: 'name', type: 'input', required: true }]),
      { formType: formTypeCodes.exhibitorPersion, submissions: 'many' },
    );
    const content = Buffer.from(
      await writeTable({ name: '数据', columns: [{ header: 'name' }] }, [['张三']]),
    );
    const key = newKey();
    const upload = { name: 'a.xlsx', content, fields: { formId: form.formId } };
    const first = await send(key, calls.importPersons.path, upload);
    expect(first.data).toMatchObject({ successCount: 1, repeatCount: 0 });
    expect(await send(key, calls.importPersons.path, upload)).toMatchObject({
      again: true,
      text: first.text,
    });
  });
});
