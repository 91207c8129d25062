import { bodyBytes as bytes, refusalStatus, type Access, type RefusalCode } from '@zhantai/contract';
import type { RouteOptions } from 'fastify';
import { generalRefusals } from './general-refusals.ts';

/** A registered call as its record declares it. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  /** `:name` stands for a path parameter. */
  readonly path: string;
  /** The feature that answers it. */
  readonly feature: string;
  readonly access: Access;
  readonly headers: boolean;
  readonly multipart: boolean;
  /** Greatest body of JSON. */
  readonly bodyBytes: number;
  readonly summary: string;
  /** Fields beside `file` of an upload. */
  readonly fields: readonly string[];
  /** JSON Schema, or undefined where there is none. */
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** Of the answer 200, its envelope included; undefined where it is no JSON. */
  readonly answer: unknown;
  /** In the order of their status. */
  readonly refusals: readonly RefusalCode[];
}

/** What the record of a route's call declares; null for pages and for the HEAD beside each GET. */
export function readOperation({ method, schema, config }: RouteOptions, feature: string): Operation | null {
  const { call, name = '' } = config ?? {};
  if (call === undefined || [method].flat().includes('HEAD')) return null;
  const { access, upload, refusals = [] } = call;
  const headers = call.headers !== 'none';
  const multipart = upload !== undefined;
  const general = generalRefusals({ method: call.method, access, headers, multipart });
  return {
    name,
    method: call.method,
    path: call.path,
    feature,
    access,
    headers,
    multipart,
    bodyBytes: call.bodyBytes ?? bytes.few,
    summary: call.summary,
    fields: upload ?? [],
    params: call.params,
    query: call.query,
    body: call.body,
    answer: readMember(schema?.response, '200'),
    refusals: [...new Set([...general, ...refusals])].toSorted(
      (one, other) => refusalStatus[one] - refusalStatus[other],
    ),
  };
}

function readMember(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
