import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test';
import { captchaCode } from './portal/sign-in.ts';
import { staffHeaders } from './staff/staff-headers.ts';

// The server of the journeys is the built one: what its threads run are files of the build.

type Headers = Record<string, string>;

const api = '/api/wdit-exhibitor/wdit-api/wditexhibitor';
const formType = '201';
const table = 'zhanpinzibiao';

const many = <T>(length: number, one: (at: number) => T): T[] => Array.from({ length }, (_, at) => one(at));

test.setTimeout(180_000);

async function signIn(request: APIRequestContext, form: Record<string, string>): Promise<Headers> {
  const { data: config } = await (await request.get('/api/portal/config')).json();
  const client = {
    Authorization: `Basic ${btoa(`${config.client.id}:${config.client.secret}`)}`,
    'Tenant-Id': config.tenantId,
    'Exhibition-Id': config.exhibitionId,
  };
  const captcha = await (await request.get('/api/blade-auth/oauth/captcha')).json();
  const headers = { ...client, 'Captcha-Key': captcha.key, 'Captcha-Code': captchaCode() };
  const answer = await request.post('/api/blade-auth/oauth/token', { headers, form });
  const { access_token: token } = await answer.json();
  return { ...client, 'Blade-Auth': `bearer ${token}` };
}

/** Makes a call, and others beside it as long as it takes: they are answered before it. */
async function measureAlongside(
  request: APIRequestContext,
  name: string,
  make: () => Promise<APIResponse>,
  status = 200,
): Promise<APIResponse> {
  let done = false;
  const call = make().finally(() => {
    done = true;
  });
  let answered = 0;
  for (;;) {
    const { ok } = await request.get('/api/health/live').then((answer) => ({ ok: answer.ok() }));
    expect(ok).toBe(true);
    if (done) break;
    answered += 1;
  }
  const answer = await call;
  expect(answer.status(), `${name}: ${(await answer.text()).slice(0, 300)}`).toBe(status);
  expect(answered, `${name}: answered beside it`).toBeGreaterThan(2);
  return answer;
}

test('each kind of large call is answered by a thread of the build, and others are answered meanwhile', async ({
  request,
}) => {
  const headers = await signIn(request, {
    grant_type: 'apiCaptcha',
    phone: '13804172109',
    password: 'Zhantai2027',
  });
  const staff = await staffHeaders(request);
  const info = () => request.get(`${api}/info?formType=${formType}`, { headers });
  const { data: begun } = await (await info()).json();
  const { formId, version } = begun.form;
  const [row] = begun.answers[table];
  let revision: number = begun.revision;
  const save = (answers: object, draft: boolean) => () =>
    request.post(`${api}/submit`, {
      headers,
      data: { formId, formType, version, revision, answers, draft },
    });

  const cells = { ...begun.answers, [table]: many(3_000, () => ({ weight: 1 })) };
  const first = await measureAlongside(request, 'many cells', save(cells, true));
  ({ revision } = (await first.json()).data);
  const rows = many(4_000, (at) => ({
    ...row,
    $id: undefined,
    shzy_exhibitInformation_pinming: `展品 ${at}`,
  }));
  const second = await measureAlongside(
    request,
    'a long body',
    save({ ...begun.answers, [table]: rows }, false),
  );
  const { id } = (await second.json()).data;
  const stored = await measureAlongside(request, 'a long answer', info);
  expect((await stored.json()).data.answers[table]).toHaveLength(rows.length);
  await measureAlongside(request, 'a long answer in the console', () =>
    request.get(`/api/console/submissions/${id}`, { headers: staff }),
  );
  const file = await measureAlongside(request, 'a long answer in a file', () =>
    request.get(`/api/console/forms/${formId}/export?format=csv&table=${table}`, {
      headers: staff,
    }),
  );
  expect((await file.text()).match(/展品 \d+/g)).toHaveLength(rows.length);

  // 300 lines are more than an order may have: a thread says so too.
  const lines = many(4_000, () => ({ itemId: 'PL1', quantity: 1, note: 'x'.repeat(60) }));
  await measureAlongside(
    request,
    'lines of an order',
    () => request.post(`${api}/querySupport`, { headers, data: { formId: 'exhibitor_c3', lines } }),
    400,
  );

  const html = { 'zh-Hans': '<p onclick="x()">长文</p>'.repeat(7_000) };
  const article = { siteKey: 'large-calls', version: 0, title: { 'zh-Hans': '长文' }, html };
  await measureAlongside(request, 'a long text', () =>
    request.post('/api/console/articles', { headers: staff, data: article }),
  );
  const shown = await measureAlongside(request, 'a long text as it is read', () =>
    request.get('/api/wdit-exhibitor/wdit-api/cms/get-article-by-site-key?siteKey=large-calls', { headers }),
  );
  expect((await shown.json()).data.html).toBe('<p>长文</p>'.repeat(7_000));
});
