import { hasBackground } from './threads/background.ts';
import type { App } from './feature.ts';

/**
 * Does something now and then while the server runs, one round at a time; what is under way ends before the server does.
 * @param pause milliseconds.
 * @param failed what the log says if it fails; it is tried again after the next pause.
 */
export function whileOpen(app: App, pause: number, failed: string, work: () => Promise<unknown>): void {
  if (!hasBackground(app)) return;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<unknown> | null = null;
  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      // Where the database stands still rounds would pile up, each with a connection.
      round ??= work()
        .catch((error: unknown) => {
          app.log.warn({ err: error }, failed);
        })
        .finally(() => {
          round = null;
        });
    }, pause).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}
