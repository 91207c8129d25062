import swagger from '@fastify/swagger';
import { refusalStatus, type RefusalCode } from '@zhantai/contract';
import type { App } from '../../platform/feature.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Operation } from './operation.ts';
import type { Operations } from './operations.ts';

/** Describes every call as an OpenAPI document: its schema, who may make it and how it is refused. */
export async function describeCalls(app: App, operations: Operations): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Zhantai', version: '1', description: 'Self-service portal of a trade exposition.' },
      components: { securitySchemes },
    },
    transform({ schema, url, route }) {
      const [method = ''] = [route.method].flat();
      const operation = operations.find(method, url);
      if (operation === undefined) return { schema, url };
      const { multipart, summary, name, feature } = operation;
      return {
        url,
        schema: {
          ...schema,
          summary,
          operationId: name,
          ...(multipart ? { body: uploadBody(operation) } : {}),
          tags: [feature],
          security: securityOf(operation),
          description: `Who: ${whoOf(operation)}.`,
          response: { ...succeeding(operation), ...refusing(operation) },
        },
      };
    },
  });
}

/** Who may make a call, in words of the contract. */
export function whoOf({ access }: Operation): string {
  if (typeof access === 'string') return access;
  return 'may' in access ? `staff who may ${access.may}` : access.join(', ');
}

const securitySchemes = {
  client: { type: 'http', scheme: 'basic' },
  tenant: { type: 'apiKey', in: 'header', name: 'Tenant-Id' },
  exhibition: { type: 'apiKey', in: 'header', name: 'Exhibition-Id' },
  token: { type: 'apiKey', in: 'header', name: 'Blade-Auth' },
} as const;

function securityOf({ headers, access }: Operation): Record<string, string[]>[] {
  if (!headers) return [];
  const identified = { client: [], tenant: [], exhibition: [] };
  return [access === 'open' ? identified : { ...identified, token: [] }];
}

function uploadBody({ fields }: Operation): object {
  return {
    type: 'object',
    required: ['file'],
    properties: {
      file: { type: 'string', format: 'binary' },
      ...Object.fromEntries(fields.map((name) => [name, { type: 'string' }])),
    },
  };
}

function succeeding({ answer }: Operation): object {
  return { 200: answer ?? { description: 'Not enveloped', type: 'string', format: 'binary' } };
}

function refusing({ refusals }: Operation): object {
  const byStatus = groupBy(refusals, (code) => refusalStatus[code]);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, failure(status, codes)]));
}

function failure(status: number, reasons: readonly RefusalCode[]): object {
  return {
    description: reasons.join(', '),
    type: 'object',
    required: ['code', 'success', 'data', 'msg'],
    properties: {
      code: { const: status },
      success: { const: false },
      data: { type: 'object', required: ['reason'], properties: { reason: { enum: reasons } } },
      msg: { type: 'string' },
    },
  };
}
