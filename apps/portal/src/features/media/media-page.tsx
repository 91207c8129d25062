import { ButtonLink, EmptyState } from '@zhantai/ui';
import { useEffect } from 'react';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { MediaForm } from './media-form.tsx';
import { MediaFrame } from './media-frame.tsx';
import { mediaPaths } from './media-path.ts';
import { MediaResult } from './media-result.tsx';
import { MediaSubmit } from './media-submit.tsx';
import { homePath } from './step-path.ts';
import { useAccreditation } from './use-accreditation.ts';

/** `/mediaRegister`, `/mediaPerfect`, `/mediaSubmit`, `/mediaSuccess`: the accreditation of media in four steps (pages.md). */
export const MediaPage = () => {
  const { location, words } = usePortal();
  const { path, query } = parseAddress(useAddress(location));
  const here = mediaPaths.find((one) => one === path) ?? '/mediaRegister';
  const accreditation = useAccreditation();
  const state = useResource(accreditation);
  const text = words.guests.media;
  // The root leads here: whoever is further on goes on where they were.
  const step = state.status === 'ready' ? state.data.step : null;
  const onward = here === '/mediaRegister' && !query.has('view') && step !== null ? homePath(step) : here;
  useEffect(() => {
    if (onward !== here) location.go(onward, { replace: true });
  }, [here, onward, location]);

  if (state.status !== 'ready') {
    return (
      <MediaFrame path={here} title={words.titles[here]}>
        <PageState
          onRetry={() => {
            void accreditation.load();
          }}
          skeleton={{ rows: 5, rowHeight: 64 }}
          state={state}
        >
          {() => null}
        </PageState>
      </MediaFrame>
    );
  }
  if (onward !== here) return null;
  const { data } = state;
  const key = here === '/mediaSubmit' ? query.get('page') : here.slice(1);
  const form = data.forms.find(({ pageKey }) => pageKey === key);
  if (form !== undefined) return <MediaForm form={form} key={form.formId} path={here} />;
  if (here === '/mediaSubmit') return <MediaSubmit data={data} />;
  if (here === '/mediaSuccess') {
    return (
      <MediaResult
        data={data}
        onRefresh={() => {
          void accreditation.load();
        }}
      />
    );
  }
  return (
    <MediaFrame path={here} title={words.titles[here]}>
      {here === '/mediaPerfect' && data.forms.length > 0 ? (
        <ButtonLink href="#/mediaSubmit" variant="primary">
          {text.next}
        </ButtonLink>
      ) : (
        <EmptyState title={text.none} />
      )}
    </MediaFrame>
  );
};
