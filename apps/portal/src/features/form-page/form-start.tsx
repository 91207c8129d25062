import type { FormEntry, TagForms } from '@zhantai/contract';
import type { Answers } from '@zhantai/engine';
import { useDevice } from '@zhantai/ui';
import { lazy, Suspense, use, useCallback, useState } from 'react';
import { formStatus } from '../home/form-status.ts';
import { useDetailFlag } from '../detail/use-detail-flag.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { Booths } from './booths.tsx';
import { FormHead } from '../form/form-head.tsx';
import { FormNav } from './form-nav.tsx';
import styles from './form-page.module.css';
import type { FormMaterial } from '../form/material/load-material.ts';
import { movingSlot } from '../form/controller/moving-slot.ts';
import { FormPlaceContext } from '../form/form-place.ts';
import { OpenForm } from './open-form.tsx';
import { startingPoint, type StartingPoint } from '../form/controller/starting-point.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const DraftOffer = lazy(async () => ({
  default: (await withRetry(() => import('./draft-offer.tsx'))).DraftOffer,
}));

const ConsentGate = lazy(async () => ({
  default: (await withRetry(() => import('../form/consent-gate.tsx'))).ConsentGate,
}));

export interface FormStartProps {
  readonly entry: FormEntry;
  readonly groups: readonly TagForms[];
  readonly material: FormMaterial;
  /** A new one of many got its id with the first save. */
  readonly onBegun: ((id: string) => void) | undefined;
  /** It was handed in. */
  readonly onTaken: (() => void) | undefined;
  readonly onIndex: () => void;
  readonly onReload: () => void;
}

interface Begun {
  readonly answers: Answers;
  readonly readOnly: boolean;
  readonly dirty: boolean;
}

/** Asks for the consent that the form needs, offers what was left unfinished, then opens the form. */
export const FormStart = ({
  entry,
  groups,
  material,
  onBegun,
  onTaken,
  onIndex,
  onReload,
}: FormStartProps) => {
  const { account, drafts } = usePortal();
  const mobile = useDevice() === 'mobile';
  const { info } = material;
  const place = use(FormPlaceContext);
  const detail = useDetailFlag();
  const [{ start, slot }] = useState(() => {
    const moving = movingSlot(drafts, account(), info.form.formId, place);
    const shownInfo = detail ? { ...info, fromInformationCanBeSubmitted: false } : info;
    return { start: startingPoint(shownInfo, moving.read(), place.many), slot: moving };
  });
  const onGotId = (id: string) => {
    slot.moveTo(id);
    onBegun?.(id);
  };
  const [begun, setBegun] = useState<Begun | null>(() => begin(start));
  // Who can hand in nothing is shown what there is.
  const [agreed, setAgreed] = useState(!info.sensitive || !info.fromInformationCanBeSubmitted || detail);
  const onAgreed = useCallback(() => {
    setAgreed(true);
  }, []);

  if (agreed && begun !== null) {
    return (
      <OpenForm
        {...begun}
        entry={entry}
        groups={groups}
        material={material}
        onBegun={onGotId}
        onIndex={onIndex}
        onReload={onReload}
        onTaken={onTaken}
        slot={slot}
      />
    );
  }
  // Nothing is open that a switch of the language could take away: the list of forms follows it by itself.
  const form = { ...info.form, title: entry.title, purpose: entry.purpose };
  return (
    <main className={styles['main']} id="main" tabIndex={-1}>
      {mobile && <FormNav autosave={null} form={form} />}
      <FormHead
        form={form}
        onIndex={onIndex}
        status={formStatus({ ...entry, status: info.status })}
        timelines={info.timelines}
      />
      <Booths controller={null} info={info} status={formStatus({ ...entry, status: info.status })} />
      <Suspense fallback={null}>
        {agreed ? (
          <DraftOffer
            info={info}
            onContinue={() => {
              if (start.kind === 'local')
                setBegun({ answers: start.draft.answers, readOnly: false, dirty: true });
              else setBegun({ answers: info.answers, readOnly: false, dirty: false });
            }}
            onDiscarded={() => {
              if (start.kind === 'local') slot.clear();
              onReload();
            }}
            start={start}
          />
        ) : (
          <ConsentGate onAgreed={onAgreed} />
        )}
      </Suspense>
    </main>
  );
};

function begin(start: StartingPoint): Begun | null {
  if (start.kind === 'locked') return { answers: start.answers, readOnly: true, dirty: false };
  return start.kind === 'open' ? { answers: start.answers, readOnly: false, dirty: false } : null;
}
