import { afterEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let server: TestApp | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

it('a process that lags refuses calls early, says when to come back, and still answers probes', async () => {
  server = await createTestApp({ maxLag: 1 });
  // The lag is measured twice a second; hold the loop until one measure has seen it.
  const until = Date.now() + 1_500;
  let answer = await server.app.inject('/api/portal/config');
  while (answer.statusCode !== 503 && Date.now() < until) {
    hold(50);
    // One after the other is the point.
    answer = await server.app.inject('/api/portal/config');
  }
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 503, success: false, data: { reason: 'OVERLOADED' } });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await server.app.inject('/api/health/live')).statusCode).toBe(200);
});

it('without a bound nothing is refused however long the loop was held', async () => {
  server = await createTestApp({ maxLag: 0 });
  hold(800);
  expect((await server.app.inject('/api/health/ready')).statusCode).toBe(200);
  expect((await server.app.inject('/api/portal/config')).statusCode).not.toBe(503);
});

function hold(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}
