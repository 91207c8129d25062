import {
  calls,
  limits,
  type FormInfo,
  type OpenSigning,
  type ShortLinkAnswer,
  type Signing,
  type SigningStart,
} from '@zhantai/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { exhibitionAt } from '../exhibitions/test-address.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { giveTestTicket, guestGets, guestPosts, guestUploads } from '../http/testing/test-tickets.ts';
import { deleteOldSignings } from './store.ts';

let time = Date.now();
let fair: TestFair;
let desktop: TestSession;
let drawing: Buffer;

beforeAll(async () => {
  fair = await openTestFair(() => new Date(time));
  desktop = await fair.exhibitor('A101');
  drawing = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#000' } })
    .png()
    .toBuffer();
});
// Every test may ask as often as one may in a minute.
beforeEach(() => {
  time += 61_000;
});
afterAll(() => fair.close());

const start = async (): Promise<SigningStart> =>
  (await fair.post<SigningStart>(desktop, calls.signingStart.path, { label: '负责人签名' })).data;
const codeOf = (link: string): string =>
  new URLSearchParams(new URL(link).hash.split('?')[1]).get('code') ?? '';
const exchange = (link: string): Promise<Answer<ShortLinkAnswer & Refused>> =>
  guestGets(fair, {}, calls.shortLink.path.replace(':code', codeOf(link)));
const ticketOf = async (link: string): Promise<string> => (await exchange(link)).data.ticket ?? '';
const look = (ticket: string): Promise<Answer<OpenSigning & Refused>> =>
  guestGets(fair, { ticket }, calls.openSigning.path);
const send = (ticket: string, content = drawing): Promise<Answer<OpenSigning & Refused>> =>
  guestUploads(fair, { ticket }, { name: 'signature.png', content }, calls.openSigningSend.path);
const stateOf = async (id: string): Promise<Signing> =>
  (await fair.get<Signing>(desktop, calls.signing.path.replace(':id', id))).data;
const cancel = (id: string): Promise<Answer<Signing>> =>
  fair.post(desktop, calls.signingCancel.path.replace(':id', id), {});

it('a signature drawn on a phone comes to the desktop, as a file of its exhibitor', async () => {
  const { id, link, secondsLeft, ...started } = await start();
  expect([started.state, started.signature, secondsLeft]).toEqual(['waiting', null, 600]);
  expect(await exhibitionAt(fair.server, link)).toBe(fair.exhibition.exhibitionId);
  const opened = await exchange(link);
  expect(opened.data.path).toBe('/sign');
  const ticket = opened.data.ticket ?? '';
  expect((await look(ticket)).data).toMatchObject({ state: 'opened', label: '负责人签名', secondsLeft: 600 });
  expect((await stateOf(id)).state).toBe('opened');
  expect((await send(ticket)).data.state).toBe('signed');
  const { state, signature } = await stateOf(id);
  expect(state).toBe('signed');
  const shown = await fair.server.app.inject({ url: signature ?? '' });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);

  // It is an answer like one that was drawn on the desktop.
  const form = await createTestForm(
    fair.server.database,
    fair.exhibition,
    testDefinition([{ prop: 'signature', type: 'signature', required: true }]),
  );
  const sent = await fair.submit(desktop, form, { signature });
  expect(sent.status, sent.msg).toBe(200);
  const info = await fair.get<FormInfo>(desktop, calls.info.path, { formId: form.formId });
  expect(String(info.data.answers['signature'])).toContain(String(signature).split('?')[0]);
});

it('a link opens once, and takes one signature', async () => {
  const { link, id } = await start();
  const ticket = await ticketOf(link);
  expect((await exchange(link)).data.reason).toBe('LINK_INVALID');
  const sent = await Promise.all([send(ticket), send(ticket), send(ticket)]);
  expect(sent.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409, 409]);
  expect((await send(ticket)).data.reason).toBe('TICKET_SPENT');
  expect((await look(ticket)).data.state).toBe('signed');
  expect((await cancel(id)).data.state).toBe('signed');
});

