import { requireRate } from '../../rate-limits/index.ts';
import type { App, Deps } from '../../platform/feature.ts';

/** Bounds how often one membership makes the costly calls among those that are registered from now on. */
export function rateCostlyCalls(app: App, { database, now }: Deps): void {
  app.addHook('onRoute', (route) => {
    const { call: { rates } = {}, name: call = '' } = route.config ?? {};
    // The HEAD beside a GET has what the GET has.
    if (rates === undefined || route.method === 'HEAD') return;
    route.preHandler = [
      ...[route.preHandler ?? []].flat(),
      async (request) => {
        const { caller, exhibition } = request;
        if (caller.kind === 'anonymous' || exhibition === null) return;
        const key = `membership:${caller.membershipId}`;
        await requireRate(database, exhibition, { key, call }, rates, now());
      },
    ];
  });
}
