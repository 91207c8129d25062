import {
  calls,
  formTypeCodes,
  limits,
  type PersonBadgesPage,
  type PersonsImported,
  type PersonsPage,
  type PhotosImported,
} from '@zhantai/contract';
import { zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTable } from '@zhantai/workbooks/write';
import { parseItem } from '@zhantai/engine';
import { readRows, readWorkbook } from '@zhantai/workbooks/read';
import type { TestSession } from '../../auth/testing.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm } from '../../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../../http/testing/test-fair.ts';
import { multipart } from '../../http/testing/test-upload.ts';

interface ItemOf {
  readonly label: string;
  readonly required?: boolean;
  readonly [more: string]: unknown;
}
const item = (prop: string, type: string, { label, required = false, ...more }: ItemOf): object => ({
  formItemId: `f_${prop}`,
  formItemType: type,
  formItemLabel: label,
  formItemRequired: required,
  formItemOriginalData: JSON.stringify({ prop, ...more }),
});
const base = [
  item('name', 'input', { label: '姓名', required: true }),
  item('name_py', 'input', { label: '拼音' }),
  item('no', 'input', { label: '身份证号', required: true, sensitive: 'id', rules: [{ type: 'idCard' }] }),
  item('mobile', 'input', { label: '手机', rules: [{ type: 'mobile' }] }),
  item('nation', 'select', { label: '国籍', dicUrl: '/api/dict/country', preValue: 'CN' }),
  item('pass_type', 'radio', {
    label: '证件类别',
    required: true,
    dicData: [
      { value: 'exh', label: '参展证' },
      { value: 'vip', label: '贵宾证' },
    ],
  }),
];
const photo = item('photo', 'upload', {
  label: '证件照',
  required: true,
  sensitive: 'photo',
  maxSize: 1,
  fileSize: 2 * 1024 * 1024,
  accept: 'jpg,png',
});
const definitionOf = (items: readonly object[]): object => ({
  formItems: items,
  formLogic: { scheme: [] },
  formSetting: {},
});

let now = new Date('2026-11-21T02:00:00Z');
let fair: TestFair;
let reviewer: TestSession;
let portrait: Buffer;

beforeAll(async () => {
  fair = await openTestFair(() => now);
  reviewer = await fair.person({ role: 'reviewer' });
  portrait = await picture('#456789');
});
afterAll(() => fair.close());

const picture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 295, height: 413, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

const people = (items: readonly object[] = base, changes: Partial<Form> = {}): Promise<Form> =>
  createTestForm(fair.server.database, fair.exhibition, definitionOf(items), {
    formType: formTypeCodes.exhibitorPersion,
    submissions: 'many',
    ...changes,
  });

