import { bodyBytes } from '@zhantai/contract';
import type { App } from '../../platform/feature.ts';

/** Bounds the bodies of the calls that are registered from now on by what the record of each says. */
export function limitBodies(app: App): void {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    route.bodyLimit ??= route.config?.call?.bodyBytes ?? bodyBytes.few;
  });
}
