import { calls, costlyCalls } from '@zhantai/contract';
import { requireRate } from '../rate-limits/index.ts';
import type { App, Deps } from '../platform/feature.ts';

/** Bounds how often one membership makes the costly calls among those that are registered from now on. */
export function rateCostlyCalls(app: App, { database, now }: Deps): void {
  app.addHook('onRoute', (route) => {
    const method = String(route.method);
    const named = Object.entries(calls).find(([, one]) => one.method === method && one.path === route.url);
    const found = Object.entries(costlyCalls).find(([name]) => name === named?.[0]);
    if (found === undefined) return;
    const [call, rates] = found;
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
