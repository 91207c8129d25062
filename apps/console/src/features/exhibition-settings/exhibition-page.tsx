import { loadExhibitionSettingsWords } from '@zhantai/messages/exhibition-settings';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { use, useState } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { ExhibitionEditor } from './exhibition-editor.tsx';

/** The exhibition itself: names, days, halls, contacts, look, and whether it is open (console.md §1.1). */
export const ExhibitionPage = () => {
  const { client } = useServices();
  const { language } = useSpeech();
  const words = use(loadExhibitionSettingsWords(language));
  // What is typed stands over what was read once: it is read again where somebody else was faster.
  const [kept] = useState(() => createResource(() => client.call('consoleExhibition', {})));
  const state = useResource(kept);
  if (state.status !== 'ready') return <Loading resource={kept} />;
  return <ExhibitionEditor loaded={state.data} words={words} />;
};