it('a drawing that is sent again because its answer got lost gets that answer', async () => {
  const ticket = await ticketOf((await start()).link);
  const again = (key: string, content = drawing): Promise<Answer<OpenSigning & Refused>> =>
    guestUploads(
      fair,
      { ticket, headers: { 'idempotency-key': key } },
      { name: 'signature.png', content },
      calls.openSigningSend.path,
    );
  const first = await again('lost');
  expect(first.data.state).toBe('signed');
  expect(await again('lost')).toEqual(first);
  expect((await again('lost', Buffer.from('another'))).data.reason).toBe('IDEMPOTENCY_CONFLICT');
  expect((await again('new')).data.reason).toBe('TICKET_SPENT');
});

it('a link is over after ten minutes, opened or not', async () => {
  const [late, slow] = [await start(), await start()];
  const ticket = await ticketOf(slow.link);
  time += limits.signingLifeSeconds * 1000 - 1000;
  expect((await stateOf(slow.id)).secondsLeft).toBe(1);
  time += 1000;
  expect((await exchange(late.link)).data.reason).toBe('LINK_INVALID');
  expect((await send(ticket)).data.reason).toBe('TICKET_INVALID');
  expect((await stateOf(late.id)).state).toBe('expired');
  expect((await cancel(slow.id)).data.state).toBe('expired');
});

it('a link that is opened late ends with its ten minutes all the same', async () => {
  const { link } = await start();
  time += 9 * 60_000;
  const ticket = await ticketOf(link);
  time += 2 * 60_000;
  expect((await look(ticket)).data.state).toBe('expired');
  expect((await send(ticket)).data.reason).toBe('TICKET_INVALID');
});

it('what is given up on the desktop takes no signature, and the phone hears of it', async () => {
  const { id, link } = await start();
  const ticket = await ticketOf(link);
  expect((await cancel(id)).data.state).toBe('cancelled');
  expect((await look(ticket)).data.state).toBe('cancelled');
  expect((await send(ticket)).data.reason).toBe('TICKET_INVALID');
  expect((await stateOf(id)).signature).toBeNull();
});

it('what is given up on the phone is reported on the desktop', async () => {
  const { id, link } = await start();
  const ticket = await ticketOf(link);
  await guestPosts(fair, { ticket }, calls.openSigningDecline.path, {});
  expect((await stateOf(id)).state).toBe('declined');
  expect((await send(ticket)).data.reason).toBe('TICKET_INVALID');
});

it('only a picture is a signature, and only the ticket of a signing brings one', async () => {
  const { id, link } = await start();
  const ticket = await ticketOf(link);
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  expect((await send(ticket, pdf)).data.reason).toBe('FILE_TYPE');
  expect((await send(await giveTestTicket(fair))).data.reason).toBe('TICKET_INVALID');
  expect((await guestGets<Refused>(fair, { ticket }, calls.openForm.path)).status).toBe(403);
  expect((await send(ticket)).data.state).toBe('signed');
  expect((await stateOf(id)).state).toBe('signed');
});

it('a colleague at another desktop neither sees it nor gives it up', async () => {
  const { id } = await start();
  const colleague = await fair.person({ role: 'exhibitor', exhibitorId: 'A101' });
  const path = calls.signing.path.replace(':id', id);
  expect((await fair.get(colleague, path)).status).toBe(404);
  expect((await fair.post(colleague, `${path}/cancel`, {})).status).toBe(404);
  expect((await stateOf(id)).state).toBe('waiting');
});

it('somebody asks only so often', async () => {
  const [minute] = limits.signings;
  const asks = Array.from({ length: minute.calls + 1 }, () =>
    fair.post(desktop, calls.signingStart.path, { label: 'x' }),
  );
  const found = (await Promise.all(asks)).map(({ status }) => status);
  expect(found.filter((status) => status === 429)).toHaveLength(1);
});

it('old ones are forgotten with their links', async () => {
  const { id, link } = await start();
  const before = new Date(time + limits.signingLifeSeconds * 1000 + 1);
  expect(await deleteOldSignings(fair.server.database, before, 1_000)).toBeGreaterThan(0);
  expect((await fair.get(desktop, calls.signing.path.replace(':id', id))).status).toBe(404);
  expect((await exchange(link)).data.reason).toBe('LINK_INVALID');
});
