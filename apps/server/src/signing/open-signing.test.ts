import {
  calls,
  type OpenForm,
  type OpenSigning,
  type ShortLinkAnswer,
  type Signing,
  type SigningStart,
} from '@zhantai/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { exhibitionAt } from '../exhibitions/test-address.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../http/testing/test-fair.ts';
import {
  createOpenForm,
  giveTestTicket,
  guestGets,
  guestPosts,
  guestUploads,
} from '../http/testing/test-tickets.ts';

let fair: TestFair;
let form: Awaited<ReturnType<typeof createOpenForm>>;
let drawing: Buffer;
let exhibitor: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  exhibitor = await fair.exhibitor('A101');
  form = await createOpenForm(fair, [{ prop: 'signature', type: 'signature', required: true }]);
  drawing = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#000' } })
    .png()
    .toBuffer();
});
afterAll(() => fair.close());

const guest = (uses = 5): Promise<string> => giveTestTicket(fair, { formId: form.formId, uses });
const ask = (ticket: string, human = true): Promise<Answer<SigningStart & Refused>> =>
  guestPosts(fair, { ticket, human }, calls.openSigningStart.path, { label: '签名' });
const stateOf = (ticket: string, id: string): Promise<Answer<Signing & Refused>> =>
  guestGets(fair, { ticket }, calls.openSigningState.path.replace(':id', id));
const cancel = (ticket: string, id: string): Promise<Answer<Signing & Refused>> =>
  guestPosts(fair, { ticket }, calls.openSigningCancel.path.replace(':id', id), {});
const phoneOf = async ({ link }: SigningStart): Promise<string> => {
  const code = new URLSearchParams(new URL(link).hash.split('?')[1]).get('code') ?? '';
  const { data } = await guestGets<ShortLinkAnswer>(fair, {}, calls.shortLink.path.replace(':code', code));
  return data.ticket ?? '';
};

it('pages.md: who fills in an open form signs on a phone, and hands the form in with it', async () => {
  const ticket = await guest();
  const started = (await ask(ticket)).data;
  expect(await exhibitionAt(fair.server, started.link)).toBe(fair.exhibition.exhibitionId);
  const phone = await phoneOf(started);
  const look = await guestGets<OpenSigning>(fair, { ticket: phone }, calls.openSigning.path);
  expect(look.data).toMatchObject({ state: 'opened', label: '签名', asker: form.title['zh-Hans'] });
  expect((await stateOf(ticket, started.id)).data.state).toBe('opened');
  const upload = { name: 'signature.png', content: drawing };
  await guestUploads(fair, { ticket: phone }, upload, calls.openSigningSend.path);
  const { signature } = (await stateOf(ticket, started.id)).data;

  const opened = (await guestGets<OpenForm>(fair, { ticket }, calls.openForm.path)).data;
  const sent = await guestPosts<Refused>(fair, { ticket, human: true }, calls.openSubmit.path, {
    formId: form.formId,
    version: opened.form.version,
    revision: 0,
    consent: opened.consent.version,
    answers: { signature },
  });
  expect(sent.status, sent.msg).toBe(200);
});

it('wire.md §4: asking takes a captcha, and a ticket that may still hand something in', async () => {
  expect((await ask(await guest(), false)).data.reason).toBe('CAPTCHA_WRONG');
  expect((await ask(await guest(0))).data.reason).toBe('TICKET_SPENT');
  const phone = await phoneOf((await ask(await guest())).data);
  expect((await ask(phone)).data.reason).toBe('TICKET_INVALID');
});

it('nobody else sees what a guest requested, or gives it up', async () => {
  const [ticket, other] = [await guest(), await guest()];
  const { id } = (await ask(ticket)).data;
  expect((await stateOf(other, id)).status).toBe(404);
  expect((await cancel(other, id)).status).toBe(404);
  expect((await fair.get(exhibitor, calls.signing.path.replace(':id', id))).status).toBe(404);
  const theirs = (await fair.post<SigningStart>(exhibitor, calls.signingStart.path, { label: 'x' })).data;
  expect((await stateOf(ticket, theirs.id)).status).toBe(404);
  expect((await cancel(ticket, id)).data.state).toBe('cancelled');
});

it('what a guest gives up takes no signature', async () => {
  const ticket = await guest();
  const started = (await ask(ticket)).data;
  const phone = await phoneOf(started);
  await cancel(ticket, started.id);
  const upload = { name: 'signature.png', content: drawing };
  const sent = await guestUploads<Refused>(fair, { ticket: phone }, upload, calls.openSigningSend.path);
  expect(sent.data.reason).toBe('TICKET_INVALID');
});
