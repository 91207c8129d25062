import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls, limits, type AnswersRefused, type FileRecord } from '@zhantai/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type Refused, type TestFair } from '../http/testing/test-fair.ts';
import { removeOrphans } from './remove-orphans.ts';
import { fileServices } from './services.ts';
import { announceBlob } from './store.ts';
import { contentsOf, type TestContents } from './test-contents.ts';
import { unfinishedFiles } from './uploads/unfinished.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const definition = testDefinition([
  { prop: 'doc', type: 'upload', original: { accept: 'pdf,jpg', fileSize: 20_000, maxSize: 2 } },
  { prop: 'logo', type: 'upload', original: { accept: 'png,svg', fileSize: 500 } },
  { prop: 'sign', type: 'signature' },
  {
    prop: 'rows',
    type: 'dynamic',
    original: {
      children: {
        column: [{ prop: 'photo', formItemId: 'f_photo', type: 'upload', label: 'photo', accept: 'jpg' }],
      },
    },
  },
]);

let now = new Date('2026-11-20T04:00:00Z');
let fair: TestFair;
let one: TestSession;
let other: TestSession;
let form: { readonly formId: string; readonly formType: string };
let photo: Buffer;

beforeAll(async () => {
  fair = await openTestFair(() => now);
  one = await fair.exhibitor('A101');
  other = await fair.exhibitor('A102');
  form = await createTestForm(fair.server.database, fair.exhibition, definition, { review: false });
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#358' } })
    .withExif({ IFD0: { Copyright: 'Secret place' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => fair.close());

const contents = (): TestContents => contentsOf(fair.server.settings.files, fair.exhibition);
/** Files in the making. */
const unfinished = (): Promise<readonly string[]> => readdir(contents().unfinished);

async function put(
  who: TestSession,
  content: Buffer,
  name: string,
  fields: Record<string, string> = {},
): Promise<FileRecord> {
  const answer = await fair.upload<FileRecord>(who, { name, content, fields });
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer.data;
}

async function refusal(content: Buffer, name: string, formItemId?: string): Promise<unknown[]> {
  const fields: Record<string, string> = formItemId === undefined ? {} : { formId: form.formId, formItemId };
  const { status, data } = await fair.upload<Refused>(one, { name, content, fields });
  return [status, data.reason];
}

describe('wire.md §5: what is uploaded', () => {
  it('a picture is written anew at the same pixels, without EXIF and whatever hid behind it', async () => {
    expect(photo.includes('Secret place')).toBe(true);
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const record = await put(one, polyglot, 'C:\\pics\\照片\u202Egpj.exe');
    expect(record).toMatchObject({ fileName: '照片gpj.jpg', mime: 'image/jpeg' });
    const kept = Buffer.from(record.fileBase64 ?? '', 'base64');
    expect(kept.includes('Secret place') || kept.includes('script')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 60, height: 40, format: 'jpeg' });
    expect(record.size).toBe(kept.length);
  });

  it('is judged by its content, not by its name', async () => {
    expect(await refusal(Buffer.from('<html><script>1</script></html>'), 'a.pdf')).toEqual([
      415,
      'FILE_TYPE',
    ]);
    expect(await refusal(Buffer.from('MZ\x90\0 this is a program'), 'a.jpg')).toEqual([415, 'FILE_TYPE']);
    expect(await refusal(photo.subarray(0, 100), 'a.jpg')).toEqual([415, 'FILE_TYPE']);
    expect(await refusal(Buffer.alloc(0), 'a.pdf')).toEqual([400, 'BAD_REQUEST']);
    expect((await put(one, pdf, 'report.jpg')).fileName).toBe('report.pdf');
  });

  it('of more than 60 million pixels is refused', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusal(bomb, 'bomb.png')).toEqual([415, 'FILE_TYPE']);
  });

  it('holds the limits of the item it is for, whichever part comes first', async () => {
    expect(await refusal(photo, 'a.jpg', 'f_doc')).toEqual([200, undefined]);
    expect(await refusal(Buffer.concat([pdf, Buffer.alloc(20_000)]), 'a.pdf', 'f_doc')).toEqual([
      413,
      'FILE_TOO_LARGE',
    ]);
    expect(await refusal(pdf, 'a.pdf', 'f_logo')).toEqual([415, 'FILE_TYPE']);
    expect(await refusal(pdf, 'a.pdf', 'f_photo')).toEqual([415, 'FILE_TYPE']);
    expect(await refusal(pdf, 'a.pdf', 'f_nothing')).toEqual([400, 'BAD_REQUEST']);
    const fields = { formId: form.formId, formItemId: 'f_logo' };
    const late = await fair.upload<Refused>(one, { name: 'a.pdf', content: pdf, fields, fieldsLast: true });
    expect([late.status, late.data.reason, late.data['accept']]).toEqual([415, 'FILE_TYPE', ['png', 'svg']]);
    expect(late.msg).toContain('png svg');
  });

  it('longer than the house takes is cut off', async () => {
    expect(await refusal(Buffer.alloc(limits.uploadBytes + 1, 1), 'a.pdf')).toEqual([413, 'FILE_TOO_LARGE']);
    await expect.poll(unfinished).toEqual([]);
  });

  it('is stored once however often it comes, and leaves nothing unfinished', async () => {
    const content = Buffer.concat([pdf, Buffer.from('twice')]);
    const [first, second] = [await put(one, content, 'a.pdf'), await put(other, content, 'b.pdf')];
    expect(first.id).not.toBe(second.id);
    const blobs = await fair.server.database
      .selectFrom('blob')
      .innerJoin('file', 'file.sha256', 'blob.sha256')
      .select(['blob.refs', 'file.file_id'])
      .where('file_id', 'in', [first.id, second.id])
      .execute();
    expect(blobs.map(({ refs }) => refs)).toEqual([2, 2]);
    await expect.poll(unfinished).toEqual([]);
    const { count } = await fair.server.database
      .selectFrom('blob')
      .select((row) => row.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(await contents().names()).toHaveLength(Number(count));
  });

  it('and was left unfinished by a killed server is swept away a day later', async () => {
    const folder = join(contents().unfinished, 'swept');
    const [old, fresh] = [join(folder, 'old'), join(folder, 'fresh')];
    await mkdir(folder, { recursive: true });
    await Promise.all([writeFile(old, 'x'), writeFile(fresh, 'x')]);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(old, yesterday, yesterday);
    await unfinishedFiles(folder)();
    expect(await readdir(folder)).toEqual(['fresh']);
    // A server that runs for months sweeps again.
    const [daily, always] = [unfinishedFiles(folder), unfinishedFiles(folder, 0)];
    await Promise.all([daily(), always()]);
    await writeFile(old, 'x');
    await utimes(old, yesterday, yesterday);
    await daily();
    expect(await readdir(folder)).toContain('old');
    await always();
    expect(await readdir(folder)).toEqual(['fresh']);
    await rm(folder, { recursive: true });
  });

  it('is taken from users only, as multipart only', async () => {
    const staff = await fair.person({ role: 'admin' });
    expect((await fair.upload(staff, { name: 'a.pdf', content: pdf })).status).toBe(403);
    expect((await fair.post(one, calls.putImg.path, { file: 'x' })).status).toBe(415);
  });
});

const open = async (url: string): Promise<number> => (await fair.server.app.inject({ url })).statusCode;

describe('wire.md §4: links and records', () => {
  it('open for ten minutes, altered or late ones are 404', async () => {
    const { id, link } = await put(one, photo, 'a.jpg');
    expect(await open(link)).toBe(200);
    expect(await open(`/api/files/${id}`)).toBe(404);
    expect(await open(link.replace(/expires=\d/, 'expires=9'))).toBe(404);
    expect(await open(`${link.slice(0, -3)}abc`)).toBe(404);
    const foreign = await put(other, pdf, 'b.pdf');
    expect(await open(link.replace(id, foreign.id))).toBe(404);
    now = new Date(now.getTime() + 10 * 60_000 + 1000);
    expect(await open(link)).toBe(404);
  });

  it('say that nobody may run or keep what they open', async () => {
    const [shown, saved] = [await put(one, photo, '图 (1).jpg'), await put(one, pdf, 'a.pdf')];
    const picture = await fair.server.app.inject({ url: shown.link });
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    });
    expect(picture.headers['content-disposition']).toMatch(/^inline;/);
    expect(picture.rawPayload.toString('base64')).toBe(shown.fileBase64);
    const attachment = await fair.server.app.inject({ url: saved.link });
    expect(attachment.headers['content-disposition']).toBe(
      `attachment; filename="file"; filename*=UTF-8''a.pdf`,
    );
    const svg = await put(
      one,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'l.svg',
      {
        formId: form.formId,
        formItemId: 'f_logo',
      },
    );
    const drawing = await fair.server.app.inject({ url: svg.link });
    expect([
      drawing.headers['content-type'],
      drawing.headers['content-disposition']?.toString().split(';')[0],
    ]).toEqual(['application/octet-stream', 'attachment']);
  });

  it('are of one’s own subject only', async () => {
    const [mine, theirs] = [await put(one, pdf, 'a.pdf'), await put(other, pdf, 'b.pdf')];
    const colleague = await fair.person({ role: 'exhibitor', exhibitorId: 'A101' });
    expect((await fair.get<FileRecord>(colleague, calls.getFile.path, { id: mine.id })).data.fileName).toBe(
      'a.pdf',
    );
    const foreign = await fair.get<Refused>(one, calls.getImg.path, { id: theirs.id });
    expect([foreign.status, foreign.data.reason, foreign.msg]).toEqual([
      403,
      'FILE_NOT_YOURS',
      '文件不存在或属于其他人',
    ]);
    expect((await fair.get(one, calls.getImgs.path, { ids: `${mine.id},${theirs.id}` })).status).toBe(403);
    expect((await fair.get(one, calls.getImg.path, { id: 'nothing' })).status).toBe(404);
    const both = await fair.get<FileRecord[]>(one, calls.getImgs.path, { ids: `${mine.id},${mine.id}` });
    expect(both.data.map(({ id }) => id)).toEqual([mine.id]);
  });

  it('come together with what is small of their contents, and one by one with all of it', async () => {
    const big = Buffer.concat([pdf, Buffer.alloc(400_000, 'x')]);
    const files = [await put(one, big, 'a.pdf'), await put(one, big, 'b.pdf'), await put(one, pdf, 'c.pdf')];
    const ids = files.map(({ id }) => id).join(',');
    const all = await fair.get<FileRecord[]>(one, calls.getImgs.path, { ids });
    expect(all.data.map(({ fileBase64 }) => fileBase64 !== null)).toEqual([true, false, true]);
    const single = await fair.get<FileRecord>(one, calls.getImg.path, { id: files[1]?.id ?? '' });
    expect(Buffer.from(single.data.fileBase64 ?? '', 'base64').equals(big)).toBe(true);
  });
});

