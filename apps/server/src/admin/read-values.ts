import type { Scope } from '../exhibitions/index.ts';
import type { Values } from './command.ts';
import { UsageError } from './usage-error.ts';

/** The exhibition that `--tenant` and `--exhibition` name. */
export function scopeOf(values: Values): Scope {
  return { tenantId: identifier(values, 'tenant'), exhibitionId: identifier(values, 'exhibition') };
}

/** An id that was typed. */
export function identifier(values: Values, name: string): string {
  const value = text(values, name);
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(value)) {
    throw new UsageError(`--${name} must be letters, digits, dots, dashes and underscores, at most 64.`);
  }
  return value;
}

/** A text that was typed; none is a mistake. */
export function text(values: Values, name: string): string {
  const value = values[name]?.trim() ?? '';
  if (value === '' || value.length > 200)
    throw new UsageError(`--${name} is needed, with at most 200 characters.`);
  return value;
}
