import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { limits, type AnswersRefused, type FileRecord } from '@zhantai/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type Refused, type TestFair } from '../../http/testing/test-fair.ts';
import { createContentCipher } from './content-cipher.ts';
import { contentsOf, type TestContents } from '../test-contents.ts';

const definition = testDefinition([
  { prop: 'photo', type: 'upload', original: { sensitive: 'photo', accept: 'jpg,pdf' } },
  { prop: 'open', type: 'upload', original: { accept: 'jpg,pdf' } },
]);
const pdf = Buffer.from(`%PDF-1.4\n% a secret face\n${'x'.repeat(200_000)}\n%%EOF\n`);

let fair: TestFair;
let one: TestSession;
let form: { readonly formId: string; readonly formType: string };

beforeAll(async () => {
  fair = await openTestFair();
  one = await fair.exhibitor('A101');
  form = await createTestForm(fair.server.database, fair.exhibition, definition, { review: false });
});
afterAll(() => fair.close());

async function put<T = FileRecord>(
  content: Buffer,
  prop: string | null,
  name = 'a.pdf',
  who = one,
): Promise<T> {
  const fields = prop === null ? {} : { formId: form.formId, formItemId: `f_${prop}` };
  return (await fair.upload<T>(who, { name, content, fields: { ...fields } })).data;
}

const contents = (): TestContents => contentsOf(fair.server.settings.files, fair.exhibition);

async function stored(): Promise<ReadonlyMap<string, Buffer>> {
  const found = await Promise.all(
    (await contents().names()).map(async (name): Promise<[string, Buffer]> => [
      name,
      await contents().read(name),
    ]),
  );
  return new Map(found);
}

describe('wire.md §5: photos and ID scans are encrypted', () => {
  it('lie unreadable on the disk and come back as they were, by record and by link', async () => {
    const file = await put(pdf, 'photo');
    expect(Buffer.from(file.fileBase64 ?? '', 'base64').equals(pdf)).toBe(true);
    const answer = await fair.server.app.inject({ url: file.link });
    expect(answer.rawPayload.equals(pdf)).toBe(true);
    expect(answer.headers['content-length']).toBe(String(pdf.length));
    const kept = await stored();
    expect(kept.size).toBe(1);
    for (const content of kept.values()) expect(content.includes('secret face')).toBe(false);
    const blob = await fair.server.database.selectFrom('blob').selectAll().executeTakeFirstOrThrow();
    expect([blob.encrypted, Number(blob.size), [...kept.keys()]]).toEqual([true, pdf.length, [blob.sha256]]);
  });

  it('also pictures, and what no item is named for; what is not sensitive stays plain', async () => {
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#358' } })
      .jpeg()
      .toBuffer();
    const photo = await put(picture, 'photo', 'p.jpg');
    expect(
      (await sharp((await fair.server.app.inject({ url: photo.link })).rawPayload).metadata()).width,
    ).toBe(60);
    await put(pdf, null);
    expect([...(await stored()).values()].some((content) => content.includes('secret face'))).toBe(false);
    await put(pdf, 'open');
    expect([...(await stored()).values()].some((content) => content.includes('secret face'))).toBe(true);
  });

  it('are stored once however often they come', async () => {
    const before = (await stored()).size;
    await put(pdf, 'photo');
    expect((await stored()).size).toBe(before);
    const blobs = await fair.server.database
      .selectFrom('blob')
      .select('refs')
      .where('encrypted', '=', true)
      .where('size', '=', String(pdf.length))
      .execute();
    expect(blobs.map(({ refs }) => refs)).toEqual([3]);
  });

  it('are answers only where they were uploaded for', async () => {
    const [sealed, plain] = [await put(pdf, 'photo'), await put(pdf, 'open')];
    const refused = await fair.submit<AnswersRefused>(one, form, { photo: [plain.id] });
    expect([refused.status, refused.data.problems.map(({ prop, code }) => [prop, code])]).toEqual([
      422,
      [['photo', 'fileElsewhere']],
    ]);
    expect((await fair.submit(one, form, { photo: [sealed.id], open: [plain.id] })).status).toBe(200);
  });

  it('are not given out once anybody touched them', async () => {
    const content = randomBytes(300_000);
    const file = await put(Buffer.concat([Buffer.from('%PDF-1.4\n'), content]), 'photo');
    const { sha256 } = await fair.server.database
      .selectFrom('file')
      .select('sha256')
      .where('file_id', '=', file.id)
      .executeTakeFirstOrThrow();
    const kept = await contents().read(sha256);
    const altered = Buffer.from(kept);
    altered[200_000] = (altered[200_000] ?? 0) ^ 1;
    await contents().write(sha256, altered);
    const answer = await fair.get(one, '/api/wdit-exhibitor/wdit-api/wditexhibitor/getFile', { id: file.id });
    expect([answer.status, JSON.stringify(answer.data).length < 200]).toEqual([500, true]);
    await contents().write(sha256, kept);
  });
});