const fetchLink = (link: string, headers: Record<string, string>) =>
  fair.server.app.inject({ url: link, headers });

describe('a part of a file', () => {
  it.each(['doc', null] as const)('comes where a range is asked for (item: %s)', async (item) => {
    const content = Buffer.concat([pdf, Buffer.alloc(15_000, 'abcdefg')]);
    const fields: Record<string, string> =
      item === null ? {} : { formId: form.formId, formItemId: `f_${item}` };
    const { link, size } = await put(one, content, 'a.pdf', fields);
    const part = async (range: string): Promise<unknown[]> => {
      const { statusCode, headers, rawPayload } = await fetchLink(link, { range });
      expect(headers['content-length']).toBe(String(rawPayload.length));
      expect(headers['accept-ranges']).toBe('bytes');
      return [statusCode, headers['content-range'], rawPayload.toString('latin1')];
    };
    const piece = (from: number, to: number): unknown[] => [
      206,
      `bytes ${from}-${to}/${size}`,
      content.subarray(from, to + 1).toString('latin1'),
    ];
    expect(await part('bytes=0-3')).toEqual(piece(0, 3));
    expect(await part('bytes=5000-9000')).toEqual(piece(5000, 9000));
    expect(await part(`bytes=${size - 2}-`)).toEqual(piece(size - 2, size - 1));
    expect(await part('bytes=-5')).toEqual(piece(size - 5, size - 1));
    expect(await part(`bytes=10-${size + 99}`)).toEqual(piece(10, size - 1));
  });

  it('is the whole where the range is none, several, impossible or under a condition', async () => {
    const { link, size } = await put(one, pdf, 'a.pdf', { formId: form.formId, formItemId: 'f_doc' });
    for (const range of [
      'bytes=0-1,3-4',
      `bytes=${size}-`,
      'bytes=4-2',
      'bytes=-0',
      'bytes=-',
      'lines=1-2',
      '',
    ]) {
      const { statusCode, rawPayload } = await fetchLink(link, { range });
      expect([statusCode, rawPayload.length], range).toEqual([200, size]);
    }
    const { statusCode } = await fetchLink(link, {
      range: 'bytes=0-1',
      'if-range': 'Sat, 01 Jan 2000 00:00:00 GMT',
    });
    expect(statusCode).toBe(200);
  });
});

