import type { OpenPreview } from '@zhantai/contract';
import { openSession, parseDefinition } from '@zhantai/engine';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import { loadFaces } from '@zhantai/shell/form-services/use-faces.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { toast, useDevice } from '@zhantai/ui';
import { localToday } from '@zhantai/ui/local-today.ts';
import { FormView, loadFormWords, type FormServices } from '@zhantai/views';
import { useMemo } from 'react';
import { GuestFrame } from '../../shell/page/guest-frame.tsx';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { LinkPage, type LinkPageProps } from '../ticket/link-page.tsx';
import styles from './draft-preview-page.module.css';

/** A draft as colleagues look at it by a link: read-only, nobody's, 预览 across it; shown inside `/s` (console.md §2). */
export const DraftPreviewPage = ({ code }: { readonly code: string }) => (
  <LinkPage code={code} open={openPreview} title={usePortal().words.guests.preview.title}>
    {(opened) => <DraftPreview opened={opened} />}
  </LinkPage>
);

const openPreview: LinkPageProps<OpenPreview>['open'] = (client, headers) =>
  client.call('openPreview', { headers });

const DraftPreview = ({ opened }: { readonly opened: OpenPreview }) => {
  const { language, words } = usePortal();
  const device = useDevice();
  const text = words.guests.preview;
  const material = useMemo(
    () =>
      createResource(async () => {
        const [form, faces] = await Promise.all([loadFormWords(language), loadFaces(device)]);
        const today = localToday();
        const definition = parseDefinition(opened.detail, { language });
        const session = openSession(definition, { today, context: { today }, readOnly: true });
        return { form, faces, session, services: lookingServices(today) };
      }),
    [device, language, opened],
  );
  const state = useResource(material);
  return (
    <GuestFrame
      lead={text.lead(shortTime(opened.madeAt), shortTime(opened.until))}
      title={`${opened.code} ${opened.title}`}
    >
      <div className={styles['page']}>
        {state.status === 'ready' ? (
          <FormView
            device={state.data.faces}
            services={state.data.services}
            session={state.data.session}
            words={state.data.form}
          />
        ) : (
          <PageState
            onRetry={() => {
              void material.load();
            }}
            skeleton={{ rows: 5, rowHeight: 64 }}
            state={state}
          >
            {() => null}
          </PageState>
        )}
        <div aria-hidden className={styles['mark']}>
          {marks.map((at) => (
            <span data-mark={text.mark} key={at} />
          ))}
        </div>
      </div>
    </GuestFrame>
  );
};

/** As often as it stands on the longest screen. */
const marks = Array.from({ length: 24 }, (_, at) => at);

const nothing = () => Promise.reject(new Error('A preview by a link keeps nothing.'));

/** What fields ask for of which nothing can be changed: nothing is loaded, nothing is kept. */
function lookingServices(today: string): FormServices {
  return {
    today,
    notify: toast,
    loadOptions: () => Promise.resolve([]),
    upload: nothing,
    uploadSignature: nothing,
    fileInfo: () => Promise.resolve([]),
    openFile: () => undefined,
  };
}
