import type { ConsoleFormSettings, FormDraft } from '@zhantai/contract';
import { loadDesignerWords } from '@zhantai/messages/designer';
import { loadFormSettingsWords } from '@zhantai/messages/form-settings';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { EmptyState } from '@zhantai/ui';
import { use, useMemo } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { FormHead } from '../form-settings/form-head.tsx';
import { Designer } from './designer.tsx';
import styles from './designer.module.css';
import { loadPanel, type PanelMaterial } from './load-panel.ts';

interface Loaded {
  readonly settings: ConsoleFormSettings;
  readonly draft: FormDraft;
}

/** The draft of a form, to be changed: types to insert, the items, the settings of one (console.md §2). */
export const DesignerPage = ({ formId }: { readonly formId: string }) => {
  const { client } = useServices();
  const { language } = useSpeech();
  const { may } = useMe();
  const words = use(loadDesignerWords(language));
  const headWords = use(loadFormSettingsWords(language));
  const loaded = useMemo(
    () =>
      createResource(async (): Promise<Loaded> => {
        const params = { formId };
        const [settings, draft] = await Promise.all([
          client.call('consoleFormSettings', { params }),
          client.call('consoleDraft', { params }),
        ]);
        return { settings, draft };
      }),
    [client, formId],
  );
  const panel = useMemo(
    () => createResource((): Promise<PanelMaterial> => loadPanel(language, words)),
    [language, words],
  );
  const state = useResource(loaded);
  const material = useResource(panel);
  if (state.status !== 'ready') return <Loading resource={loaded} />;
  const { settings, draft } = state.data;
  return (
    <>
      <FormHead current="design" formId={formId} kept={settings} words={headWords} />
      <main className={styles['page']} id="main">
        {!may.includes('editForms') ? (
          <EmptyState text="" title={words.readOnly} />
        ) : material.status === 'ready' ? (
          <Designer
            code={settings.settings.code}
            draft={draft}
            formId={formId}
            known={{ quotas: settings.settings.optionQuotas, choices: settings.choices }}
            material={material.data}
            words={words}
          />
        ) : (
          <Loading resource={panel} />
        )}
      </main>
    </>
  );
};
