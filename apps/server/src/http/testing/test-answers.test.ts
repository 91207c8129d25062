import { callRecords } from '@zhantai/contract/records';
import { expect, it } from 'vitest';
import { ok } from '../../platform/ok.ts';
import { createTestApp } from './test-app.ts';

it('an answer of another shape than its call declares fails the test, also where nobody looks at it', async () => {
  const test = await createTestApp();
  const config = {
    access: 'open',
    headers: 'none',
    call: callRecords.healthLive,
    name: 'healthLive',
  } as const;
  test.app.get('/api/test/wrong', { config }, (_request, reply) => ok(reply, { status: 'down' }));
  expect((await test.app.inject({ url: '/api/health/live' })).statusCode).toBe(200);
  expect((await test.app.inject({ url: '/api/test/wrong' })).statusCode).toBe(500);
  await expect(test.close()).rejects.toThrow('healthLive answers /api/test/wrong');
});
