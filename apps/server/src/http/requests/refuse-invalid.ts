import { cutText } from '@zhantai/engine';
import type { FastifySchemaValidationError } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';

/** The refusal for a request that its schema does not allow: names the first field at fault, never its value. */
export function refuseInvalid(errors: readonly FastifySchemaValidationError[]): Refusal {
  const unknown = errors.find((error) => error.keyword === 'additionalProperties');
  if (unknown !== undefined) {
    return new Refusal('UNKNOWN_FIELD', { field: fieldOf(unknown, named(unknown, 'additionalProperties')) });
  }
  const [first] = errors;
  if (first === undefined) return new Refusal('BAD_REQUEST');
  const field = fieldOf(first, first.keyword === 'required' ? named(first, 'requiredProperties') : '');
  return new Refusal('BAD_REQUEST', field === '' ? {} : { detail: field });
}

function named(error: FastifySchemaValidationError, param: string): string {
  const names: unknown = error.params[param];
  return Array.isArray(names) ? String(names[0] ?? '') : '';
}

function fieldOf(error: FastifySchemaValidationError, name: string): string {
  const path = error.instancePath.split('/').filter((part) => part !== '');
  return cutText([...path, name].filter((part) => part !== '').join('.'), 100);
}
