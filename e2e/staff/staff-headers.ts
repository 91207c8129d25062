import { expect, type APIRequestContext } from '@playwright/test';
import { staffCode } from './staff-code.ts';

/**
 * The headers of the demo's admin, for calls of the console beside a page.
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
  const ask = async (form: Record<string, string>) =>
    (await request.post('/api/blade-auth/oauth/token', { headers, form })).json();
  const { data } = await ask({ grant_type: 'password', username: 'admin', password: 'Zhantai2027' });
  const token = await ask({ grant_type: 'totp', challenge: data.challenge, code: staffCode() });
  expect(token.access_token, JSON.stringify(token)).toBeDefined();
  return { ...headers, 'Blade-Auth': `bearer ${token.access_token}` };
}
