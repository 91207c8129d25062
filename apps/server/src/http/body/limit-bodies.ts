import { bodyBytes, calls } from '@zhantai/contract';
import type { App } from '../../platform/feature.ts';

/** Bounds the bodies of the calls that are registered from now on by what the contract says of each. */
export function limitBodies(app: App): void {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    route.bodyLimit ??= largest(String(route.method), route.url);
  });
}

/** Greatest body of a call, in bytes. */
function largest(method: string, path: string): number {
  const call = Object.values(calls).find((one) => one.method === method && one.path === path);
  return call !== undefined && 'bodyBytes' in call ? call.bodyBytes : bodyBytes.few;
}
