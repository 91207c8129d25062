import { calls } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestFair, type TestFair } from '../testing/test-fair.ts';
import { createTestForm, testDefinition } from '../testing/test-form.ts';
import { buildApp } from '../build-app.ts';
import type { App } from '../../platform/feature.ts';

const token = 'a-token-of-the-tests-0123456789';
let fair: TestFair;
let app: App;

beforeAll(async () => {
  fair = await openTestFair();
  const { server } = fair;
  app = await buildApp({ ...server, settings: { ...server.settings, metricsToken: token } });
});
afterAll(async () => {
  await app.close();
  await fair.close();
});

const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/api/metrics', headers });
const figures = async (): Promise<string> => (await ask({ authorization: `Bearer ${token}` })).body;

/** The value of one series; null where there is none. */
function valueOf(text: string, series: string): number | null {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}

describe('wire.md §4: metrics', () => {
  it('are not there without the setting, and closed to who does not know the token', async () => {
    expect((await fair.server.app.inject({ url: '/api/metrics' })).statusCode).toBe(404);
    for (const authorization of [
      '',
      token,
      `Bearer ${token}x`,
      `Basic ${token}`,
      `Bearer ${token.slice(1)}`,
    ]) {
      const answer = await ask(authorization === '' ? {} : { authorization });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(answer.body).not.toContain('zhantai_');
    }
  });

  it('are the text of Prometheus', async () => {
    const answer = await ask({ authorization: `Bearer ${token}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    const lines = answer.body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    for (const line of lines) expect(line).toMatch(/^[a-z_]\w*(\{[^}]*\})? (-?[\d.e+-]+|NaN|[+-]Inf)$/i);
    expect(answer.body).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('count calls by route and status, refused ones too, and never by what a caller makes up', async () => {
    const before = await figures();
    await app.inject({ url: '/api/health/live' });
    await app.inject({ url: '/api/dict/country' });
    await app.inject({ url: '/api/files/one' });
    await app.inject({ url: '/api/files/two' });
    await app.inject({ url: '/api/made-up/one' });
    await app.inject({ url: '/api/made-up/two' });
    const after = await figures();
    const rise = (labels: string): number => {
      const series = `zhantai_call_duration_seconds_count{${labels}}`;
      return (valueOf(after, series) ?? 0) - (valueOf(before, series) ?? 0);
    };
    expect(rise('method="GET",route="/api/health/live",status="200"')).toBe(1);
    expect(rise('method="GET",route="/api/dict/:code",status="400"')).toBe(1);
    expect(rise('method="GET",route="/api/files/:id",status="404"')).toBe(2);
    expect(rise('method="GET",route="none",status="404"')).toBe(2);
    expect(after).not.toContain('made-up');
    // The one that asks.
    expect(valueOf(after, 'zhantai_calls_running')).toBe(1);
  });

  it('count accepted saves, connections and waiting messages', async () => {
    const who = await fair.exhibitor('A101');
    const form = await createTestForm(
      fair.server.database,
      fair.exhibition,
      testDefinition([{ prop: 'name', type: 'input' }]),
      { review: false },
    );
    const save = (revision: number, draft: boolean, version = 1) =>
      app.inject({
        method: 'POST',
        url: calls.submit.path,
        headers: who.headers,
        payload: {
          formId: form.formId,
          formType: form.formType,
          version,
          revision,
          answers: { name: 'x' },
          draft,
        },
      });
    expect((await save(0, true)).statusCode).toBe(200);
    expect((await save(1, true)).statusCode).toBe(200);
    expect((await save(2, false)).statusCode).toBe(200);
    expect((await save(3, false, 9)).statusCode).toBe(409);
    await fair.server.database
      .insertInto('outbox')
      .values({
        tenant_id: fair.exhibition.tenantId,
        exhibition_id: fair.exhibition.exhibitionId,
        message_id: 'm1',
        channel: 'sms',
        template: 'login',
        recipient: '13900000000',
        body: 'secret 123456',
        masked: 'secret ******',
        next_at: new Date(Date.now() - 60_000),
        good_until: null,
        taken_at: null,
        finished_at: null,
      })
      .execute();
    const text = await figures();
    expect(valueOf(text, 'zhantai_saves_total{kind="draft"}')).toBe(2);
    expect(valueOf(text, 'zhantai_saves_total{kind="submission"}')).toBe(1);
    expect(valueOf(text, 'zhantai_database_connections{state="open"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'zhantai_database_connections{state="waiting"}')).toBe(0);
    expect(valueOf(text, 'zhantai_outbox_messages{state="queued"}')).toBe(1);
    expect(valueOf(text, 'zhantai_outbox_oldest_seconds')).toBeGreaterThanOrEqual(59);
    expect(text).not.toMatch(/13900000000|123456/);
  });
});
