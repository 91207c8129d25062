import type { TransportEntry } from '@zhantai/contract';
import { Drawer } from '@zhantai/ui/overlays/drawer.tsx';
import { AnswersView, loadFormWords } from '@zhantai/views';
import { Suspense, useMemo } from 'react';
import { createFormServices } from '@zhantai/shell/form-services/create-form-services.ts';
import { parseForm } from '../form/material/parse-form.ts';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { ExportButton } from '../../shell/spreadsheet/export-button.tsx';
import { handedRowsFile, handedTables } from './handed-rows-file.ts';
import { PassesButton } from '../passes/passes-button.tsx';
import styles from './form-drawer.module.css';
import { withFiles } from '../detail/with-files.ts';
import { VEHICLES_PROP } from '../passes/vehicles-prop.ts';

export interface FormDrawerProps {
  readonly entry: TransportEntry;
  readonly onClose: () => void;
}

/** One form as its exhibitor handed it in, under the form of that day. */
export const FormDrawer = ({ entry, onClose }: FormDrawerProps) => {
  const { client, config, language, words } = usePortal();
  const text = words.transport.work;
  const { id, formId, exhibitor } = entry;
  const form = useMemo(
    () =>
      createResource(async () => {
        const [detail, formWords] = await Promise.all([
          client.call('getExhibitorFormDetail', { query: { formId, id, exhibitorId: exhibitor.id } }),
          loadFormWords(language),
        ]);
        const base = createFormServices({ client, formId, today: config.serverTime.slice(0, 10), words });
        const services = withFiles(base, detail.files);
        return { detail, formWords, services, definition: parseForm(detail.form, language) };
      }),
    [client, config, language, words, formId, id, exhibitor.id],
  );
  const state = useResource(form);
  return (
    <Drawer onClose={onClose} title={text.title(entry.formCode, entry.title)} width="800px">
      <PageState
        onRetry={() => {
          void form.load();
        }}
        skeleton={{ rows: 8, rowHeight: 40 }}
        state={state}
      >
        {({ detail, definition, formWords, services }) => (
          <>
            <Suspense fallback={null}>
              <div className={styles['tools']}>
                {entry.status === 'adopt' && definition.items.some(({ prop }) => prop === VEHICLES_PROP) && (
                  <PassesButton
                    formId={formId}
                    place={{ many: false, id, exhibitorId: exhibitor.id }}
                    size="small"
                  />
                )}
                {handedTables(definition.items, detail.answers).map((item) => (
                  <span key={item.prop}>
                    {item.label}
                    <ExportButton
                      read={() => handedRowsFile(item, detail.answers, entry, formWords)}
                      size="small"
                      today={config.serverTime.slice(0, 10)}
                    />
                  </span>
                ))}
              </div>
            </Suspense>
            <AnswersView
              answers={detail.answers}
              definition={definition}
              services={services}
              words={formWords}
            />
          </>
        )}
      </PageState>
    </Drawer>
  );
};
