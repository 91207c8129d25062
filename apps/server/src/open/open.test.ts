import {
  calls,
  limits,
  type ExamStatus,
  type FileRecord,
  type OpenForm,
  type ShortLinkAnswer,
  type SubmissionDetail,
  type SubmissionsPage,
  type SubmitAnswer,
} from '@zhantai/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Form } from '../forms/index.ts';
import {
  createOpenForm,
  createTestLink,
  giveTestTicket,
  guestGets,
  guestPosts,
  guestUploads,
  type Outsider,
} from '../http/testing/test-tickets.ts';
import { changeSetting } from '../exhibitions/index.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import { removeOrphans } from '../files/index.ts';
import { fileServices } from '../files/index.ts';
import { openTestFair, TestFair, type Answer, type Refused } from '../http/testing/test-fair.ts';

let time = Date.now();
let fair: TestFair;
let form: Form;

beforeAll(async () => {
  fair = await openTestFair(() => new Date(time));
  form = await createOpenForm(fair, [
    { prop: 'name', type: 'input', required: true },
    { prop: 'trade', type: 'select', original: { dicUrl: '/api/dict/trade' } },
    { prop: 'id_no', type: 'input', original: { sensitive: 'id' } },
    { prop: 'photo', type: 'upload', original: { maxSize: 2, accept: 'png' } },
  ]);
});
afterAll(() => fair.close());

const fifty = Array.from({ length: 50 }, (_, index) => index);
const open = (who: Outsider, query: Record<string, string> = {}): Promise<Answer<OpenForm & Refused>> =>
  guestGets(fair, who, calls.openForm.path, query);

function send<T = SubmitAnswer & Refused>(
  who: Outsider,
  answers: Record<string, unknown>,
  changes: Record<string, unknown> = {},
  of: Form = form,
): Promise<Answer<T>> {
  return guestPosts<T>(fair, who, calls.openSubmit.path, {
    formId: of.formId,
    version: 1,
    revision: 0,
    answers,
    consent: '1',
    ...changes,
  });
}
const refusedAs = ({ status, data }: Answer<Refused>) => [status, data.reason];
const ticketFor = (of: Form = form, changes = {}): Promise<string> =>
  giveTestTicket(fair, { formId: of.formId, ...changes });

const dictionary = (code: string): string => calls.dictionary.path.replace(':code', code);
const forPhoto = () => ({ formId: form.formId, formItemId: 'f_photo' });
const files = () => fair.server.database.selectFrom('file').select(['file_id', 'sha256']).execute();
const picture = async (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: shade, g: 0, b: 0 } } })
    .png()
    .toBuffer();
const shortLink = (one: string): string => calls.shortLink.path.replace(':code', encodeURIComponent(one));
const upload = async (who: Outsider, shade: number, fields = {}): Promise<Answer<FileRecord & Refused>> =>
  guestUploads(fair, who, { name: 'a.png', content: await picture(shade), fields });

