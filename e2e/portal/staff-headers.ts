import type { APIRequestContext } from '@playwright/test';

/**
 * The headers of a member of staff of the demo, for calls of the console beside a page.
 * @param exhibition its id; without one the first.
 */
export async function staffHeaders(
  request: APIRequestContext,
  exhibition?: string,
): Promise<Record<string, string>> {
  const params = exhibition === undefined ? {} : { exhibition };
  const { data: config } = await (await request.get('/api/portal/config', { params })).json();
  const headers = {
    Authorization: `Basic ${btoa(`${config.client.id}:${config.client.secret}`)}`,
    'Tenant-Id': config.tenantId,
    'Exhibition-Id': config.exhibitionId,
  };
  const form = { grant_type: 'password', username: 'admin', password: 'Zhantai2027' };
  const token = await (await request.post('/api/blade-auth/oauth/token', { headers, form })).json();
  return { ...headers, 'Blade-Auth': `bearer ${token.access_token}` };
}
