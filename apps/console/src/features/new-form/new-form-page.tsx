import { loadFormVersionsWords } from '@zhantai/messages/form-versions';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { use, useMemo } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { Page, PageHead } from '../../shell/page/page.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { NewFormEditor } from './new-form-editor.tsx';

/** Makes a form: blank, like another one, or from a file (console.md §2). */
export const NewFormPage = () => {
  const { client, forms: used } = useServices();
  const { language } = useSpeech();
  const words = use(loadFormVersionsWords(language));
  const known = useMemo(
    () =>
      createResource(() =>
        Promise.all([
          client.call('consoleForms', {}),
          client.call('consoleForms', { query: { putAway: true } }),
          client.call('consoleExhibitions', {}),
        ]),
      ),
    [client],
  );
  const state = useLiveResource(known);
  return (
    <Page>
      <PageHead text={words.newForm.lead} title={words.newForm.title} />
      {state.status === 'ready' ? (
        <NewFormEditor
          exhibitions={state.data[2]}
          forms={[...state.data[0], ...state.data[1]]}
          onMade={() => {
            void used.load();
          }}
          words={words}
        />
      ) : (
        <Loading resource={known} />
      )}
    </Page>
  );
};
