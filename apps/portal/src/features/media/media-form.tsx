import type { AccreditationForm } from '@zhantai/contract';
import { useDevice } from '@zhantai/ui';
import { useCallback, useMemo, useState } from 'react';
import { loadMaterial } from '../form/material/load-material.ts';
import { startingPoint } from '../form/controller/starting-point.ts';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { MediaWork } from './media-work.tsx';
import { MediaFrame } from './media-frame.tsx';
import type { MediaPath } from './media-path.ts';

export interface MediaFormProps {
  readonly form: AccreditationForm;
  readonly path: MediaPath;
}

/** One form of the accreditation: opened where it was left, for it is handed in with the others at the end. */
export const MediaForm = ({ form, path }: MediaFormProps) => {
  const { account, client, drafts, language } = usePortal();
  const device = useDevice();
  const [turn, setTurn] = useState(0);
  const { formId } = form;
  const material = useMemo(
    () =>
      createResource(async () => {
        const slot = drafts.slot(account(), formId);
        const loaded = await loadMaterial(
          client,
          formId,
          language,
          device,
          drafts.has(account(), formId) ? () => drafts.prepare(account()) : null,
        );
        const start = startingPoint(loaded.info, slot.read());
        // What this device alone holds is newer than what the server has.
        return { ...loaded, slot, local: start.kind === 'local' ? start.draft.answers : null };
      }),
    // A new turn loads anew; language and device are followed inside, without taking the form away.
    // oxlint-disable-next-line react/exhaustive-deps
    [account, client, drafts, formId, turn],
  );
  const state = useResource(material);
  const reload = useCallback(() => {
    setTurn((before) => before + 1);
  }, []);

  if (state.status === 'ready') {
    return <MediaWork key={turn} material={state.data} onReload={reload} path={path} />;
  }
  return (
    <MediaFrame path={path} title={form.title}>
      <PageState
        onRetry={() => {
          void material.load();
        }}
        skeleton={{ rows: 6, rowHeight: 64 }}
        state={state}
      >
        {() => null}
      </PageState>
    </MediaFrame>
  );
};
