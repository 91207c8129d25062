import { loadFormSettingsWords } from '@zhantai/messages/form-settings';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { use, useMemo } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { SettingsEditor } from './settings-editor.tsx';

/** The settings of one form: what holds at once and for all its versions (console.md §2). */
export const FormSettingsPage = ({ formId }: { readonly formId: string }) => {
  const { client } = useServices();
  const { language } = useSpeech();
  const words = use(loadFormSettingsWords(language));
  const kept = useMemo(
    // What is typed stands over what was read once: it is read again where somebody else was faster.
    () => createResource(() => client.call('consoleFormSettings', { params: { formId } })),
    [client, formId],
  );
  const state = useResource(kept);
  if (state.status !== 'ready') return <Loading resource={kept} />;
  return <SettingsEditor loaded={state.data} words={words} />;
};
