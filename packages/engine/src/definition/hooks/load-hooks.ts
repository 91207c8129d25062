import type { HookReader } from '../parsing.ts';

/** Reads no hooks: for forms that name none, or are only looked at. */
export const noHooks: HookReader = () => null;

/** What `readDefinition` reads the hooks of a detail by: pages load it only for forms that name some. */
export async function loadHooks(detail: unknown): Promise<HookReader> {
  return JSON.stringify(detail).includes('eventList') ? (await import('./read-hooks.ts')).readHooks : noHooks;
}
