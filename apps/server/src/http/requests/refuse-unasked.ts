import { Type } from 'typebox';
import type { App } from '../../platform/feature.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Asked by machines and browsers that put what they like behind the question mark. */
const loose = /^\/api\/(health|metrics|docs|openapi\.json|files)(\/|$)/;

const Nothing = Type.Object({}, { additionalProperties: false });

/**
 * Refuses request fields that a call does not take (wire.md §1) also where it takes none at all: routes that are
 * registered from now on without a schema of their query or body.
 */
export function refuseUnasked(app: App): void {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/') || loose.test(route.url)) return;
    const { schema = {} } = route;
    // A copy: what was declared stays as it is described.
    route.schema = { querystring: Nothing, ...schema };
    const posts = [route.method].flat().includes('POST');
    if (!posts || schema.body !== undefined || schema.consumes !== undefined) return;
    const before = [route.preValidation ?? []].flat();
    route.preValidation = [
      ...before,
      async ({ body }) => {
        if (typeof body !== 'object' || body === null) return;
        const [field] = Object.keys(body);
        if (field !== undefined) throw new Refusal('UNKNOWN_FIELD', { field });
      },
    ];
  });
}
