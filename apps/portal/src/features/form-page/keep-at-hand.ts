import type { Language } from '@zhantai/engine';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { pageWords } from '../../shell/portal/page-words.ts';

/**
 * Loads what a form says and asks when something went wrong, before it goes wrong: without a network they could
 * not be loaded any more.
 */
export async function keepAtHand(language: Language): Promise<void> {
  pageWords.formLater.prepare(language);
  await withRetry(() =>
    Promise.all([
      import('./form-notices.tsx'),
      import('../form/controller/submit-outcome.ts'),
      import('../form/leave-dialog.tsx'),
      import('../form/stale-dialog.tsx'),
      import('./receipt.tsx'),
      import('../sign-in/sign-in-dialog.tsx'),
    ]),
  );
}
