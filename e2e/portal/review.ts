import { expect, type APIRequestContext } from '@playwright/test';
import { staffHeaders } from '../staff/staff-headers.ts';

/** The organiser adopts what somebody handed in of these forms, by the calls of the console. */
export async function adoptAll(
  request: APIRequestContext,
  name: string,
  formIds: readonly string[],
): Promise<void> {
  const headers = await staffHeaders(request);
  for (const formId of formIds) {
    // One decision after the other, as a reader makes them.
    const answer = await request.get(
      `/api/console/submissions?formId=${formId}&status=wait&size=100&search=${encodeURIComponent(name)}`,
      { headers },
    );
    const { data } = await answer.json();
    const record = data.records.find((one: { subject: { name: string } }) => one.subject.name === name);
    expect(record, `${name} waits for a review of ${formId}`).toBeDefined();
    const adopted = await request.post(`/api/console/submissions/${record.id}/adopt`, {
      headers,
      data: { revision: record.revision },
    });
    expect(adopted.status()).toBe(200);
  }
}
