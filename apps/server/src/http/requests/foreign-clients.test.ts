// What the front ends of others send (wire.md §1, §6): paths and fields are written out.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, testPassword, type TestSession } from '../../auth/testing.ts';
import { clientHeaders, createTestExhibition } from '../../exhibitions/testing.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { TestFair } from '../testing/test-fair.ts';
import { createTestForm, testDefinition } from '../testing/test-form.ts';

const captchaAnswer = 'a1b2c3';
const api = '/api/wdit-exhibitor/wdit-api';

let server: TestApp;
let fair: TestFair;
let one: TestSession;
let staff: TestSession;
/** Of another tenant, and open as well. */
let other: Exhibition;

beforeAll(async () => {
  server = await createTestApp({ captchaTestCode: captchaAnswer });
  fair = new TestFair(server, await createTestExhibition(server));
  other = await createTestExhibition(server);
  one = await fair.exhibitor('A101');
  staff = await fair.person({ role: 'admin' });
});
afterAll(() => fair.close());

type Json = Readonly<Record<string, unknown>>;
interface Answer {
  readonly status: number;
  readonly body: Json;
}

async function ask(
  url: string,
  headers: Readonly<Record<string, string>>,
  form?: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { statusCode, body } = await server.app.inject({
    url,
    method: form === undefined ? 'GET' : 'POST',
    headers: {
      ...headers,
      ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form === undefined ? {} : { payload: new URLSearchParams(form).toString() }),
  });
  return { status: statusCode, body: JSON.parse(body) };
}
const dataOf = ({ body }: Answer): Json => Object(body['data']);
const without = (headers: Readonly<Record<string, string>>, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
const signedIn = ({ headers }: TestSession) => headers;

async function captcha(): Promise<Record<string, string>> {
  const { body } = await ask('/api/blade-auth/oauth/captcha', {});
  return { 'captcha-key': String(body['key']), 'captcha-code': captchaAnswer };
}

describe('a query string', () => {
  const list = `${api}/wditexhibitor/page`;

  it('may hold empty values and keys of others in the portal’s calls', async () => {
    const plain = await ask(list, signedIn(one));
    const stuffed = await ask(`${list}?current=&size=&descs=&formId=&_t=17&tenantMode=x`, signedIn(one));
    expect([stuffed.status, stuffed.body]).toEqual([200, plain.body]);
    expect((await ask(`${api}/wditexhibitor/detail?_=1`, signedIn(one))).status).toBe(200);
  });

  it('is cut to the largest page', async () => {
    const { status, body } = await ask(`${list}?size=100000`, signedIn(one));
    expect([status, dataOf({ status, body })['size']]).toEqual([200, 500]);
    expect((await ask(`${list}?size=-1`, signedIn(one))).status).toBe(400);
    expect((await ask(`${list}?size=many`, signedIn(one))).status).toBe(400);
  });

  it('is read strictly where staff ask, so that no filter is overlooked', async () => {
    const unknown = await ask('/api/console/submissions?statsu=wait', signedIn(staff));
    expect([unknown.status, dataOf(unknown)['reason']]).toEqual([400, 'UNKNOWN_FIELD']);
    expect((await ask('/api/console/submissions?status=&size=9000', signedIn(staff))).status).toBe(200);
  });

  it('does not loosen bodies', async () => {
    const { statusCode, body } = await server.app.inject({
      url: `${api}/wditexhibitor/discardDraft`,
      method: 'POST',
      headers: signedIn(one),
      payload: { formId: 'x', _t: 1 },
    });
    expect([statusCode, Object(JSON.parse(body).data).reason]).toEqual([400, 'UNKNOWN_FIELD']);
  });
});

describe('headers', () => {
  it('may be left out by who has a token, which says whose call it is', async () => {
    const bare = without(signedIn(one), 'tenant-id', 'exhibition-id');
    expect((await ask(`${api}/wditexhibitor/detail`, bare)).status).toBe(200);
    const wrong = { ...signedIn(one), 'tenant-id': other.tenantId, 'exhibition-id': other.exhibitionId };
    const refused = await ask(`${api}/wditexhibitor/detail`, wrong);
    expect([refused.status, dataOf(refused)['reason']]).toEqual([403, 'WRONG_EXHIBITION']);
  });

  it('are named where several exhibitions are open and nothing tells which', async () => {
    const bare = without(clientHeaders(fair.exhibition), 'tenant-id', 'exhibition-id');
    const { status, body } = await ask('/api/open/form?formId=x', bare);
    expect([status, dataOf({ status, body })['reason']]).toEqual([400, 'EXHIBITION_NEEDED']);
    expect(body['msg']).toContain('Exhibition-Id');
    const token = await ask('/api/blade-auth/oauth/token', bare, {
      grant_type: 'sms_code',
      phone: '1',
      code: '1',
    });
    expect(token.body).toMatchObject({ code: 400, data: { reason: 'EXHIBITION_NEEDED' } });
    const { tenantId } = fair.exhibition;
    const named = await ask('/api/open/form?formId=x', { ...bare, 'tenant-id': tenantId });
    expect(dataOf(named)['reason']).not.toBe('EXHIBITION_NEEDED');
  });
});

describe('the token call of Blade’s clients', () => {
  const token = '/api/blade-auth/oauth/token';

  it('signs in people of the portal by phone and staff by name, with grant `captcha`', async () => {
    const { exhibition } = fair;
    const account = await createTestAccount(server, exhibition, { role: 'exhibitor', exhibitorId: 'A101' });
    const blade = {
      tenantId: exhibition.tenantId,
      grant_type: 'captcha',
      scope: 'all',
      type: 'account',
      password: testPassword,
    };
    const headers = clientHeaders(exhibition);
    const portal = await ask(
      `${token}?_t=1`,
      { ...headers, ...(await captcha()) },
      { ...blade, username: account.phone ?? '' },
    );
    expect([portal.status, portal.body['role_name']]).toEqual([200, 'exhibitor']);
    const editor = await createTestAccount(server, exhibition, { role: 'editor' });
    const console = await ask(
      token,
      { ...without(headers, 'tenant-id', 'exhibition-id'), ...(await captcha()) },
      { ...blade, username: editor.username ?? '', exhibitId: exhibition.exhibitionId },
    );
    expect([console.status, console.body['role_name']]).toEqual([200, 'editor']);
  });

  it('refuses a tenant that contradicts the header, and says what is missing', async () => {
    const headers = clientHeaders(fair.exhibition);
    const wrong = await ask(token, headers, { grant_type: 'captcha', tenantId: 'other' });
    expect([wrong.status, wrong.body['msg']]).toEqual([400, '租户ID未找到']);
    const empty = await ask(token, headers, { grant_type: 'captcha' });
    expect(empty.body['msg']).toContain('username, password');
    const elsewhere = await createTestExhibition(server, { tenantId: fair.exhibition.tenantId });
    const contradicting = await ask(token, headers, {
      grant_type: 'captcha',
      username: 'a',
      password: 'b',
      exhibitId: elsewhere.exhibitionId,
    });
    expect(contradicting.status).toBe(400);
  });
});

describe('Blade’s other calls', () => {
  it('tell the user with one `data` less, and sign out without client headers', async () => {
    const leaving = await fair.person({ role: 'editor' });
    const info = await ask('/api/blade-user/info', signedIn(leaving));
    const blade = await ask('/api/blade-auth/oauth/user-info', signedIn(leaving));
    expect(blade.body['data']).toEqual(dataOf(info)['data']);
    const token = { 'blade-auth': signedIn(leaving)['blade-auth'] ?? '' };
    expect((await ask('/api/blade-auth/oauth/logout', token)).body).toEqual({
      success: 'true',
      msg: 'success',
    });
    expect((await ask('/api/blade-user/info', signedIn(leaving))).status).toBe(401);
  });

  it.each(['dict-biz', 'dict'])('give our dictionaries flat: %s', async (kind) => {
    const ours = await ask('/api/dict/country', signedIn(one));
    const theirs = await ask(`/api/blade-system/${kind}/dictionary?code=country&_t=2`, signedIn(one));
    const [first] = Array.from(Object(ours.body['data']), Object);
    const [entry] = Array.from(Object(theirs.body['data']), Object);
    expect(entry).toEqual({
      id: first.value,
      parentId: '0',
      dictKey: first.value,
      dictValue: first.label,
      sort: 1,
    });
    const headers = clientHeaders(fair.exhibition);
    expect((await ask(`/api/blade-system/${kind}/dictionary?code=country`, headers)).status).toBe(401);
  });

  it('are a source of options that the server checks answers against', async () => {
    const form = await createTestForm(
      server.database,
      fair.exhibition,
      testDefinition([
        {
          prop: 'country',
          type: 'select',
          original: {
            dicUrl: '/api/blade-system/dict-biz/dictionary?code=country',
            props: { label: 'dictValue', value: 'dictKey' },
          },
        },
      ]),
      { review: false },
    );
    const submit = async (country: string) => {
      const { statusCode } = await server.app.inject({
        url: `${api}/wditexhibitor/submit`,
        method: 'POST',
        headers: signedIn(one),
        payload: {
          formId: form.formId,
          formType: form.formType,
          version: 1,
          revision: 0,
          answers: { country },
        },
      });
      return statusCode;
    };
    expect(await submit('nowhere')).toBe(422);
    const entries = await ask('/api/blade-system/dict/dictionary?code=country', signedIn(one));
    const [entry] = Array.from(Object(entries.body['data']), Object);
    expect(await submit(String(entry.dictKey))).toBe(200);
  });
});

it('a template has an address also where nobody uploaded one', async () => {
  const form = await createTestForm(
    server.database,
    fair.exhibition,
    testDefinition([
      {
        prop: 'rows',
        type: 'dynamic',
        original: { isImport: 2, children: { column: [{ prop: 'name', type: 'input', label: 'Name' }] } },
      },
    ]),
  );
  const list = await ask(`${api}/wditformimportconfig/list?formId=${form.formId}`, signedIn(one));
  const [config] = Array.from(Object(list.body['data']), Object);
  const { statusCode, rawPayload } = await server.app.inject({
    url: `${api}/wditformimportconfig/downLoad`,
    method: 'POST',
    headers: signedIn(one),
    payload: { url: config.templateUrl },
  });
  expect(statusCode).toBe(200);
  expect(rawPayload.subarray(0, 2).toString()).toBe('PK');
});
