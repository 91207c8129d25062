import type { App } from '../platform/feature.ts';
import { pictureTroubles } from './pools.ts';

/** Has the log say why a process for pictures was lost. */
export function logTroubles(app: App): void {
  const log = (error: unknown): void => app.log.error({ err: error }, 'a process for pictures was lost');
  pictureTroubles.on('trouble', log);
  app.addHook('onClose', (_, done) => {
    pictureTroubles.off('trouble', log);
    done();
  });
}
