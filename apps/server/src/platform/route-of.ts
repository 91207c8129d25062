import {
  callRecords,
  type BareCall,
  type CallRecord,
  type EnvelopedCall,
  type FileCall,
} from '@zhantai/contract/records';
import type { FastifyContextConfig, FastifySchema } from 'fastify';
import { enveloped } from './enveloped.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is known of the call that the route answers; routes that tests add have none. */
    call?: CallRecord;
    /** Its name. */
    name?: string;
  }
}

/** A route as the record of its call declares it. */
interface RouteOf<R extends CallRecord, Answer> {
  readonly method: R['method'];
  readonly url: R['path'];
  readonly config: FastifyContextConfig;
  readonly schema: {
    readonly params: R['params'];
    readonly querystring: R['query'];
    readonly body: R['body'];
    readonly response: { readonly 200: Answer };
  };
}

const names = new Map<CallRecord, string>(Object.entries(callRecords).map(([name, call]) => [call, name]));

/** What the record of a call says of its route: `app.route({ ...routeOf(callRecords.NAME), handler })`. */
export function routeOf<R extends EnvelopedCall>(
  call: R,
): RouteOf<R, ReturnType<typeof enveloped<R['data']>>>;
export function routeOf<R extends BareCall>(call: R): RouteOf<R, R['data']>;
export function routeOf<R extends FileCall>(call: R): RouteOf<R, unknown>;
export function routeOf(call: CallRecord) {
  const {
    method,
    path,
    access,
    headers,
    client,
    withoutExhibition,
    withoutFactor,
    whileClosed,
    stepUp,
    idempotency,
    parts,
  } = call;
  const config: FastifyContextConfig = {
    call,
    name: names.get(call) ?? '',
    access,
    ...(headers === undefined ? {} : { headers }),
    ...(client === undefined ? {} : { client }),
    ...(withoutExhibition === undefined ? {} : { withoutExhibition }),
    ...(withoutFactor === undefined ? {} : { withoutFactor }),
    ...(whileClosed === undefined ? {} : { whileClosed }),
    ...(stepUp === undefined ? {} : { stepUp }),
    ...(idempotency === undefined ? {} : { idempotency }),
    ...(parts === undefined ? {} : { parts }),
  };
  return { method, url: path, config, schema: schemaOf(call) };
}

/** No more than the call has: what takes no query or body is recognised by that. */
function schemaOf(call: CallRecord): FastifySchema {
  const { params, query, body, upload } = call;
  return {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
    ...(upload === undefined ? {} : { consumes: ['multipart/form-data'] }),
    ...(call.answer === 'file'
      ? {}
      : { response: { 200: call.answer === 'bare' ? call.data : enveloped(call.data) } }),
  };
}
