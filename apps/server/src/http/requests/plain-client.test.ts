// What an independent client sees that knows wire.md and nothing of this repository: paths and field names are written
// out, and every answer is read from the wire.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, testPassword } from '../../auth/testing.ts';
import { createTestExhibition } from '../../exhibitions/testing.ts';
import { createTestApp } from '../testing/test-app.ts';
import { TestFair } from '../testing/test-fair.ts';
import { createTestForm, testDefinition } from '../testing/test-form.ts';

const exhibitor = '/api/wdit-exhibitor/wdit-api/wditexhibitor';
const captchaAnswer = 'a1b2c3';

let fair: TestFair;
let base: string;
let client: Record<string, string>;
let phone: string;
let mine: Record<string, string>;
let form: { readonly formId: string; readonly formType: string };

beforeAll(async () => {
  const server = await createTestApp({ captchaTestCode: captchaAnswer });
  fair = new TestFair(server, await createTestExhibition(server));
  base = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { tenantId, exhibitionId, client: web } = fair.exhibition;
  client = {
    Authorization: `Basic ${btoa(`${web.id}:${web.secret}`)}`,
    'Tenant-Id': tenantId,
    'Exhibition-Id': exhibitionId,
  };
  await fair.exhibitor('A101');
  const account = await createTestAccount(server, fair.exhibition, {
    role: 'exhibitor',
    exhibitorId: 'A101',
  });
  phone = account.phone ?? '';
  const { formId, formType } = await createTestForm(
    server.database,
    fair.exhibition,
    testDefinition([
      { prop: 'name', type: 'input', required: true },
      { prop: 'doc', type: 'upload', original: { accept: 'pdf', fileSize: 5_000 } },
    ]),
    { review: false },
  );
  form = { formId, formType };
  mine = { ...client, 'Blade-Auth': `bearer ${(await signIn()).access_token}` };
});
afterAll(() => fair.close());

interface PlainAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Anything that JSON may hold, looked into without believing in a shape. */
type Json = Readonly<Record<string, unknown>>;

