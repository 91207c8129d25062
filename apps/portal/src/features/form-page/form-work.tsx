import type { FormEntry, TagForms } from '@zhantai/contract';
import { useDevice } from '@zhantai/ui';
import { useCallback, useMemo, useState } from 'react';
import { usePageTitle } from '../../shell/page/use-page-title.ts';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import styles from './form-page.module.css';
import { FormPlaceContext, placeName, type FormPlace } from '../form/form-place.ts';
import { FormNav } from './form-nav.tsx';
import { FormStart } from './form-start.tsx';
import { loadMaterial } from '../form/material/load-material.ts';

export interface FormWorkProps {
  readonly entry: FormEntry;
  readonly groups: readonly TagForms[];
  readonly place: FormPlace;
  /** A new one of many got its id with the first save. */
  readonly onBegun?: (id: string) => void;
  /** It was handed in. */
  readonly onTaken?: () => void;
  readonly onIndex: () => void;
}

/** One submission of a form: loads it, then opens it for work. Another submission is another component. */
export const FormWork = ({ entry, groups, place, onBegun, onTaken, onIndex }: FormWorkProps) => {
  const { account, client, drafts, language } = usePortal();
  const device = useDevice();
  usePageTitle(entry.title);
  const [turn, setTurn] = useState(0);
  const material = useMemo(
    () =>
      createResource(() =>
        loadMaterial(
          client,
          entry.formId,
          language,
          device,
          // Of several booths the first is known only with the form.
          entry.booths !== null || drafts.has(account(), placeName(entry.formId, place))
            ? () => drafts.prepare(account())
            : null,
          place,
        ),
      ),
    // A new turn loads anew; language, device and the id of a new one are followed inside, without taking the form away.
    // oxlint-disable-next-line react/exhaustive-deps
    [account, client, drafts, entry.formId, turn],
  );
  const state = useResource(material);
  const reload = useCallback(() => {
    setTurn((before) => before + 1);
  }, []);

  if (state.status === 'ready') {
    const { booth } = state.data.info;
    // From here on it is that booth, whichever comes first later.
    const at = booth === null || entry.booths === null ? place : { ...place, boothId: booth.id };
    return (
      <FormPlaceContext value={at}>
        <FormStart
          entry={entry}
          groups={groups}
          key={turn}
          material={state.data}
          onBegun={onBegun}
          onIndex={onIndex}
          onReload={reload}
          onTaken={onTaken}
        />
      </FormPlaceContext>
    );
  }
  return (
    <FormPlaceContext value={place}>
      {device === 'mobile' && <FormNav autosave={null} form={entry} />}
      <main className={styles['waiting']} id="main" tabIndex={-1}>
        <PageState
          onRetry={() => {
            void material.load();
          }}
          skeleton={{ rows: 6, rowHeight: 72 }}
          state={state}
        >
          {() => null}
        </PageState>
      </main>
    </FormPlaceContext>
  );
};
