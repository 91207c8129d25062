import type { FormInfo } from '@zhantai/contract';
import type { FormStatus } from '@zhantai/ui';
import { lazy, Suspense } from 'react';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import type { FormController } from '../form/controller/form-controller.ts';

const BoothBar = lazy(async () => ({
  default: (await withRetry(() => import('../booths/booth-bar.tsx'))).BoothBar,
}));

export interface BoothsProps {
  readonly info: FormInfo;
  readonly status: FormStatus;
  readonly controller: FormController | null;
}

/** The booths of a form that is given for each; who has one never loads them. */
export const Booths = (props: BoothsProps) =>
  props.info.booths.length > 1 && (
    <Suspense fallback={null}>
      <BoothBar {...props} />
    </Suspense>
  );
