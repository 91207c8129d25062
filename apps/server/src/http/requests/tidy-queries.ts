import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import type { App } from '../../platform/feature.ts';

/** What staff and exports ask must be what is answered: a filter that nobody knows would give too much. */
const strict = /^\/api\/console(\/|$)|export/i;

/**
 * Lets clients of others ask as they do (wire.md §1), for routes that are registered from now on: an empty value in a
 * query string is none, a `size` above the limit is the limit, and what a call of the portal does not know is ignored.
 */
export function tidyQueries(app: App): void {
  app.addHook('onRoute', (route) => {
    const known = propertiesOf(route.schema?.querystring);
    if (known === null) return;
    const keepsUnknown = strict.test(route.url);
    const largest = largestSize(known['size']);
    const tidy: preValidationAsyncHookHandler = async (request: FastifyRequest) => {
      request.query = tidied(Object(request.query), known, keepsUnknown, largest);
    };
    route.preValidation = [tidy, ...[route.preValidation ?? []].flat()];
  });
}

function tidied(
  query: Readonly<Record<string, unknown>>,
  known: Readonly<Record<string, unknown>>,
  keepsUnknown: boolean,
  largest: number,
): Record<string, unknown> {
  const kept = Object.entries(query)
    .filter(([name, value]) => value !== '' && (keepsUnknown || Object.hasOwn(known, name)))
    .map(([name, value]): [string, unknown] => [name, name === 'size' ? cut(value, largest) : value]);
  return Object.fromEntries(kept);
}

const cut = (size: unknown, largest: number): unknown =>
  typeof size === 'string' && /^\d{1,15}$/.test(size) && Number(size) > largest ? String(largest) : size;

/** The fields that a call takes; null where it takes what comes. */
function propertiesOf(schema: unknown): Readonly<Record<string, unknown>> | null {
  const { properties, additionalProperties } = Object(schema);
  return additionalProperties === false && typeof properties === 'object' ? properties : null;
}

function largestSize(schema: unknown): number {
  const { maximum } = Object(schema);
  return typeof maximum === 'number' ? maximum : Number.POSITIVE_INFINITY;
}
