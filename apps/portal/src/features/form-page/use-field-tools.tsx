import { traitsOf, type FieldNode } from '@zhantai/engine';
import { useDevice } from '@zhantai/ui';
import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const SignByPhone = lazy(async () => ({
  default: (await withRetry(() => import('../signing/own-sign-by-phone.tsx'))).OwnSignByPhone,
}));
const StampTools = lazy(async () => ({
  default: (await withRetry(() => import('../letter/stamp-tools.tsx'))).StampTools,
}));

/** Takes the scan of a letter that was stamped by hand (pages.md). */
const STAMPED = 'stamp_file';

/**
 * What stands under some fields of a signed-in form: on a desktop the way to sign on a phone, and in a letter the paper
 * that is to be stamped. Keep the identity of `onPaper`.
 */
export function useFieldTools(letter: boolean, onPaper: () => void): (node: FieldNode) => ReactNode {
  const mobile = useDevice() === 'mobile';
  return useCallback(
    (node: FieldNode) => {
      const { files } = traitsOf(node.item);
      if (files === 'drawing' && !mobile) {
        return (
          <Suspense fallback={null}>
            <SignByPhone node={node} />
          </Suspense>
        );
      }
      if (letter && files === 'several' && node.item.prop === STAMPED) {
        return (
          <Suspense fallback={null}>
            <StampTools node={node} onPaper={onPaper} />
          </Suspense>
        );
      }
      return null;
    },
    [letter, mobile, onPaper],
  );
}
