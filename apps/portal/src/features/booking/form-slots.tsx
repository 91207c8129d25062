import type { FormInfo } from '@zhantai/contract';
import type { Session } from '@zhantai/engine';
import type { FormServices } from '@zhantai/views';
import { lazy, Suspense } from 'react';
import type { FormPlace } from '../form/form-place.ts';
import { extrasOf, mayBook } from './page-extras.ts';
import { useWide } from './use-wide.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const PriceAside = lazy(async () => ({
  default: (await withRetry(() => import('./price-aside.tsx'))).PriceAside,
}));
const FormExtras = lazy(async () => ({
  default: (await withRetry(() => import('./form-extras.tsx'))).FormExtras,
}));
const FasciaPreview = lazy(async () => ({
  default: (await withRetry(() => import('./fascia-preview.tsx'))).FasciaPreview,
}));

export interface FormSlotsProps {
  readonly info: FormInfo;
  /** Which submission, where there are several. */
  readonly place: Pick<FormPlace, 'id' | 'boothId'>;
  readonly session: Session;
  /** Nothing can be changed. */
  readonly locked: boolean;
  readonly services: FormServices;
}

/** The fascia, drawn above the fields that letter it. */
export const AboveForm = ({ info, session }: FormSlotsProps) =>
  extrasOf(info.form.pageKey).includes('fascia') && (
    <Suspense fallback={null}>
      <FasciaPreview session={session} />
    </Suspense>
  );

/** Costs in the rail, where there is one. */
export const InRail = (props: FormSlotsProps) => {
  const wide = useWide();
  return wide && <Costs {...props} />;
};

/** Costs where there is no rail, and what the page tells below its fields. */
export const BelowForm = (props: FormSlotsProps) => {
  const wide = useWide();
  return (
    <>
      {!wide && <Costs {...props} />}
      {extrasOf(props.info.form.pageKey).length > 0 && (
        <Suspense fallback={null}>
          <FormExtras {...props} />
        </Suspense>
      )}
    </>
  );
};

const Costs = ({ info, place, session, locked }: FormSlotsProps) =>
  mayBook(info.form.pageKey) && (
    <Suspense fallback={null}>
      <PriceAside place={place} info={info} locked={locked} session={session} />
    </Suspense>
  );
