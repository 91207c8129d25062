import { expect, type APIRequestContext } from '@playwright/test';

/** The organiser adopts what somebody handed in of these forms, by the calls of the console. */
export async function adoptAll(
  request: APIRequestContext,
  name: string,
  formIds: readonly string[],
): Promise<void> {
  const { data: config } = await (await request.get('/api/portal/config')).json();
  const headers = {
    Authorization: `Basic ${btoa(`${config.client.id}:${config.client.secret}`)}`,
    'Tenant-Id': config.tenantId,
    'Exhibition-Id': config.exhibitionId,
  };
  const form = { grant_type: 'password', username: 'admin', password: 'Zhantai2027' };
  const token = await (await request.post('/api/blade-auth/oauth/token', { headers, form })).json();
  const staff = { ...headers, 'Blade-Auth': `bearer ${token.access_token}` };
  for (const formId of formIds) {
    // One decision after the other, as a reader makes them.
    const answer = await request.get(
      `/api/console/submissions?formId=${formId}&status=wait&size=100&search=${encodeURIComponent(name)}`,
      { headers: staff },
    );
    const { data } = await answer.json();
    const record = data.records.find((one: { subject: { name: string } }) => one.subject.name === name);
    expect(record, `${name} waits for a review of ${formId}`).toBeDefined();
    const adopted = await request.post(`/api/console/submissions/${record.id}/adopt`, {
      headers: staff,
      data: { revision: record.revision },
    });
    expect(adopted.status()).toBe(200);
  }
}