async function speak(path: string, init: RequestInit = {}): Promise<PlainAnswer> {
  const answer = await fetch(`${base}${path}`, init);
  const text = await answer.text();
  const body: unknown =
    answer.headers.get('content-type')?.includes('json') === true ? JSON.parse(text) : text;
  return { status: answer.status, headers: answer.headers, body };
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

const reasonOf = async (answer: Promise<PlainAnswer>): Promise<unknown> =>
  at((await answer).body, 'data', 'reason');
const keysOf = (value: unknown): readonly string[] => Object.keys(Object(value)).toSorted();

const post = (path: string, body: Json, headers: Record<string, string> = mine): Promise<PlainAnswer> =>
  speak(path, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function captcha(): Promise<Record<string, string>> {
  const { body } = await speak('/api/blade-auth/oauth/captcha');
  return { ...client, 'Captcha-Key': String(at(body, 'key')), 'Captcha-Code': captchaAnswer };
}

async function signIn(): Promise<Record<string, string>> {
  const fields = { grant_type: 'apiCaptcha', phone, password: testPassword };
  const { status, body } = await token(fields, await captcha());
  expect(status, JSON.stringify(body)).toBe(200);
  return { access_token: String(at(body, 'access_token')), refresh_token: String(at(body, 'refresh_token')) };
}

const token = (fields: Record<string, string>, headers: Record<string, string>): Promise<PlainAnswer> =>
  speak('/api/blade-auth/oauth/token', { method: 'POST', headers, body: new URLSearchParams(fields) });

/** As {@link token}, with fields in the address beside those of the body. */
const tokenAt = (query: Record<string, string>, body: Record<string, string>): Promise<PlainAnswer> =>
  speak(`/api/blade-auth/oauth/token?${new URLSearchParams(query).toString()}`, {
    method: 'POST',
    headers: client,
    body: new URLSearchParams(body),
  });

const said = async (language: string | null): Promise<unknown> => {
  const headers = language === null ? {} : { 'Accept-Language': language };
  return at((await speak('/api/made-up', { headers })).body, 'msg');
};

const save = (changes: Json, headers: Record<string, string> = mine): Promise<PlainAnswer> =>
  post(
    `${exhibitor}/submit`,
    { ...form, version: 1, revision: 0, answers: { name: 'x' }, ...changes },
    headers,
  );

const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
const upload = (
  fields: Readonly<Record<string, string | Blob>>,
  path = `${exhibitor}/putImg`,
  headers: Record<string, string> = mine,
): Promise<PlainAnswer> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return speak(path, { method: 'POST', headers, body });
};

const send = async (type: string, body: string): Promise<unknown[]> => {
  const headers = { ...mine, 'Content-Type': type };
  const answer = await speak(`${exhibitor}/submit`, { method: 'POST', headers, body });
  return [answer.status, at(answer.body, 'data', 'reason')];
};

const envelope = ['code', 'data', 'msg', 'success'];

const page = async (query: string): Promise<unknown> =>
  at((await speak(`${exhibitor}/booth/page?${query}`, { headers: mine })).body, 'data');

describe('wire.md §1: the envelope', () => {
  it('has always four fields, also around a refusal', async () => {
    const good = await speak(`/api/portal/config?exhibition=${fair.exhibition.exhibitionId}`);
    expect([good.status, keysOf(good.body)]).toEqual([200, envelope]);
    expect(good.body).toMatchObject({ code: 200, success: true, msg: '操作成功' });
    for (const { status, body } of [
      await speak('/api/made-up'),
      await speak(`${exhibitor}/info?formId=nothing`, { headers: mine }),
      await speak(`${exhibitor}/detail`, { headers: client }),
      await speak(`${exhibitor}/detail`, { headers: { ...mine, 'Tenant-Id': 'other' } }),
      await post(`${exhibitor}/submit`, { surprise: 1 }),
    ]) {
      expect(keysOf(body)).toEqual(envelope);
      expect(body).toMatchObject({ code: status, success: false });
      expect(String(at(body, 'data', 'reason'))).toMatch(/^[A-Z_]+$/);
      expect(String(at(body, 'msg'))).not.toBe('');
    }
  });

  it('speaks the language that is requested', async () => {
    const [plain, simplified, traditional, english] = [
      await said(null),
      await said('zh-CN,zh;q=0.9'),
      await said('zh-TW,zh;q=0.9,en;q=0.8'),
      await said('en-GB,en;q=0.9'),
    ];
    expect(plain).toBe(simplified);
    expect(new Set([simplified, traditional, english]).size).toBe(3);
    expect(english).toMatch(/^[\x20-\x7e]+$/);
  });

  it('comes with headers that name the call and keep browsers from guessing', async () => {
    const { headers } = await speak('/api/health/live', { headers: { 'X-Request-Id': 'mine' } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    const broken = await speak('/api/%E0%A4%A');
    expect([broken.status, keysOf(broken.body)]).toEqual([400, envelope]);
    expect(broken.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('says 401 in status and body, for a missing, a broken and an ended token alike', async () => {
    const ended = { ...client, 'Blade-Auth': `bearer ${(await signIn())['access_token']}` };
    await speak('/api/blade-auth/oauth/logout?only_login=true', { headers: ended });
    for (const headers of [client, { ...client, 'Blade-Auth': 'bearer x.y.z' }, ended]) {
      const { status, body } = await speak('/api/blade-user/info', { headers });
      expect([status, at(body, 'code')]).toEqual([401, 401]);
    }
  });

  it('pages are records, total, size, current and pages; past the end there are none', async () => {
    expect(keysOf(await page(''))).toEqual(['current', 'pages', 'records', 'size', 'total']);
    expect(await page('')).toMatchObject({ total: 1, size: 10, current: 1, pages: 1 });
    expect(await page('current=9&size=5')).toMatchObject({ records: [], total: 1, size: 5, current: 9 });
    expect(await page('size=501')).toMatchObject({ total: 1, size: 500 });
  });

  it('fields that a call does not take are ignored in addresses and refused in bodies, also where it takes none', async () => {
    for (const path of [`${exhibitor}/detail`, `${exhibitor}/tagFormList`, `${exhibitor}/booth/page`]) {
      const { status } = await speak(`${path}?colour=red`, { headers: mine });
      expect([path, status]).toEqual([path, 200]);
    }
    const withdraw = `${exhibitor}/withdraw`;
    expect(await reasonOf(post(withdraw, { formId: form.formId, colour: 'red' }))).toBe('UNKNOWN_FIELD');
    const remove = '/api/console/notices/none/remove';
    expect(await reasonOf(post(`${remove}?colour=red`, {}))).toBe('FORBIDDEN');
    const editor = await fair.person({ role: 'editor' });
    const staff = { ...client, 'Blade-Auth': editor.headers['blade-auth'] ?? '' };
    expect(await reasonOf(post(remove, { colour: 'red' }, staff))).toBe('UNKNOWN_FIELD');
    expect(await reasonOf(post(remove, {}, staff))).toBe('NOT_FOUND');
  });

  it('every list of pages can be requested in an order', async () => {
    const lists = [
      '/api/wdit-exhibitor/wdit-api/notices?descs=publishedAt',
      `${exhibitor}/booth/page?ascs=area`,
    ];
    for (const path of lists) {
      expect([path, (await speak(path, { headers: mine })).status]).toEqual([path, 200]);
    }
    const wrong = await speak('/api/wdit-exhibitor/wdit-api/notices?ascs=colour', { headers: mine });
    expect(at(wrong.body, 'data', 'reason')).toBe('BAD_REQUEST');
  });

  it('booths tell hall and number in words', async () => {
    const { body } = await speak(`${exhibitor}/booth/page?size=50`, { headers: mine });
    expect(at(body, 'data', 'records', '0')).toMatchObject({ number: 'A101', hallNumber: '5 号馆 A101' });
  });

  it('refusals that ask to come again say when', async () => {
    const answers: PlainAnswer[] = [];
    for (let count = 0; count < 40; count += 1) {
      answers.push(await speak(`${exhibitor}/checkIdNo?idNo=E12345678`, { headers: mine }));
    }
    const refused = answers.find(({ status }) => status === 429);
    expect(at(refused?.body, 'data', 'reason')).toBe('TOO_MANY_REQUESTS');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('wire.md §2: sign-in', () => {
  it('captcha, token and logout are not enveloped', async () => {
    const answer = await speak('/api/blade-auth/oauth/captcha');
    expect(keysOf(answer.body)).toEqual(['image', 'key']);
    expect(String(at(answer.body, 'image'))).toMatch(/^data:image\//);
    const fields = { grant_type: 'apiCaptcha', phone, password: testPassword };
    const { status, body } = await token(fields, await captcha());
    expect([status, keysOf(body)]).toEqual([
      200,
      [
        'access_token',
        'account',
        'avatar',
        'client_id',
        'detail',
        'exhibit_id',
        'exhibitor_id',
        'expires_in',
        'need_set_pwd',
        'nick_name',
        'real_name',
        'refresh_token',
        'role_id',
        'role_name',
        'scope',
        'tenant_id',
        'token_type',
        'user_id',
        'user_name',
      ],
    ]);
    expect(body).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      scope: 'all',
      tenant_id: fair.exhibition.tenantId,
      role_name: 'exhibitor',
      exhibit_id: fair.exhibition.exhibitionId,
      exhibitor_id: 'A101',
      need_set_pwd: false,
      detail: { draftKey: expect.any(String) },
    });
    const headers = { ...client, 'Blade-Auth': `bearer ${String(at(body, 'access_token'))}` };
    const out = await speak('/api/blade-auth/oauth/logout?only_login=true', { headers });
    expect([out.status, out.body]).toEqual([200, { success: 'true', msg: 'success' }]);
  });

  it('fields may stand in the query, passwords and tokens only in the body', async () => {
    const { refresh_token: kept = '' } = await signIn();
    const refused = {
      code: 400,
      success: false,
      data: { reason: 'SECRET_IN_ADDRESS' },
      msg: '密码和令牌请放在请求体',
      error: 'invalid_grant',
      error_code: 400,
      error_description: '密码和令牌请放在请求体',
    };
    for (const [query, body] of [
      [{ grant_type: 'refresh_token', refresh_token: kept }, {}],
      [{ refresh_token: kept }, { grant_type: 'refresh_token', refresh_token: kept }],
      [{ grant_type: 'apiCaptcha', phone, password: testPassword }, {}],
      [{ grant_type: 'apiCiec', ciec_token: 'x.y.z' }, {}],
      [{ Password: '' }, { grant_type: 'apiCaptcha', phone, password: testPassword }],
      [{ 'old-password': 'x' }, {}],
    ] as const) {
      const answer = await tokenAt(query, body);
      expect([answer.status, answer.body]).toEqual([400, refused]);
    }
    const renewed = await tokenAt({ grant_type: 'refresh_token' }, { refresh_token: kept });
    expect([renewed.status, at(renewed.body, 'token_type')]).toEqual([200, 'bearer']);
  });

  it('no other call takes a password or a token from the address either', async () => {
    for (const path of [
      '/api/blade-auth/oauth/logout?access_token=x',
      '/api/blade-user/update-password-api?oldPassword=x&newPassword=y',
      '/api/portal/config?Blade-Auth=bearer%20x',
    ]) {
      const { status, body } = await speak(path, {
        headers: client,
        method: path.includes('update') ? 'POST' : 'GET',
      });
      expect([status, at(at(body, 'data'), 'reason')]).toEqual([400, 'SECRET_IN_ADDRESS']);
    }
  });

  it('a failure is a 400 of its own shape, its sentence twice', async () => {
    const fields = { grant_type: 'apiCaptcha', phone, password: 'wrong' };
    const wrong = await token(fields, await captcha());
    expect([wrong.status, wrong.body]).toEqual([
      400,
      {
        code: 400,
        success: false,
        data: {},
        msg: '用户名或密码错误',
        error: 'invalid_grant',
        error_code: 400,
        error_description: '用户名或密码错误',
      },
    ]);
    const sentence = async (headers: Record<string, string>): Promise<unknown> =>
      at((await token(fields, headers)).body, 'error_description');
    expect(await sentence({ ...(await captcha()), 'Captcha-Code': 'zzzz' })).toBe('验证码不正确');
    expect(await sentence({ ...(await captcha()), 'Tenant-Id': 'nobody' })).toBe('租户ID未找到');
    expect(await sentence({ ...(await captcha()), Authorization: 'Basic eDp5' })).toBe('客户端认证失败');
  });

  it('the current user lies in the data of the data', async () => {
    const { body } = await speak('/api/blade-user/info', { headers: mine });
    expect(keysOf(body)).toEqual(envelope);
    expect(keysOf(at(body, 'data'))).toEqual(['data']);
    const user = at(body, 'data', 'data');
    for (const name of ['id', 'account', 'name', 'phone', 'email', 'avatar', 'roleName', 'exhibitorId']) {
      expect(keysOf(user)).toContain(name);
    }
    for (const name of [
      'exhibitorName',
      'exhibitId',
      'transport_formId',
      'common_formId',
      'needSetPwd',
      'completed',
    ]) {
      expect(keysOf(user)).toContain(name);
    }
  });
});

describe('wire.md §4: answers to forms', () => {
  it('a draft, a submission with its receipt, and what is refused', async () => {
    const draft = await save({ draft: true, answers: {} });
    expect([draft.status, keysOf(at(draft.body, 'data'))]).toEqual([
      200,
      ['id', 'revision', 'savedAt', 'status'],
    ]);
    expect(String(at(draft.body, 'data', 'savedAt'))).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const problems = await save({ revision: 1, answers: {} });
    expect([problems.status, at(problems.body, 'data', 'reason')]).toEqual([422, 'ANSWERS_REFUSED']);
    const [problem] = Object.values(Object(at(problems.body, 'data', 'problems')));
    expect(keysOf(problem)).toEqual(expect.arrayContaining(['code', 'message', 'params', 'prop']));
    const done = await save({ revision: 1 });
    expect(done.status).toBe(200);
    expect(keysOf(at(done.body, 'data', 'receipt'))).toEqual(['hash', 'number', 'time']);
    const stale = await save({ answers: { name: 'y' } });
    expect([stale.status, at(stale.body, 'data', 'reason')]).toEqual([409, 'STALE_REVISION']);
    expect(keysOf(at(stale.body, 'data'))).toEqual(
      expect.arrayContaining(['revision', 'savedBy', 'savedAt']),
    );
    const changed = await save({ revision: 2, version: 7 });
    expect([changed.status, at(changed.body, 'data', 'reason')]).toEqual([409, 'FORM_CHANGED']);
    expect(typeof at(changed.body, 'data', 'form')).toBe('object');
  });

  it('the same key and body give the first answer again, another body is a conflict', async () => {
    const { body } = await speak(`${exhibitor}/info?formId=${form.formId}`, { headers: mine });
    const revision = Number(at(body, 'data', 'revision'));
    const headers = { ...mine, 'Idempotency-Key': 'the-key-of-this-test' };
    const [first, second] = [await save({ revision }, headers), await save({ revision }, headers)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    const other = await save({ revision, answers: { name: 'other' } }, headers);
    expect([other.status, at(other.body, 'data', 'reason')]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  });

  it('dictionaries are lists of label and value, by GET and by POST', async () => {
    const got = await speak('/api/dict/country', { headers: mine });
    const posted = await post('/api/dict/country', {});
    const [entry] = Object.values(Object(at(got.body, 'data')));
    expect(keysOf(entry)).toEqual(expect.arrayContaining(['label', 'value']));
    expect(posted.body).toEqual(got.body);
  });
});

describe('wire.md §4, §5: files', () => {
  it('are taken in the field `file`, for the item in `formId` and `formItemId`, and no other field', async () => {
    const file = new File([pdf], '图纸.pdf');
    const taken = await upload({ file, formId: form.formId, formItemId: 'f_doc' });
    expect(taken.status).toBe(200);
    const record = at(taken.body, 'data');
    for (const name of [
      'id',
      'fileName',
      'shortFileName',
      'fileBase64',
      'updateTime',
      'size',
      'mime',
      'link',
    ]) {
      expect(keysOf(record)).toContain(name);
    }
    expect(at(record, 'fileName')).toBe('图纸.pdf');
    expect(atob(String(at(record, 'fileBase64')))).toBe(pdf);
    expect(at((await upload({ upload: file })).body, 'data', 'reason')).toBe('UNKNOWN_FIELD');
    expect(at((await upload({ file, more: 'x' })).body, 'data', 'reason')).toBe('UNKNOWN_FIELD');
    const exe = new File(['MZ\x90 a program'], 'a.pdf');
    expect((await upload({ file: exe })).status).toBe(415);
    const large = new File([pdf, 'x'.repeat(6_000)], 'a.pdf');
    expect((await upload({ file: large, formId: form.formId, formItemId: 'f_doc' })).status).toBe(413);
  });

  it('that break off or cannot be told apart are refused', async () => {
    const head = 'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4';
    for (const [type, body] of [
      ['multipart/form-data', 'x'],
      [`multipart/form-data; boundary=${'b'.repeat(300)}`, 'x'],
      ['multipart/form-data; boundary=cut', `--cut\r\n${head}`],
      ['multipart/form-data; boundary=cut', '--cut\r\nContent-Disposition: form-data; name="file"'],
      ['application/json', '{}'],
    ] as const) {
      const headers = { ...mine, 'Content-Type': type };
      const answer = await speak(`${exhibitor}/putImg`, { method: 'POST', headers, body });
      expect([400, 415], type).toContain(answer.status);
      expect(keysOf(answer.body)).toEqual(envelope);
    }
  });

  it('may name the tenant as `tenantId`, as old uploads do', async () => {
    const { 'Tenant-Id': tenantId = '', 'Exhibition-Id': _, ...rest } = mine;
    const answer = await upload({ file: new File([pdf], 'a.pdf') }, undefined, { ...rest, tenantId });
    expect(answer.status).toBe(200);
  });

  it('for answers give their permanent link', async () => {
    const { body } = await upload(
      { file: new File([pdf], 'a.pdf') },
      '/api/blade-resource/oss/endpoint/put-file',
    );
    expect(keysOf(at(body, 'data'))).toEqual(['domain', 'link', 'name', 'originalName']);
    const link = String(at(body, 'data', 'link'));
    expect(link).toMatch(/^\/api\/files\/[0-9a-f-]{36}$/);
    expect((await speak(link)).status).toBe(404);
  });

  it('come as blobs that no browser runs, by a signed link alone', async () => {
    const { body } = await upload({ file: new File([pdf], 'a.pdf') });
    const answer = await fetch(`${base}${String(at(body, 'data', 'link'))}`);
    expect(await (await answer.blob()).text()).toBe(pdf);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(Number(answer.headers.get('content-length'))).toBe(pdf.length);
  });
});

describe('wire.md §1: bodies', () => {
  it('that are too large, of another type or no JSON are refused in the envelope', async () => {
    expect(await send('application/json', '{"a":')).toEqual([400, 'BAD_REQUEST']);
    expect(await send('text/plain', 'x')).toEqual([415, 'UNSUPPORTED_MEDIA']);
    expect(await send('application/json', `"${'x'.repeat(5_000_000)}"`)).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});
