import { expect, type APIRequestContext } from '@playwright/test';
import { staffHeaders } from '../staff/staff-headers.ts';

/** Returns the newest drawing of a slot with a comment, as a reviewer does. */
export async function rejectDrawing(
  request: APIRequestContext,
  slot: string,
  comment: string,
): Promise<void> {
  const headers = await staffHeaders(request);
  const answer = await request.get('/api/console/drawings?status=wait&size=100', { headers });
  const { data } = await answer.json();
  const drawing = data.records.find((one: { slot: string }) => one.slot === slot);
  const rejected = await request.post(`/api/console/drawings/${drawing.id}/reject`, {
    headers,
    data: { revision: drawing.revision, comment },
  });
  expect(rejected.status()).toBe(200);
}
