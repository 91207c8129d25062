import { callers } from '../testing/test-callers.ts';
import type { TrialsOfSome } from './trial.ts';

/** Health, and what the server says of itself. */
export const platformTrials = {
  healthLive: [{}],
  healthReady: [{}],
  openApi: [{}],
  // Without the setting nobody is told that there are figures.
  metrics: [{ missing: callers }],
  docs: [{}],
  docsStyle: [{}],
} as const satisfies TrialsOfSome;
