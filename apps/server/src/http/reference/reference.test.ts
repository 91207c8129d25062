import { readFileSync } from 'node:fs';
import { calls } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { Operation } from './operation.ts';
import { operationsOf } from './operations.ts';
import { renderTable } from './render-table.ts';
import { shapeOf, unwrap } from './shape-of.ts';

let test: TestApp;
let operations: readonly Operation[];

beforeAll(async () => {
  test = await createTestApp();
  await test.app.ready();
  operations = operationsOf(test.app);
});
afterAll(() => test.close());

interface Described {
  readonly summary?: string;
  readonly security?: readonly Record<string, unknown>[];
  readonly requestBody?: { readonly content: Record<string, unknown> };
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

async function document(): Promise<ReadonlyMap<string, Described>> {
  const { paths } = (await test.app.inject({ url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, Described>>;
  }>();
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]): [string, Described] => [
        `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        described,
      ]),
    ),
  );
}

describe('the OpenAPI document (wire.md)', () => {
  it('describes every call: what it does, who may make it, how it is refused', async () => {
    const described = await document();
    expect([...described.keys()].toSorted()).toEqual(
      operations.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
    for (const [name, { summary = '', responses }] of described) {
      expect(summary, name).not.toBe('');
      expect(Object.keys(responses), name).toEqual(
        expect.arrayContaining(['200', '400', '429', '500', '503']),
      );
    }
    for (const { method, path } of Object.values(calls)) {
      expect([...described.keys()], path).toContain(`${method} ${path}`);
    }
  });

  it('asks no list to hold nothing twice: the validator would compare each with each of a list of any length', async () => {
    expect(JSON.stringify([...(await document())])).not.toContain('uniqueItems');
  });

  it('says what identifies a caller, what an upload holds and which codes a refusal has', async () => {
    const described = await document();
    const of = (call: { method: string; path: string }): Described | undefined =>
      described.get(`${call.method} ${call.path}`);
    expect(of(calls.captcha)?.security).toEqual([]);
    expect(of(calls.smsSend)?.security?.map(Object.keys)).toEqual([['client', 'tenant', 'exhibition']]);
    expect(of(calls.info)?.security?.map(Object.keys)).toEqual([['client', 'tenant', 'exhibition', 'token']]);
    expect(of(calls.putImg)?.requestBody?.content).toHaveProperty(
      ['multipart/form-data', 'schema', 'properties', 'file'],
      { type: 'string', format: 'binary' },
    );
    expect(of(calls.submit)?.responses['409']?.description).toMatch(/STALE_REVISION/);
    expect(of(calls.submit)?.responses['422']?.description).toBe('ANSWERS_REFUSED');
    expect(of(calls.captcha)?.responses['401']).toBeUndefined();
  });
});

describe('the page of calls', () => {
  it('names every call and needs no script, no style and no address of others', async () => {
    const answer = await test.app.inject({ url: '/api/docs' });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { path } of operations) expect(answer.body).toContain(`<code>${path}</code>`);
    expect(answer.body).not.toMatch(/<script|<style|style=|\son\w+=|https?:/i);
    const [sheet = ''] = /(?<=rel="stylesheet" href=")[^"]+/.exec(answer.body) ?? [];
    const style = await test.app.inject({ url: sheet });
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
    expect(answer.headers['content-security-policy']).toContain("style-src 'self'");
  });
});

it('docs/api.md is what `npm run api-docs` writes now', () => {
  expect(readDocument('api.md')).toBe(renderTable(operations, readDocument('wire.md')));
});

function readDocument(name: string): string {
  return readFileSync(new URL(`../../../../../docs/${name}`, import.meta.url), 'utf8');
}

describe('a schema in words', () => {
  it('marks what may be left out, and writes objects out as deep as asked', () => {
    const schema = {
      type: 'object',
      required: ['a', 'rows'],
      properties: {
        a: { anyOf: [{ const: 'x' }, { type: 'null' }] },
        b: { type: 'integer' },
        rows: {
          type: 'array',
          items: { type: 'object', required: ['n'], properties: { n: { type: 'number' } } },
        },
        any: { type: 'object', patternProperties: { '^.*$': {} } },
      },
    };
    expect(shapeOf(schema)).toBe('{a: "x" | null, b?: integer, rows: {n: number}[], any?: {[key]: unknown}}');
    expect(shapeOf(schema, 1)).toBe('{a: "x" | null, b?: integer, rows: {…}[], any?: {[key]: unknown}}');
    expect(shapeOf(unwrap({ properties: { success: {}, data: { type: 'boolean' } } }))).toBe('boolean');
    expect(shapeOf(undefined)).toBe('unknown');
  });
});
