import type { CallRecord } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { Compile, type Validator } from 'typebox/compile';
import { enveloped } from '../../platform/enveloped.ts';
import type { App } from '../../platform/feature.ts';

/** By call, for all files of a worker: compiling takes longer than checking. */
const validators = new Map<CallRecord, Validator>();

/**
 * Holds what `app` answers to the records of its calls: an answer of another shape becomes a failure of the server.
 * @returns what throws if there was one, for tests that do not look at an answer.
 */
export function holdAnswers(app: App): () => void {
  const wrong: Error[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    const problem = reply.statusCode === 200 ? problemOf(request, payload) : null;
    if (problem === null) return undefined;
    wrong.push(new Error(problem));
    throw wrong.at(-1);
  });
  return () => {
    const [first] = wrong;
    if (first !== undefined) throw first;
  };
}

/** What is wrong with an answer; null where it is as it should be, or nothing that a schema describes. */
function problemOf({ method, url, routeOptions }: FastifyRequest, payload: unknown): string | null {
  const { call, name } = routeOptions.config;
  if (call === undefined || call.answer === 'file' || method === 'HEAD') return null;
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return `${name} answers with no JSON`;
  const answer: unknown = JSON.parse(payload.toString());
  const validator = validatorOf(call);
  if (validator.Check(answer)) return null;
  const places = validator.Errors(answer).map(({ instancePath, message }) => `${instancePath} ${message}`);
  return `${name} answers ${url} with what its schema does not say: ${places.slice(0, 5).join('; ')}`;
}

function validatorOf(call: Exclude<CallRecord, { answer: 'file' }>): Validator {
  const known = validators.get(call);
  if (known !== undefined) return known;
  const validator = Compile(call.answer === 'bare' ? call.data : enveloped(call.data));
  validators.set(call, validator);
  return validator;
}