describe('wire.md §4: files in answers', () => {
  it('must belong to the subject and satisfy their item', async () => {
    const [doc, png, theirs] = [
      await put(one, pdf, 'a.pdf'),
      await put(one, await sharp(photo).png().toBuffer(), 'a.png'),
      await put(other, pdf, 'b.pdf'),
    ];
    const foreign = await fair.submit<Refused>(one, form, { doc: `${doc.id},${theirs.id}` });
    expect([foreign.status, foreign.data.reason, foreign.data['prop']]).toEqual([
      403,
      'FILE_NOT_YOURS',
      'doc',
    ]);
    expect(foreign.msg).toBe('文件不存在或属于其他人，请在「doc」重新上传');
    const made = await fair.submit<Refused>(one, form, { doc: 'made-up' });
    // Whether somebody else has such a file is told to nobody.
    expect([made.status, made.msg]).toEqual([403, foreign.msg]);
    const inRow = await fair.submit<Refused>(one, form, {
      rows: [{ id: 'x', components: [{ prop: 'photo', value: theirs.id }] }],
    });
    expect([inRow.status, inRow.data.reason, inRow.data['path']]).toEqual([
      403,
      'FILE_NOT_YOURS',
      [0, 'photo'],
    ]);
    const wrong = await fair.submit<AnswersRefused>(one, form, {
      doc: png.id,
      logo: png.id,
      rows: [{}, { $id: 'r2', photo: png.id }],
    });
    expect(wrong.status).toBe(422);
    expect(wrong.data.problems.map(({ prop, code, path }) => [prop, code, path])).toEqual([
      ['doc', 'fileType', undefined],
      ['rows', 'fileType', [1, 'photo']],
    ]);
    expect((await fair.submit(one, form, { doc: doc.id, logo: png.id })).status).toBe(200);
  });

  it('a signature is a link to a picture of the subject, signed when shown', async () => {
    const another = await createTestForm(fair.server.database, fair.exhibition, definition, {
      review: false,
    });
    const send = async (who: TestSession, content: Buffer): Promise<string> => {
      const answer = await fair.upload<{ link: string }>(who, { name: 's.png', content }, calls.putFile.path);
      expect(answer.data.link).toMatch(/^\/api\/files\/[\w-]{36}$/);
      return answer.data.link;
    };
    const [drawn, document, theirs] = [
      await send(one, photo),
      await send(one, pdf),
      await send(other, photo),
    ];
    const code = async (sign: string): Promise<unknown[]> => {
      const answer = await fair.submit<Refused & AnswersRefused>(one, another, { sign });
      return [answer.status, answer.data.problems?.[0]?.code ?? answer.data.reason];
    };
    expect(await code('data:image/png;base64,AAAA')).toEqual([422, 'format']);
    expect(await code('https://example.com/api/files/x')).toEqual([422, 'format']);
    expect(await code(document)).toEqual([422, 'format']);
    expect(await code(theirs)).toEqual([403, 'FILE_NOT_YOURS']);

    await fair.submit(one, another, { sign: theirs }, { draft: true });
    expect((await fair.info(one, another.formId)).answers['sign']).toBe(theirs);

    expect((await fair.submit(one, another, { sign: drawn }, { revision: 1 })).status).toBe(200);
    const shown = (await fair.info(one, another.formId)).answers['sign'];
    expect(shown).toMatch(/^\/api\/files\/[\w-]{36}\?expires=\d+&signature=/);
    expect((await fair.server.app.inject({ url: String(shown) })).statusCode).toBe(200);
    expect((await fair.submit(one, another, { sign: shown }, { revision: 2 })).status).toBe(200);
    const kept = await fair.server.database
      .selectFrom('revision')
      .select('answers')
      .where('revision', '=', 3)
      .executeTakeFirstOrThrow();
    expect(kept.answers['sign']).toBe(drawn);
  });
});

describe('contents that no file shows', () => {
  it('are removed once they are old: of refused uploads too, never what is shown', async () => {
    const services = fileServices(fair.server);
    const shown = await put(one, Buffer.concat([pdf, Buffer.from('stays')]), 'a.pdf');
    const names = await contents().names();
    // As by a server that died before it said whose the content is.
    const stray = 'f'.repeat(64);
    const path = await services.storage.temporary();
    await writeFile(path, 'stray');
    await announceBlob(fair.server.database, fair.exhibition, {
      sha256: stray,
      size: 5,
      encrypted: false,
      keyId: null,
    });
    await services.storage.put({ ...fair.exhibition, sha256: stray }, path);
    expect(await contents().names()).toHaveLength(names.length + 1);
    await removeOrphans(services, new Date(Date.now() - 60_000), 100);
    expect(await contents().names()).toContain(stray);
    await removeOrphans(services, new Date(Date.now() + 60_000), 100);
    expect((await contents().names()).toSorted()).toEqual([...names].toSorted());
    expect(
      await open((await fair.get<FileRecord>(one, calls.getFile.path, { id: shown.id })).data.link),
    ).toBe(200);
  });
});
