import { calls, refusalStatus, type RefusalCode } from '@zhantai/contract';
import type { RouteOptions } from 'fastify';
import { generalRefusals, type Access } from './general-refusals.ts';
import { callNotes } from './notes/index.ts';

/** A registered call as its route declares it, with what is noted of it. */
export interface Operation {
  /** Its name in the contract; of the few calls that it does not name, method and path. */
  readonly name: string;
  readonly method: string;
  /** `:name` stands for a path parameter. */
  readonly path: string;
  /** The feature that answers it. */
  readonly feature: string;
  readonly access: Access;
  readonly headers: boolean;
  readonly multipart: boolean;
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

/** What a route below `/api` declares; null for pages and for the HEAD beside each GET. */
export function readOperation(route: RouteOptions, feature: string): Operation | null {
  const { url, schema, config } = route;
  const [method = ''] = [route.method].flat();
  if (!/^\/api(\/|$)/.test(url) || method === 'HEAD' || config?.access === undefined) return null;
  const named = Object.entries(calls).find(([, call]) => call.method === method && call.path === url);
  const name = named?.[0] ?? `${method} ${url}`;
  const { summary, fields = [], refusals = [] } = callNotes.get(name) ?? {};
  const { access } = config;
  const headers = config.headers !== 'none';
  const multipart = schema?.consumes?.includes('multipart/form-data') ?? false;
  const known = new Set([...generalRefusals({ method, access, headers, multipart }), ...refusals]);
  return {
    name,
    method,
    path: url,
    feature,
    access,
    headers,
    multipart,
    summary: schema?.summary ?? summary ?? '',
    fields,
    params: schema?.params,
    query: schema?.querystring,
    body: schema?.body,
    answer: readMember(schema?.response, '200'),
    refusals: [...known].toSorted((one, other) => refusalStatus[one] - refusalStatus[other]),
  };
}

function readMember(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