describe('the cipher of contents', () => {
  const cipher = createContentCipher({ current: randomBytes(32), others: [] });
  const key = { tenantId: 't', exhibitionId: 'e', sha256: 'a' };
  const frame = 64 * 1024;
  const seal = (content: Buffer): Promise<Buffer> => buffer(Readable.from([content]).pipe(cipher.seal(key)));
  const open = (sealed: readonly Buffer[], at = key): Promise<Buffer> =>
    buffer(Readable.from(sealed).compose(cipher.open(at)));

  it.each([0, 1, frame - 1, frame, frame + 1, 3 * frame])(
    'gives back %i bytes, however they arrive',
    async (size) => {
      const content = randomBytes(size);
      const sealed = await seal(content);
      expect((await open([sealed])).equals(content)).toBe(true);
      const parts = Array.from({ length: Math.ceil(sealed.length / 7_001) }, (_, index) =>
        sealed.subarray(index * 7_001, (index + 1) * 7_001),
      );
      expect((await open(parts)).equals(content)).toBe(true);
    },
  );

  it('refuses what was cut, moved, mixed up or is another place’s', async () => {
    const sealed = await seal(randomBytes(3 * frame));
    const [head, whole] = [25, frame + 16];
    const part = (number: number): Buffer =>
      sealed.subarray(head + number * whole, head + (number + 1) * whole);
    const wrong: readonly (readonly Buffer[])[] = [
      [sealed.subarray(0, -1)],
      [sealed.subarray(0, head + whole)],
      [sealed.subarray(0, head + 2 * whole)],
      [sealed.subarray(0, head)],
      [sealed.subarray(0, 5)],
      [sealed.subarray(0, head), part(1), part(0), part(2)],
      [Buffer.from([9]), sealed.subarray(1)],
      [sealed, Buffer.from('more')],
    ];
    for (const parts of wrong) {
      await expect(open(parts)).rejects.toThrow();
    }
    await expect(open([sealed], { ...key, sha256: 'b' })).rejects.toThrow();
  });

  it('never writes the same twice, yet names equal contents alike', async () => {
    const content = randomBytes(100);
    expect((await seal(content)).equals(await seal(content))).toBe(false);
    expect(cipher.nameOf(key)).toBe(cipher.nameOf({ ...key }));
    expect(cipher.nameOf({ ...key, exhibitionId: 'f' })).not.toBe(cipher.nameOf(key));
  });
});

describe('the room of a subject', () => {
  it('ends at so many bytes, for this subject alone, also when files come at once', async () => {
    const [two, three] = [await fair.exhibitor('A102'), await fair.exhibitor('A103')];
    const first = await put(pdf, 'open', 'a.pdf', two);
    await fair.server.database
      .updateTable('file')
      .set({ size: limits.subjectBytes - pdf.length })
      .where('file_id', '=', first.id)
      .execute();
    const answers = await Promise.all(
      [1, 2, 3].map(() => fair.upload<Refused>(two, { name: 'b.pdf', content: pdf })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 413);
    expect(refused.map(({ data }) => [data.reason, data['limit']])).toEqual([
      ['FILE_QUOTA', limits.subjectBytes],
      ['FILE_QUOTA', limits.subjectBytes],
    ]);
    expect((await fair.upload(three, { name: 'b.pdf', content: pdf })).status).toBe(200);
  });
});
