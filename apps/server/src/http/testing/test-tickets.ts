import { calls } from '@zhantai/contract';
import { clientHeaders } from '../../exhibitions/testing.ts';
import type { Form } from '../../forms/index.ts';
import { insertLink, issueTicket, type NewTicket, type ShortLink } from '../../tickets/index.ts';
import { captchaHeaders } from '../../auth/testing.ts';
import type { Answer, TestFair } from './test-fair.ts';
import { createTestForm, testDefinition, type TestItem } from './test-form.ts';
import { multipart, type TestUpload } from './test-upload.ts';

const DAY_SECONDS = 86_400;
let count = 0;

/** A form that everybody may fill in. */
export function createOpenForm(
  { server, exhibition }: TestFair,
  items: readonly TestItem[] = [{ prop: 'name', type: 'input', required: true }],
  changes: Partial<Form> = {},
): Promise<Form> {
  const audience = { roles: ['public'], boothTypes: [], tags: [], notTags: [] };
  return createTestForm(server.database, exhibition, testDefinition(items), {
    audience,
    review: false,
    ...changes,
  });
}

/** A short link to a form that everybody may fill in. */
export async function createTestLink(
  fair: TestFair,
  changes: Partial<ShortLink> = {},
): Promise<Omit<ShortLink, 'formId'> & { readonly formId: string }> {
  count += 1;
  const formId = changes.formId ?? (await createOpenForm(fair)).formId;
  const link: Omit<ShortLink, 'formId'> & { readonly formId: string } = {
    code: `LINK${2000 + count}`,
    purpose: 'form',
    path: `/form?formId=${formId}`,
    exhibitorId: null,
    kind: '',
    subjectId: null,
    mostTickets: null,
    opened: 0,
    ticketUses: 5,
    ticketSeconds: DAY_SECONDS,
    opensAt: null,
    closesAt: null,
    ...changes,
    formId,
  };
  await insertLink(fair.server.database, fair.exhibition, link, fair.server.now());
  return link;
}

/** A ticket of the exhibition. */
export function giveTestTicket(fair: TestFair, changes: Partial<NewTicket> = {}): Promise<string> {
  return issueTicket(fair.server, fair.exhibition, {
    purpose: 'form',
    formId: null,
    exhibitorId: null,
    linkCode: null,
    uses: 5,
    seconds: DAY_SECONDS,
    ...changes,
  });
}

/** How somebody without an account calls. */
export interface Outsider {
  readonly ticket?: string;
  /** Answers a captcha with the call. */
  readonly human?: boolean;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function guestHeaders(fair: TestFair, who: Outsider): Promise<Record<string, string>> {
  return {
    ...clientHeaders(fair.exhibition),
    ...(who.ticket === undefined ? {} : { ticket: who.ticket }),
    ...(who.human === true ? await captchaHeaders(fair.server) : {}),
    ...who.headers,
  };
}

export async function guestGets<T>(
  fair: TestFair,
  who: Outsider,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Answer<T>> {
  const search = new URLSearchParams(query).toString();
  const answer = await fair.server.app.inject({
    url: search === '' ? path : `${path}?${search}`,
    headers: await guestHeaders(fair, who),
    remoteAddress: who.address ?? '198.51.100.7',
  });
  const { data, msg } = answer.json<{ data: T; msg: string }>();
  return { status: answer.statusCode, data, msg };
}

export async function guestPosts<T>(
  fair: TestFair,
  who: Outsider,
  path: string,
  payload: object,
): Promise<Answer<T>> {
  const answer = await fair.server.app.inject({
    method: 'POST',
    url: path,
    headers: await guestHeaders(fair, who),
    remoteAddress: who.address ?? '198.51.100.7',
    payload,
  });
  const { data, msg } = answer.json<{ data: T; msg: string }>();
  return { status: answer.statusCode, data, msg };
}

export async function guestUploads<T>(
  fair: TestFair,
  who: Outsider,
  upload: TestUpload,
  path: string = calls.openFile.path,
): Promise<Answer<T>> {
  const { payload, headers } = multipart(upload);
  return guestPosts(fair, { ...who, headers: { ...headers, ...who.headers } }, path, payload);
}
