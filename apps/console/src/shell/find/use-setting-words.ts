import { loadExhibitionSettingsWords } from '@zhantai/messages/exhibition-settings';
import { loadFormSettingsWords } from '@zhantai/messages/form-settings';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { useMemo } from 'react';
import { useMe } from '../session/me-context.ts';
import { useSpeech } from '../words/words-context.ts';
import type { SettingWords } from './find-settings.ts';

/** What settings are called, loaded when they are first sought; null until then. */
export function useSettingWords(): SettingWords | null {
  const { language } = useSpeech();
  const { may } = useMe();
  const setsUp = may.includes('changeExhibition');
  const resource = useMemo(
    () =>
      createResource(async (): Promise<SettingWords> => ({
        form: await loadFormSettingsWords(language),
        exhibition: setsUp ? await loadExhibitionSettingsWords(language) : null,
      })),
    [language, setsUp],
  );
  const state = useResource(resource);
  return state.status === 'ready' ? state.data : null;
}
