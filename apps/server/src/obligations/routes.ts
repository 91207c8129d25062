import type { App, Deps } from '../platform/feature.ts';
import { whileOpen } from '../platform/while-open.ts';
import { renewObligations } from './renew-obligations.ts';

/** Milliseconds between two looks for what changed. */
const LOOK_PAUSE_MS = 2_000;

/** What is owed follows what changed. */
export function obligationRoutes(app: App, { database, now }: Deps): void {
  whileOpen(app, LOOK_PAUSE_MS, 'obligations did not follow what changed', () =>
    renewObligations(database, now),
  );
}
