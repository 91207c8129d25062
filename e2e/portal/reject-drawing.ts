import { expect, type APIRequestContext } from '@playwright/test';

/** Returns the newest drawing of a slot with a comment, as a reviewer does. */
export async function rejectDrawing(
  request: APIRequestContext,
  slot: string,
  comment: string,
): Promise<void> {
  const { data: config } = await (await request.get('/api/portal/config')).json();
  const headers = {
    Authorization: `Basic ${btoa(`${config.client.id}:${config.client.secret}`)}`,
    'Tenant-Id': config.tenantId,
    'Exhibition-Id': config.exhibitionId,
  };
  const form = { grant_type: 'password', username: 'admin', password: 'Zhantai2027' };
  const token = await (await request.post('/api/blade-auth/oauth/token', { headers, form })).json();
  const signed = { ...headers, 'Blade-Auth': `bearer ${token.access_token}` };
  const answer = await request.get('/api/console/drawings?status=wait&size=100', { headers: signed });
  const { data } = await answer.json();
  const drawing = data.records.find((one: { slot: string }) => one.slot === slot);
  const rejected = await request.post(`/api/console/drawings/${drawing.id}/reject`, {
    headers: signed,
    data: { revision: drawing.revision, comment },
  });
  expect(rejected.status()).toBe(200);
}
