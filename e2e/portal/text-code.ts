import { expect, type APIRequestContext } from '@playwright/test';

/** The code of the newest text message to a number, from the outbox of the demo. */
export async function textCode(request: APIRequestContext, phone: string): Promise<string> {
  const { data: config } = await (await request.get('/api/portal/config')).json();
  const headers = {
    Authorization: `Basic ${btoa(`${config.client.id}:${config.client.secret}`)}`,
    'Tenant-Id': config.tenantId,
    'Exhibition-Id': config.exhibitionId,
  };
  const form = { grant_type: 'password', username: 'admin', password: 'Zhantai2027' };
  const token = await (await request.post('/api/blade-auth/oauth/token', { headers, form })).json();
  let code = '';
  await expect
    .poll(async () => {
      const answer = await request.get(`/api/console/outbox?size=1&recipient=${phone}`, {
        headers: { ...headers, 'Blade-Auth': `bearer ${token.access_token}` },
      });
      const { data } = await answer.json();
      code = /\d{6}/.exec(data.records[0]?.body ?? '')?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}
