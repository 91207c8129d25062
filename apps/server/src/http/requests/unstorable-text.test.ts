import { calls } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captchaHeaders, createTestAccount, signInAs, signInWith } from '../../auth/testing.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { clientHeaders, createTestExhibition } from '../../exhibitions/testing.ts';
import { ok } from '../../platform/ok.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { Type } from 'typebox';

const nul = '\u0000';
const open = { access: 'open', headers: 'none' } as const;
let server: TestApp;
let fair: Exhibition;
let user: Record<string, string>;
let admin: Record<string, string>;

beforeAll(async () => {
  server = await createTestApp({ demo: true });
  const { app, database } = server;
  // Every way a text gets into the database: as a value, in JSON, as part of a search.
  app.post(
    '/api/test/keep',
    {
      config: open,
      schema: { body: Type.Object({ id: Type.String(), title: Type.Record(Type.String(), Type.String()) }) },
    },
    async (request, reply) => {
      await database
        .updateTable('exhibition')
        .set({ title: JSON.stringify(request.body.title) })
        .where('exhibition_id', '=', request.body.id)
        .execute();
      return ok(reply, {});
    },
  );
  fair = await createTestExhibition(server);
  user = (await signInAs(server, fair, { role: 'exhibitor' })).headers;
  admin = (await signInAs(server, fair, { role: 'admin' })).headers;
});
afterAll(() => server.close());

const refused = { code: 400, success: false, data: { reason: 'BAD_REQUEST' } };

async function keep(id: string, title: object) {
  const answer = await server.app.inject({ method: 'POST', url: '/api/test/keep', payload: { id, title } });
  return answer.json<object>();
}

describe('a text that no database takes is the asker’s mistake, not the server’s', () => {
  test('as a value', async () => {
    expect(await keep(`x${nul}`, {})).toMatchObject(refused);
  });

  test('in JSON, half a surrogate pair included', async () => {
    expect(await keep('x', { en: `a${nul}b` })).toMatchObject(refused);
    expect(await keep('x', { en: 'a\ud800b' })).toMatchObject(refused);
    expect(await keep('x', { en: 'a\ud83c\udf9ab' })).toMatchObject({ code: 200 });
  });

  test('in queries, paths and bodies of the real calls', async () => {
    const hostile = [
      { method: 'GET', url: `${calls.info.path}?formId=%00`, headers: user },
      { method: 'GET', url: `${calls.getImg.path}?id=a%00b`, headers: user },
      { method: 'GET', url: '/api/dict/a%00b?keys=%00', headers: user },
      { method: 'GET', url: '/api/files/a%00b', headers: user },
      { method: 'GET', url: `${calls.consoleOutbox.path}?recipient=%00`, headers: admin },
      { method: 'GET', url: `${calls.consoleSubmissions.path}?search=%00`, headers: admin },
      { method: 'GET', url: calls.consoleForm.path.replace(':formId', '%00'), headers: admin },
      { method: 'GET', url: `${calls.portalConfig.path}?exhibition=%00` },
      {
        method: 'POST',
        url: calls.submit.path,
        headers: user,
        payload: { formId: nul, formType: nul, version: 1, revision: 0, answers: { [nul]: nul } },
      },
      {
        method: 'POST',
        url: calls.updatePassword.path,
        headers: user,
        payload: { oldPassword: nul, newPassword: `Aa1${nul}xyz`, newPassword1: `Aa1${nul}xyz` },
      },
    ] as const;
    for (const call of hostile) {
      // One call after the other, so that a failure is named.
      const { statusCode } = await server.app.inject(call);
      expect([call.url, statusCode >= 400 && statusCode < 500]).toEqual([call.url, true]);
    }
  });

  test('at the token endpoint and where codes are requested', async () => {
    const forms = [
      { grant_type: 'sms_code', phone: nul, code: nul },
      { grant_type: 'apiCiec', ciec_token: nul },
      { grant_type: 'refresh_token', refresh_token: nul, exhibitorId: nul, exhibitId: fair.exhibitionId },
      { grant_type: 'password', username: nul, password: nul },
    ];
    for (const fields of forms) {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: calls.token.path,
        headers: clientHeaders(fair),
        payload: fields,
      });
      expect([fields.grant_type, statusCode]).toEqual([fields.grant_type, 400]);
    }
    const query = `tenantId=${fair.tenantId}&mobile=138%000000000&smsCode=login`;
    const sms = await server.app.inject({
      url: `${calls.smsSend.path}?${query}`,
      headers: { ...clientHeaders(fair), ...(await captchaHeaders(server)) },
    });
    expect(sms.statusCode).toBeLessThan(500);
  });

  test('in a valid refresh, where the exhibitor is a text of the asker', async () => {
    const account = await createTestAccount(server, fair, { role: 'exhibitor' });
    const tokens = await signInWith(server, fair, account);
    const answer = await server.app.inject({
      method: 'POST',
      url: calls.token.path,
      headers: clientHeaders(fair),
      payload: { grant_type: 'refresh_token', refresh_token: tokens.refresh_token, exhibitId: nul },
    });
    expect(answer.statusCode).toBe(400);
  });
});