/** A resident ID number with its check digit; `count` tells people apart. */
function idNumber(count: number): string {
  const body = `110101199003${String(10 + (count % 15))}${String(count).padStart(3, '0').slice(-3)}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(body[at]), 0);
  return `${body}${'10X98765432'[sum % 11] ?? ''}`;
}

type Row = readonly (string | number | null)[];
const header = ['*姓名', '拼音', '*身份证号', '手机', '国籍', '*证件类别'];
const rowOf = (
  count: number,
  changes: { name?: string; no?: string; mobile?: string; kind?: string } = {},
): Row => [
  changes.name ?? `人员${count}`,
  'Ren Yuan',
  changes.no ?? idNumber(count),
  changes.mobile ?? `138${String(count).padStart(8, '0')}`,
  null,
  changes.kind ?? '参展证',
];

/** A cell of a page. */
const cell = (text: Row[number], span = ''): string => `<td${span}>${text ?? ''}</td>`;

async function send<T = PersonsImported>(
  who: TestSession,
  { formId }: Form,
  rows: readonly Row[],
  heads: readonly string[] = header,
): Promise<Answer<T>> {
  const columns = heads.map((text) => ({ header: text }));
  const content = Buffer.from(await writeTable({ name: '名单', columns }, rows));
  return sendFile<T>(who, calls.importPersons.path, { name: '名单.xlsx', content, fields: { formId } });
}

function sendFile<T>(
  who: TestSession,
  path: string,
  upload: Parameters<typeof multipart>[0],
): Promise<Answer<T>> {
  now = new Date(now.getTime() + 61_000);
  const { payload, headers } = multipart(upload);
  return fair.post<T>(who, path, payload, headers);
}

async function list(who: TestSession, query: Record<string, string> = {}): Promise<PersonsPage> {
  return (await fair.get<PersonsPage>(who, calls.persons.path, { size: '500', ...query })).data;
}

const revisionsOf = ({ records }: PersonsPage): readonly string[] =>
  records.map(({ id, revision }) => `${id} ${revision}`).toSorted();

/** The same file once more, and then with its mistakes mended. */
async function again(who: TestSession, form: Form, rows: readonly Row[]): Promise<void> {
  const before = await list(who);
  const second = await send(who, form, rows.slice(0, 40));
  expect(second.data).toMatchObject({ repeatCount: 36, successCount: 0, errorCount: 4 });
  expect(revisionsOf(await list(who))).toEqual(revisionsOf(before));
  const mended = await send(who, form, [rowOf(7), rowOf(20), rowOf(0, { name: '改名' })]);
  expect(mended.data).toMatchObject({ repeatCount: 1, successCount: 2, errorCount: 0 });
  const renamed = await list(who, { name: '改名' });
  expect(renamed.records.map((one) => [one.status, one.revision])).toEqual([['wait', 3]]);
  const adopt = calls.consoleAdopt.path.replace(':id', renamed.records[0]?.id ?? '');
  await fair.post(reviewer, adopt, { revision: 3 });
  const decided = await send(who, form, [rowOf(0, { name: '再改' }), rowOf(0, { name: '改名' })]);
  expect(decided.data).toMatchObject({ repeatCount: 0, errorCount: 2 });
  expect(decided.data.messageDetailVOS[0]?.message).toContain('已通过审核');
  expect((await send(who, form, [rowOf(0, { name: '改名' })])).data).toMatchObject({ repeatCount: 1 });
}

async function removeAll(who: TestSession, form: Form): Promise<void> {
  const { records } = await list(who, { formId: form.formId });
  const ids = records.map(({ id }) => id).join(',');
  await fair.post(who, `${calls.personsRemove.path}?${new URLSearchParams({ ids }).toString()}`, {});
}

describe('wire.md §4: people from a workbook', () => {
  it('takes 300 but for 12, names those with every reason, and gives the workbook back with them marked', async () => {
    const who = await fair.exhibitor('I300');
    const other = await fair.exhibitor('I301');
    const form = await people();
    expect((await send(other, form, [rowOf(5)])).data).toMatchObject({ successCount: 1, errorCount: 0 });
    const wrong = new Map<number, Row>([
      ...[7, 20, 33].map((at): [number, Row] => [at, rowOf(at, { name: '' })]),
      ...[50, 60, 70].map((at): [number, Row] => [at, rowOf(at, { no: '110101199003100011' })]),
      ...[80, 90].map((at): [number, Row] => [at, rowOf(at, { mobile: '12' })]),
      ...[100, 110].map((at): [number, Row] => [at, rowOf(at, { kind: '工作证' })]),
      [120, rowOf(119)],
    ]);
    // The other exhibitor has the fifth.
    const rows = Array.from({ length: 300 }, (_, at) => wrong.get(at) ?? rowOf(at));
    const { status, data } = await send(who, form, rows);
    expect(status, JSON.stringify(data)).toBe(200);
    expect(data).toMatchObject({ repeatCount: 0, successCount: 288, errorCount: 12, incompleteCount: 0 });
    const messages = new Map(data.messageDetailVOS.map(({ number, message }) => [number, message]));
    expect(messages.get(2 + 5)).toBe('证件号已被登记');
    expect(messages.get(2 + 7)).toBe('请输入姓名');
    expect(messages.get(2 + 50)).toBe('身份证号格式不正确');
    expect(messages.get(2 + 80)).toBe('手机格式不正确');
    expect(messages.get(2 + 100)).toBe('证件类别的选项无效');
    expect(messages.get(2 + 120)).toBe(`文件里有两行是同一个证件号（第 ${2 + 119} 行）`);
    expect(JSON.stringify(data)).not.toContain('I301');
    const { total, records } = await list(who);
    expect(total).toBe(288);
    expect(new Set(records.map((one) => one.status))).toEqual(new Set(['wait']));
    expect(records[0]?.answers).toMatchObject({ nation: 'CN', pass_type: 'exh' });
    const marked = await fair.server.app.inject(data.failures?.link ?? '');
    expect(marked.statusCode).toBe(200);
    expect(readBack(marked.rawPayload)).toHaveLength(300);
    expect(marked.rawPayload.includes('comments')).toBe(true);
    await again(who, form, rows);
  }, 300_000);

  it('tells of people under review no further number that is taken than by hand', async () => {
    const [who, other] = [await fair.exhibitor('I307'), await fair.exhibitor('I308')];
    const second = item('passport', 'input', { label: '护照号', sensitive: 'id' });
    const form = await people([...base, second]);
    const heads = [...header, '护照号'];
    const many = Array.from({ length: 40 }, (_, at) => at);
    const rowsOf = (from: number, side: string): readonly Row[] =>
      many.map((at) => [...rowOf(from + at), `${side}${String(1_000_000 + at)}`]);
    expect((await send(other, form, rowsOf(440, 'E'), heads)).data).toMatchObject({ successCount: 40 });
    expect((await send(who, form, rowsOf(500, 'G'), heads)).data).toMatchObject({ successCount: 40 });
    const { data } = await send(who, form, rowsOf(500, 'E'), heads);
    expect(data).toMatchObject({ repeatCount: 0, errorCount: 40 });
    const taken = data.messageDetailVOS.filter(({ message }) => message === '证件号已被登记');
    expect(taken).toHaveLength(limits.existenceAnswers[0].calls);
    expect((await list(who)).records.every(({ status }) => status === 'wait')).toBe(true);
  });

  it('takes nobody whose ID number became a number in the workbook, and says so at the row', async () => {
    const who = await fair.exhibitor('I305');
    const form = await people();
    const lost = rowOf(650).with(2, 1.1010119900310123e17);
    const shown = rowOf(651).with(2, '1.10101E+17').with(0, '');
    const { data } = await send(who, form, [lost, shown, rowOf(652)]);
    expect(data).toMatchObject({ successCount: 1, errorCount: 2 });
    const [first, second] = data.messageDetailVOS;
    expect([first?.number, first?.message]).toEqual([2, expect.stringContaining('末尾几位已丢失')]);
    expect(second?.message).toMatch(/末尾几位已丢失.*请输入姓名/);
  });

  it('takes no text for a number that is none, also where the number it could mean is stored already', async () => {
    const who = await fair.exhibitor('I306');
    const form = await people([...base, item('count', 'number', { label: '天数' })]);
    const heads = [...header, '天数'];
    const stored = await send(who, form, [[...rowOf(660), 100_000]], heads);
    expect(stored.data).toMatchObject({ successCount: 1, errorCount: 0 });
    const { data } = await send(
      who,
      form,
      [
        [...rowOf(660), '1e5'],
        [...rowOf(661), '1e5'],
      ],
      heads,
    );
    expect(data).toMatchObject({ successCount: 0, repeatCount: 0, errorCount: 2 });
    expect(data.messageDetailVOS.map(({ message }) => message)).toEqual(Array(2).fill('天数格式不正确'));
  });

  it('never doubles anybody when the same list comes twice at once', async () => {
    const who = await fair.exhibitor('I310');
    for (const form of [await people(), await people([...base, photo])]) {
      const rows = Array.from({ length: 20 }, (_, at) => rowOf(400 + at));
      const answers = await Promise.all([
        send(who, form, rows),
        send(who, form, rows),
        send(who, form, rows),
      ]);
      const counts = answers.map(({ data }) => data);
      expect(counts.reduce((sum, { successCount }) => sum + successCount, 0)).toBe(20);
      expect(counts.reduce((sum, { repeatCount }) => sum + repeatCount, 0)).toBe(40);
      expect((await list(who, { formId: form.formId })).total).toBe(20);
      await removeAll(who, form);
    }
  }, 60_000);

  it('holds the pass quota and the deadline, and refuses what is no list', async () => {
    const who = await fair.exhibitor('I320');
    const quota = { squareMetres: 72, passes: 2, least: 1 };
    const form = await people(base, { passQuota: quota });
    const { data } = await send(who, form, [rowOf(601), rowOf(602), rowOf(603)]);
    expect(data).toMatchObject({ successCount: 2, errorCount: 1 });
    expect(data.messageDetailVOS).toMatchObject([{ number: 4, name: '人员603' }]);
    expect(data.messageDetailVOS[0]?.message).toContain('2');
    const header2 = await send<Refused>(who, form, [['x', 'y']], ['甲', '乙']);
    expect([header2.status, header2.data.reason]).toEqual([422, 'SHEET_HEADER']);
    const endAt = new Date(now.getTime() - 10 * 60_000);
    const over = await people(base, { window: { opensAt: null, earlyEndAt: null, endAt, lateEndAt: null } });
    const closed = await send<Refused>(who, over, [rowOf(604)]);
    expect([closed.status, closed.data.reason]).toEqual([403, 'FORM_CLOSED']);
    const outsider = await fair.exhibitor('I321', { agreed: false });
    const unasked = await send<Refused>(outsider, form, [rowOf(605)]);
    expect([unasked.status, unasked.data.reason]).toEqual([400, 'CONSENT_NEEDED']);
  });
});

const column = (label: string): object => ({ prop: label, formItemId: label, type: 'input', label });

/** The rows of a list, by their headers. */
function readBack(bytes: Uint8Array): readonly Readonly<Record<string, unknown>>[] {
  const table = parseItem({
    formItemId: 't',
    formItemType: 'dynamic',
    formItemOriginalData: JSON.stringify({
      prop: 't',
      children: { column: ['姓名', '身份证号', '证件类别'].map(column) },
    }),
  });
  const book = readWorkbook(bytes, { item: table });
  const read = book.ok ? readRows(table, book.sheet) : null;
  return read?.ok === true ? read.table.rows.map(({ cells }) => cells) : [];
}

const archive = (files: Zippable): Buffer => Buffer.from(zipSync(files, { level: 0 }));

const sendZip = <T = PhotosImported>(
  who: TestSession,
  { formId }: Form,
  content: Buffer,
): Promise<Answer<T>> =>
  sendFile<T>(who, calls.importPersonPhotos.path, { name: 'photos.zip', content, fields: { formId } });

async function badgesOf(who: TestSession, form: Form): Promise<void> {
  const badges = (query: Record<string, string> = {}): Promise<Answer<PersonBadgesPage>> =>
    fair.get<PersonBadgesPage>(who, calls.personBadges.path, { formId: form.formId, ...query });
  expect((await badges()).data.records).toEqual([]);
  const [first] = (await list(who, { name: '人员700' })).records;
  const adopt = calls.consoleAdopt.path.replace(':id', first?.id ?? '');
  expect((await fair.post(reviewer, adopt, { revision: first?.revision ?? 0 })).status).toBe(200);
  const { records } = (await badges()).data;
  expect(records).toMatchObject([
    {
      id: first?.id,
      name: '人员700',
      nameLatin: 'Ren Yuan',
      company: 'Z100 有限公司',
      booth: '5-Z100',
      category: '参展证',
      categoryCode: 'exh',
      preview: false,
    },
  ]);
  expect(records[0]?.code).toMatch(/^[2-9A-Z]{8}$/);
  expect(records[0]?.qr).toMatch(/^ZT2\.1\./);
  const shown = await fair.server.app.inject(records[0]?.photo ?? '');
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const preview = (await badges({ preview: 'true' })).data.records;
  expect(preview.map(({ name, preview: only, qr }) => `${name} ${only} ${qr === null}`).toSorted()).toEqual([
    '人员700 false false',
    '人员701 true true',
    '人员702 true true',
  ]);
  const neighbour = await fair.exhibitor('Z101');
  const foreign = await fair.get<PersonBadgesPage>(neighbour, calls.personBadges.path, {
    ids: first?.id ?? '',
    preview: 'true',
  });
  expect(foreign.data.records).toEqual([]);
}

describe('seed.md §3: photos of people by archive', { timeout: 120_000 }, () => {
  it('completes the people whose ID number a photo is named by, and tells what matched nobody', async () => {
    const who = await fair.exhibitor('Z100');
    const form = await people([...base, photo]);
    const wrong = await send(who, form, [rowOf(700, { name: '' })]);
    expect(wrong.data).toMatchObject({ errorCount: 1, messageDetailVOS: [{ message: '请输入姓名' }] });
    const taken = await send(who, form, [rowOf(700), rowOf(701), rowOf(702)]);
    expect(taken.data).toMatchObject({ successCount: 3, errorCount: 0, incompleteCount: 3 });
    expect((await list(who)).records.map(({ status }) => status)).toEqual(['draft', 'draft', 'draft']);
    const files = {
      [`照片/${idNumber(700)}.jpg`]: portrait,
      [`${idNumber(701)}_人员701.JPG`]: await picture('#998877'),
      [`copy/${idNumber(701)}.jpg`]: portrait,
      [`${idNumber(702)}.png`]: Buffer.from('no picture'),
      [`${idNumber(799)}.jpg`]: portrait,
      'readme.txt': Buffer.from('x'),
      '__MACOSX/._x.jpg': Buffer.from('x'),
    };
    const { status, data } = await sendZip(who, form, archive(files));
    expect(status, JSON.stringify(data)).toBe(200);
    expect(data).toMatchObject({ matchedCount: 2, unknownCount: 1, errorCount: 3 });
    const outcomes = Object.fromEntries(data.photos.map(({ file, outcome }) => [file, outcome]));
    expect(outcomes).toMatchObject({
      [`${idNumber(700)}.jpg`]: 'submitted',
      [`${idNumber(702)}.png`]: 'refused',
      [`${idNumber(799)}.jpg`]: 'unknown',
      'readme.txt': 'refused',
    });
    const after = await list(who);
    expect(after.records.map(({ status: state }) => state).toSorted()).toEqual(['draft', 'wait', 'wait']);
    const repeated = await sendZip(who, form, archive({ [`${idNumber(700)}.jpg`]: portrait }));
    expect(repeated.data).toMatchObject({ matchedCount: 1 });
    const unchanged = await list(who);
    expect(revisionsOf(unchanged)).toEqual(revisionsOf(after));
    await badgesOf(who, form);
  });

  it('takes no archive that lies, hides, or bursts', async () => {
    const who = await fair.exhibitor('Z110');
    const form = await people([...base, photo]);
    await send(who, form, [rowOf(720)]);
    const name = `${idNumber(720)}.jpg`;
    const no = await sendZip<Refused>(who, form, Buffer.from('no archive at all, just a text'));
    expect([no.status, no.data.reason]).toEqual([415, 'ARCHIVE_TYPE']);
    const whole = archive({ [name]: portrait });
    const cut = await sendZip<Refused>(who, form, whole.subarray(0, 200));
    expect([cut.status, cut.data.reason]).toEqual([415, 'ARCHIVE_TYPE']);
    const climbing = await sendZip<Refused>(who, form, archive({ [`../../${name}`]: portrait }));
    expect([climbing.status, climbing.data.reason]).toEqual([422, 'ARCHIVE_BROKEN']);
    const many = Object.fromEntries(
      Array.from({ length: 2_500 }, (_, at) => [`${at}.jpg`, new Uint8Array(1)]),
    );
    const crowd = await sendZip<Refused>(who, form, archive(many));
    expect([crowd.status, crowd.data.reason]).toEqual([413, 'ARCHIVE_TOO_LARGE']);
    const zeros = Buffer.from(zipSync({ [name]: new Uint8Array(40 * 1024 * 1024) }, { level: 9 }));
    const bomb = await sendZip(who, form, zeros);
    expect(bomb.data.photos).toMatchObject([{ outcome: 'refused' }]);
    // It says that it is small, and is not.
    const lying = Buffer.from(zipSync({ [name]: new Uint8Array(8 * 1024 * 1024) }, { level: 9 }));
    const directory = lying.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    lying.writeUInt32LE(100, directory + 24);
    lying.writeUInt32LE(100, 22);
    const liar = await sendZip<Refused>(who, form, lying);
    expect(liar.status).toBeLessThan(500);
    expect(JSON.stringify(liar.data)).toMatch(/ARCHIVE_BROKEN|refused/);
    expect((await list(who)).records.map(({ status }) => status)).toEqual(['draft']);
  });
});

describe('wire.md §4: workbooks of people', () => {
  it('tells what of a workbook it did not read, and what merged cells came to', async () => {
    const who = await fair.exhibitor('N101');
    const form = await people();
    const line = (row: Row) => `<tr>${row.map((text) => cell(text)).join('')}</tr>`;
    const [name, ...rest] = rowOf(951);
    const tables = [
      [
        line(header),
        `<tr>${cell(name ?? null, ' colspan=2')}${rest
          .slice(1)
          .map((text) => cell(text))
          .join('')}</tr>`,
        line(rowOf(952)),
      ],
      [line(header), line(rowOf(953))],
    ];
    const content = Buffer.from(tables.map((lines) => `<table>${lines.join('')}</table>`).join(''));
    const upload = { name: '名单.xls', content, fields: { formId: form.formId } };
    const { data } = await sendFile<PersonsImported>(who, calls.importPersons.path, upload);
    expect(data).toMatchObject({
      errorCount: 1,
      others: ['2'],
      dropped: [],
      filled: 0,
      shared: 0,
      across: 1,
    });
    expect(data.messageDetailVOS).toMatchObject([{ number: 2 }]);
  });

  it('are an empty template, or everybody with ID numbers that the exhibitor itself may see', async () => {
    const who = await fair.exhibitor('W100');
    const form = await people();
    await send(who, form, [rowOf(800), rowOf(801)]);
    const download = (query: Record<string, string>) =>
      fair.server.app.inject({
        method: 'POST',
        url: `${calls.downloadPersons.path}?${new URLSearchParams({ formId: form.formId, ...query }).toString()}`,
        headers: who.headers,
      });
    const template = await download({});
    expect(template.statusCode).toBe(200);
    expect(readWorkbook(template.rawPayload).ok).toBe(true);
    const all = await download({ kind: 'list' });
    expect(all.statusCode).toBe(200);
    expect(readBack(all.rawPayload).map((row) => [row['姓名'], row['身份证号'], row['证件类别']])).toEqual([
      ['人员800', idNumber(800), '参展证'],
      ['人员801', idNumber(801), '参展证'],
    ]);
    const upload = { name: 'a.xlsx', content: all.rawPayload, fields: { formId: form.formId } };
    const back = await sendFile<PersonsImported>(who, calls.importPersons.path, upload);
    expect(back.data).toMatchObject({ repeatCount: 2, successCount: 0, errorCount: 0 });
    const audits = await fair.server.database
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('action', 'in', ['person.export', 'person.import'])
      .where('thing_id', '=', form.formId)
      .execute();
    expect(audits.map(({ action }) => action).toSorted()).toEqual([
      'person.export',
      'person.import',
      'person.import',
    ]);
    expect(JSON.stringify(audits)).not.toContain(idNumber(800));
  });
});
