import {
  calls,
  formTypeCodes,
  type FileRecord,
  type OpenStaff,
  type OpenStaffAnswer,
  type PersonsPage,
} from '@zhantai/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForCode, codeSentTo, type TestSession } from '../auth/testing.ts';
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
import { createTestExhibition } from '../exhibitions/testing.ts';
import { createTestApp } from '../http/testing/test-app.ts';
import { TestFair, type Answer, type Refused } from '../http/testing/test-fair.ts';

let fair: TestFair;
let form: Form;
let exhibitor: TestSession;
let other: TestSession;

beforeAll(async () => {
  const server = await createTestApp({ demo: true });
  fair = new TestFair(server, await createTestExhibition(server));
  [exhibitor, other] = [await fair.exhibitor('A101'), await fair.exhibitor('A102')];
  form = await createOpenForm(
    fair,
    [
      { prop: 'name', type: 'input', required: true },
      { prop: 'id_no', type: 'input', original: { sensitive: 'id' } },
      { prop: 'mobile', type: 'input' },
      { prop: 'sms_code', type: 'input', required: true },
      { prop: 'photo', type: 'upload', original: { maxSize: 1, sensitive: 'photo' } },
    ],
    { formType: formTypeCodes.exhibitorPersion, submissions: 'many' },
  );
});
afterAll(() => fair.close());

const ticketOf = (changes = {}): Promise<string> =>
  giveTestTicket(fair, { purpose: 'staff', formId: form.formId, exhibitorId: 'A101', ...changes });
const refusedAs = ({ status, data }: Answer<Refused>) => [status, data.reason];
let numbers = 0;
async function provedMobile(): Promise<{ mobile: string; sms_code: string }> {
  numbers += 1;
  const mobile = `1360000${String(numbers).padStart(4, '0')}`;
  const sent = await askForCode(fair.server, fair.exhibition, mobile, 'visitor', {
    ticket: await ticketOf(),
  });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  return { mobile, sms_code: await codeSentTo(fair.server, mobile) };
}
const register = (who: Outsider, answers: object, changes = {}): Promise<Answer<OpenStaffAnswer & Refused>> =>
  guestPosts(fair, who, calls.openStaffSubmit.path, { version: 1, answers, consent: '1', ...changes });
const waiting = async (who: TestSession): Promise<PersonsPage> =>
  (await fair.get<PersonsPage>(who, calls.personsWaiting.path)).data;

describe('wire.md §4: people who register through a link of an exhibitor', () => {
  it('see whose link it is and the form, and nothing that anybody sent', async () => {
    const { code } = await createTestLink(fair, {
      purpose: 'staff',
      formId: form.formId,
      exhibitorId: 'A101',
      kind: '7',
      path: '/staff',
    });
    const link = await guestGets<{ path: string; ticket: string }>(
      fair,
      {},
      calls.shortLink.path.replace(':code', code),
    );
    expect(link.data.path).toBe('/staff');
    const { status, data } = await guestGets<OpenStaff>(fair, link.data, calls.openStaff.path);
    expect([status, data.exhibitor, data.usesLeft]).toMatchObject([200, { name: 'A101 有限公司' }, 5]);
    expect(data.form.formId).toBe(form.formId);
    expect(data).not.toHaveProperty('answers');
  });

  it('wait in Rlist of that exhibitor alone, with their photo; the answer tells only when', async () => {
    const ticket = await ticketOf();
    const who = { ticket, human: true };
    const content = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const fields = { formId: form.formId, formItemId: 'f_photo' };
    const photo = await guestUploads<FileRecord>(fair, who, { name: 'me.png', content, fields });
    expect(photo.status, JSON.stringify(photo.data)).toBe(200);
    const answers = {
      name: '林知远',
      id_no: '990417190101010012',
      photo: [photo.data.id],
      ...(await provedMobile()),
    };
    const { status, data } = await register(who, answers);
    expect([status, Object.keys(data)]).toEqual([200, ['receivedAt']]);
    const page = await waiting(exhibitor);
    expect(page.records).toMatchObject([
      { name: '林知远', state: 'waiting', answers: { id_no: '••••0012' } },
    ]);
    expect((await waiting(other)).total).toBe(0);
    const again = await guestGets<OpenStaff>(fair, { ticket }, calls.openStaff.path);
    const { form: shown, ...rest } = again.data;
    expect(JSON.stringify([rest, shown.formItems])).not.toMatch(/林知远|0012/);
    const consents = await fair.server.database
      .selectFrom('consent')
      .selectAll()
      .where('subject_key', 'is not', null)
      .execute();
    expect(consents).toHaveLength(1);
  });

  it('must prove their number; a wrong code is refused, a right one is good once', async () => {
    const ticket = await ticketOf();
    const proof = await provedMobile();
    const answers = { name: '程砚秋', ...proof };
    const wrong = { ...answers, sms_code: proof.sms_code === '000000' ? '000001' : '000000' };
    expect(refusedAs(await register({ ticket, human: true }, wrong))).toEqual([400, 'SMS_CODE_WRONG']);
    expect((await register({ ticket, human: true }, { name: '程砚秋' })).status).toBe(422);
    expect((await register({ ticket, human: true }, answers)).status).toBe(200);
    expect(refusedAs(await register({ ticket, human: true }, answers))).toEqual([400, 'SMS_CODE_WRONG']);
  });

  it('are as many as the ticket takes, whoever sends at the same moment', async () => {
    const ticket = await ticketOf({ uses: 1 });
    const proofs = [];
    // Codes are sent one after the other.
    for (let index = 0; index < 10; index += 1) proofs.push(await provedMobile());
    const before = (await waiting(exhibitor)).total;
    const answers = await Promise.all(
      proofs.map((proof, index) => register({ ticket, human: true }, { name: `第 ${index}`, ...proof })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ data }) => data.reason === 'TICKET_SPENT')).toHaveLength(9);
    expect((await waiting(exhibitor)).total).toBe(before + 1);
  });

  it('need the captcha, the consent and a ticket of an exhibitor', async () => {
    const ticket = await ticketOf();
    expect(refusedAs(await register({ ticket }, { name: '甲' }))).toEqual([400, 'CAPTCHA_WRONG']);
    expect(refusedAs(await register({ ticket, human: true }, { name: '甲' }, { consent: '9' }))).toEqual([
      400,
      'CONSENT_NEEDED',
    ]);
    const stray = await giveTestTicket(fair, { purpose: 'staff', formId: form.formId });
    expect(refusedAs(await register({ ticket: stray, human: true }, { name: '甲' }))).toEqual([
      403,
      'TICKET_INVALID',
    ]);
    const open = await giveTestTicket(fair, { formId: form.formId });
    expect(refusedAs(await register({ ticket: open, human: true }, { name: '甲' }))).toEqual([
      403,
      'TICKET_INVALID',
    ]);
  });
});