describe('wire.md §4: short links', () => {
  it('give the path and a ticket of 128 bits that is kept hashed', async () => {
    const { code, path } = await createTestLink(fair, { formId: form.formId });
    const found = await guestGets<ShortLinkAnswer>(fair, {}, calls.shortLink.path.replace(':code', code));
    expect([found.status, found.data.path]).toEqual([200, path]);
    const { ticket = '' } = found.data;
    expect(Buffer.from(ticket, 'base64url')).toHaveLength(16);
    const rows = await fair.server.database.selectFrom('ticket').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(ticket);
    expect((await open({ ticket })).data.form.formId).toBe(form.formId);
  });

  it('are read however their code is typed, and answer alike whatever is wrong with them', async () => {
    const { code } = await createTestLink(fair, { formId: form.formId });
    const typed = `${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase();
    expect((await guestGets(fair, {}, shortLink(typed))).status).toBe(200);
    const past = new Date(time - 1);
    const wrong = [
      'NOSUCHXX',
      (await createTestLink(fair, { closesAt: past })).code,
      (await createTestLink(fair, { opensAt: new Date(time + 60_000) })).code,
      (await createTestLink(fair, { mostTickets: 0 })).code,
    ];
    for (const one of wrong) {
      const answer = await guestGets<Refused>(fair, {}, shortLink(one));
      expect(refusedAs(answer), one).toEqual([404, 'LINK_INVALID']);
    }
  });

  it('give no more tickets than they may, whoever asks at the same moment', async () => {
    const { code } = await createTestLink(fair, { mostTickets: 3 });
    const path = calls.shortLink.path.replace(':code', code);
    const answers = await Promise.all(
      fifty.map((index) => guestGets(fair, { address: `198.51.101.${index}` }, path)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('are opened only so often from one address', async () => {
    const [minute] = limits.ticketsOfAddress;
    const asks = Array.from({ length: minute.calls + 1 }, () =>
      guestGets<Refused>(fair, { address: '203.0.113.9' }, calls.shortLink.path.replace(':code', 'GUESSING')),
    );
    const found = (await Promise.all(asks)).map(({ status }) => status);
    expect(found.filter((status) => status === 429)).toHaveLength(1);
    expect(
      (await guestGets(fair, { address: '203.0.113.10' }, calls.shortLink.path.replace(':code', 'GUESSING')))
        .status,
    ).toBe(404);
  });
});

describe('wire.md §4: a form with a ticket', () => {
  it('that everybody may fill in comes with a fresh ticket, any other one needs one', async () => {
    const { status, data } = await open({}, { formId: form.formId });
    expect([status, data.purpose, data.captchaNeeded, data.usesLeft]).toEqual([200, 'form', true, 5]);
    expect(data.ticket).toHaveLength(22);
    const closed = await createOpenForm(fair, undefined, {
      audience: { roles: ['exhibitor'], boothTypes: [], tags: [], notTags: [] },
    });
    const people = await createOpenForm(fair, undefined, { formType: '7' });
    for (const formId of [closed.formId, people.formId, 'no-such-form']) {
      expect(refusedAs(await open({}, { formId }))).toEqual([403, 'FORM_NOT_PUBLIC']);
    }
    expect((await open({}, { formId: closed.formId })).msg).toBe(
      '这份表格不对外开放，请登录后填写，或用收到的链接打开',
    );
    expect(refusedAs(await open({}))).toEqual([403, 'TICKET_INVALID']);
    expect((await open({ ticket: await ticketFor(closed) })).data.form.formId).toBe(closed.formId);
  });

  it('is submitted by the path of all submissions: receipt, consent, audit, and the review of the console', async () => {
    const reviewed = await createOpenForm(fair, undefined, { review: true });
    const ticket = await ticketFor(reviewed);
    const { status, data } = await send({ ticket, human: true }, { name: '顾晴川' }, {}, reviewed);
    expect([status, data.status, data.revision]).toEqual([200, 'wait', 1]);
    expect(data.receipt?.number).toBeTruthy();
    const { database } = fair.server;
    const consent = await database.selectFrom('consent').selectAll().executeTakeFirstOrThrow();
    expect(consent).toMatchObject({
      policy: 'privacy',
      version: '1',
      address: '198.51.100.7',
      account_id: null,
    });
    const audit = await database
      .selectFrom('audit')
      .select(['action', 'actor_kind', 'account_id'])
      .where('thing_id', '=', data.id)
      .execute();
    expect(audit).toEqual([{ action: 'submission.submit', actor_kind: 'anonymous', account_id: null }]);

    const staff = await fair.person({ role: 'reviewer' });
    const queue = await fair.get<SubmissionsPage>(staff, calls.consoleSubmissions.path, {
      formId: reviewed.formId,
      status: 'wait',
    });
    expect(queue.data.records).toMatchObject([
      { id: data.id, subject: { kind: 'ticket', name: '顾晴川' }, answers: { name: '顾晴川' } },
    ]);
    const detail = await fair.get<SubmissionDetail>(
      staff,
      calls.consoleSubmission.path.replace(':id', data.id),
    );
    expect(detail.status).toBe(200);
    const adopt = calls.consoleAdopt.path.replace(':id', data.id);
    expect((await fair.post(staff, adopt, { revision: 1 })).status).toBe(200);
    expect((await open({ ticket })).data).toMatchObject({ status: 'adopt', answers: { name: '顾晴川' } });
  });

  it('is somebody else’s for every other ticket, and in no other exhibition', async () => {
    const [mine, yours] = [await ticketFor(), await ticketFor()];
    await send({ ticket: mine, human: true }, { name: '甲' });
    expect((await open({ ticket: yours })).data).toMatchObject({ answers: {}, revision: 0, status: 'none' });
    const elsewhere = new TestFair(fair.server, await createTestExhibition(fair.server));
    const answer = await guestGets<Refused>(elsewhere, { ticket: mine }, calls.openForm.path);
    expect(refusedAs(answer)).toEqual([403, 'TICKET_INVALID']);
  });

  it('tells nothing sensitive once nothing more can be submitted', async () => {
    const ticket = await ticketFor(form, { uses: 1 });
    const answers = { name: '甲', id_no: '990417190101010012' };
    expect((await send({ ticket, human: true }, answers)).status).toBe(200);
    const { data } = await open({ ticket });
    expect(data.answers).toMatchObject({ name: '甲', id_no: '••••0012' });
    expect([data.usesLeft, data.fromInformationCanBeSubmitted]).toEqual([0, false]);
    expect(refusedAs(await send({ ticket, human: true }, answers, { revision: 1 }))).toEqual([
      409,
      'TICKET_SPENT',
    ]);
    const raw = await fair.server.database.selectFrom('revision').select('answers').execute();
    expect(JSON.stringify(raw)).not.toContain('990417190101010012');
  });

  it('is refused without a captcha; one counts until something is submitted', async () => {
    const ticket = await ticketFor();
    const wrong = { ticket, headers: { 'captcha-key': 'x', 'captcha-code': 'x' } };
    expect(refusedAs(await send({ ticket }, { name: '甲' }))).toEqual([400, 'CAPTCHA_WRONG']);
    expect(refusedAs(await send(wrong, { name: '甲' }))).toEqual([400, 'CAPTCHA_WRONG']);
    expect((await send({ ticket, human: true }, { name: '' })).status).toBe(422);
    expect((await open({ ticket })).data.captchaNeeded).toBe(false);
    expect((await send({ ticket }, { name: '甲' }, { draft: true })).status).toBe(200);
    expect((await send({ ticket }, { name: '甲' }, { revision: 1 })).status).toBe(200);
    expect(refusedAs(await send({ ticket }, { name: '乙' }, { revision: 2 }))).toEqual([
      400,
      'CAPTCHA_WRONG',
    ]);
  });

  it('is refused without the consent to the policy of now', async () => {
    const ticket = await ticketFor();
    for (const consent of [undefined, '0']) {
      const { status, data } = await send({ ticket, human: true }, { name: '甲' }, { consent });
      expect([status, data]).toMatchObject([400, { reason: 'CONSENT_NEEDED', version: '1' }]);
    }
  });

  it('makes as many submissions as its ticket may, whoever sends at the same moment', async () => {
    const many = await createOpenForm(fair, undefined, { submissions: 'many' });
    const ticket = await ticketFor(many, { uses: 3 });
    await send({ ticket, human: true }, { name: '甲' }, { draft: true }, many);
    const answers = await Promise.all(
      fifty.map((index) => send({ ticket, human: true }, { name: `第 ${index}` }, {}, many)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 200).map(({ data }) => data.reason);
    expect(new Set(refused)).toEqual(new Set(['TICKET_SPENT']));
    const { n } = await fair.server.database
      .selectFrom('revision')
      .innerJoin('submission', 'submission.submission_id', 'revision.submission_id')
      .select((row) => row.fn.countAll<string>().as('n'))
      .where('submission.form_id', '=', many.formId)
      .executeTakeFirstOrThrow();
    expect(Number(n)).toBe(3);
  });

  it('is done once however often it is sent with one key; another ticket is another call', async () => {
    const [one, two] = [await ticketFor(), await ticketFor()];
    await send({ ticket: one, human: true }, { name: '甲' }, { draft: true });
    await send({ ticket: two, human: true }, { name: '甲' }, { draft: true });
    const headers = { 'idempotency-key': 'key-of-the-open-form' };
    const first = await send({ ticket: one, headers }, { name: '乙' }, { revision: 1 });
    const again = await send({ ticket: one, headers }, { name: '乙' }, { revision: 1 });
    expect(again.data).toEqual(first.data);
    const other = await send({ ticket: two, headers }, { name: '乙' }, { revision: 1 });
    expect(other.status).toBe(200);
    expect(other.data.id).not.toBe(first.data.id);
  });

  it('keeps to the window of its form', async () => {
    const late = await createOpenForm(fair, undefined, {
      window: { opensAt: null, earlyEndAt: null, endAt: new Date(time - 60_000), lateEndAt: null },
    });
    const ticket = await ticketFor(late);
    expect(refusedAs(await send({ ticket, human: true }, { name: '甲' }, {}, late))).toEqual([
      403,
      'FORM_CLOSED',
    ]);
  });

  it('ends with its ticket', async () => {
    const ticket = await ticketFor(form, { seconds: 60 });
    expect((await open({ ticket })).status).toBe(200);
    time += 60_000;
    expect(refusedAs(await open({ ticket }))).toEqual([403, 'TICKET_INVALID']);
    expect(refusedAs(await send({ ticket, human: true }, { name: '甲' }))).toEqual([403, 'TICKET_INVALID']);
  });

  it.each([
    ['nothing', ''],
    ['a letter', 'x'],
    ['an unknown one', 'A'.repeat(22)],
    ['a long one', 'A'.repeat(5000)],
    ['SQL', "'; drop table ticket; --"],
  ])('is refused with %s', async (_what, ticket) => {
    expect(refusedAs(await open({ ticket }))).toEqual([403, 'TICKET_INVALID']);
    expect(refusedAs(await send({ ticket, human: true }, { name: '甲' }))).toEqual([403, 'TICKET_INVALID']);
  });
});

describe('a dictionary with a ticket', () => {
  it('is shown where the form of the ticket chooses from it, and no other', async () => {
    const ticket = await ticketFor();
    expect((await guestGets(fair, { ticket }, dictionary('trade'))).status).toBe(200);
    expect((await guestGets(fair, { ticket }, dictionary('transport-suppliers'))).status).toBe(403);
    expect((await guestGets(fair, {}, dictionary('trade'))).status).toBe(401);
  });
});

describe('wire.md §4: files with a ticket', () => {
  it('need a captcha, fit their item and stay below 5 MB', async () => {
    const ticket = await ticketFor();
    expect(refusedAs(await upload({ ticket }, 1, forPhoto()))).toEqual([400, 'CAPTCHA_WRONG']);
    expect((await upload({ ticket, human: true }, 1, forPhoto())).status).toBe(200);
    expect(refusedAs(await upload({ ticket }, 1, { formId: 'x', formItemId: 'f_photo' }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    const pdf = { name: 'a.pdf', content: Buffer.from('%PDF-1.4\n%%EOF\n'), fields: forPhoto() };
    expect(refusedAs(await guestUploads<Refused>(fair, { ticket }, pdf))).toEqual([415, 'FILE_TYPE']);
    const large = { name: 'a.png', content: Buffer.alloc(limits.openUploadBytes + 1) };
    expect(refusedAs(await guestUploads<Refused>(fair, { ticket }, large))).toEqual([413, 'FILE_TOO_LARGE']);
  });

  it('are no more than the form takes, and what was replaced, whoever sends at the same moment', async () => {
    const ticket = await ticketFor();
    await send({ ticket, human: true }, {}, { draft: true });
    const sent = await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        guestUploads(
          fair,
          { ticket },
          { name: `${index}.txt`, content: Buffer.from(`%PDF-1.4 ${index}`) },
          calls.putCommonImg.path,
        ),
      ),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  it('are taken by forms that have an item for them', async () => {
    const plain = await createOpenForm(fair);
    const ticket = await ticketFor(plain);
    await send({ ticket, human: true }, {}, { draft: true }, plain);
    const refused = await upload({ ticket }, 7);
    expect(refusedAs(refused)).toEqual([400, 'FILE_COUNT']);
  });

  it('are kept of all guests together as many as the organiser lets them, and fewer make room', async () => {
    const kept = (await fair.server.database.selectFrom('file').select('file_id').execute()).length;
    await changeSetting(
      fair.server.database,
      fair.exhibition,
      'guestFiles',
      String(kept + 3),
      async () => undefined,
    );
    const tickets = await Promise.all(Array.from({ length: 12 }, () => ticketFor()));
    const sent = await Promise.all(
      tickets.map((ticket, index) => upload({ ticket, human: true }, 20 + index, forPhoto())),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(sent.map(({ data }) => data.reason))).toEqual(new Set([undefined, 'GUEST_FILES_FULL']));
    await removeOrphans(fileServices(fair.server), new Date(Date.now() + 1_000), 100);
    expect((await upload({ ticket: await ticketFor(), human: true }, 60, forPhoto())).status).toBe(200);
    await changeSetting(fair.server.database, fair.exhibition, 'guestFiles', null, async () => undefined);
  });

  it('are nobody else’s', async () => {
    const [mine, yours] = [await ticketFor(), await ticketFor()];
    const { data } = await upload({ ticket: mine, human: true }, 2, forPhoto());
    const stolen = await send({ ticket: yours, human: true }, { name: '甲', photo: [data.id] });
    expect([stolen.status, stolen.data]).toMatchObject([403, { reason: 'FILE_NOT_YOURS', prop: 'photo' }]);
  });

  it('are removed after a day unless a submission names them, content and all', async () => {
    const ticket = await ticketFor();
    const kept = (await upload({ ticket, human: true }, 200, forPhoto())).data;
    const lost = (await upload({ ticket }, 201, forPhoto())).data;
    expect((await send({ ticket }, { name: '甲', photo: [kept.id] })).status).toBe(200);
    const before = new Map((await files()).map((file) => [file.file_id, file.sha256]));
    const services = fileServices(fair.server);
    const scope = fair.exhibition;
    const content = { ...scope, sha256: before.get(lost.id) ?? '' };
    expect(await services.storage.has(content)).toBe(true);
    const { created_at: createdAt } = await fair.server.database
      .selectFrom('file')
      .select('created_at')
      .where('file_id', '=', lost.id)
      .executeTakeFirstOrThrow();
    await removeOrphans(services, createdAt, 100);
    expect((await files()).map((file) => file.file_id)).toContain(lost.id);
    await removeOrphans(services, new Date(createdAt.getTime() + 1), 100);
    const after = (await files()).map((file) => file.file_id);
    expect(after).not.toContain(lost.id);
    expect(after).toContain(kept.id);
    expect(await services.storage.has(content)).toBe(false);
    expect(await services.storage.has({ ...scope, sha256: before.get(kept.id) ?? '' })).toBe(true);
    const { data } = await guestGets<ExamStatus & OpenForm>(fair, { ticket }, calls.openForm.path);
    expect(data.files.map((file) => file.id)).toEqual([kept.id]);
  });
});
