import type { ConsoleExhibition, ExhibitionProfileSettings } from '@zhantai/contract';
import type { ExhibitionSettingsWords } from '@zhantai/messages/exhibition-settings';
import { loadOpeningWords } from '@zhantai/messages/opening';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { toast } from '@zhantai/ui';
import { use, useState } from 'react';
import { changedKeys } from '../../shell/changes/compared.ts';
import { ConflictList } from '../../shell/changes/conflict-list.tsx';
import { useCompared } from '../../shell/changes/use-compared.ts';
import { LeaveGuard } from '../../shell/leave/leave-guard.tsx';
import { PageHead } from '../../shell/page/page.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { MissingAside } from '../opening/missing-aside.tsx';
import { OpeningButton } from '../opening/opening-button.tsx';
import { useReadiness } from '../opening/use-readiness.ts';
import { ExhibitionSections } from './exhibition-sections.tsx';
import styles from './exhibition-settings.module.css';
import { faultOf } from './fault-of.ts';
import { settingKeys } from './setting-keys.ts';
import { settingLabel, settingText } from './setting-text.ts';
import { SettingsBar } from './settings-bar.tsx';

interface ExhibitionEditorProps {
  readonly loaded: ConsoleExhibition;
  readonly words: ExhibitionSettingsWords;
}

/** The settings of the exhibition by section, beside them what is missing before it opens; one bar saves what changed. */
export const ExhibitionEditor = ({ loaded, words }: ExhibitionEditorProps) => {
  const { client, me } = useServices();
  const { language } = useSpeech();
  const openingWords = use(loadOpeningWords(language));
  const readiness = useReadiness();
  const ready = useLiveResource(readiness);
  const [tried, setTried] = useState(false);
  const state = useCompared<ConsoleExhibition, ExhibitionProfileSettings>({
    loaded,
    keys: settingKeys,
    load: () => client.call('consoleExhibition', {}),
    send: (change) => client.call('consoleChangeExhibition', { body: { change } }),
    onSaved: () => {
      void me.load();
      void readiness.load();
    },
  });
  const { kept, typed, conflicts, sides, put } = state;
  const { id, zone, host, booths } = kept;
  const changed = changedKeys(kept.settings, typed, settingKeys);
  const fault = faultOf(typed, words);
  const isOpen = ready.status === 'ready' ? ready.data.state === 'open' : kept.state === 'open';

  const save = async () => {
    setTried(fault !== null);
    if (fault !== null) return;
    if (conflicts.some(({ key }) => sides[key] === undefined)) {
      toast(words.chooseFirst, 'plain');
      return;
    }
    if (await state.save()) toast(words.saved, 'done');
  };
  return (
    <>
      <LeaveGuard isUnsaved={changed.length > 0} />
      <main className={styles['page']} id="main">
        <PageHead text={words.facts(id, zone, host)} title={kept.settings['title.zh-Hans']}>
          {ready.status === 'ready' && (
            <OpeningButton onDone={() => void readiness.load()} readiness={ready.data} words={openingWords} />
          )}
        </PageHead>
        <div className={styles['columns']}>
          <div>
            {conflicts.length > 0 && (
              <ConflictList
                conflicts={conflicts}
                labelOf={(key) => settingLabel(key, words)}
                onChoose={state.choose}
                sides={sides}
                textOf={(key, value) => settingText(key, value, words)}
              />
            )}
            <ExhibitionSections booths={booths} onChange={put} typed={typed} words={words} />
          </div>
          {ready.status === 'ready' && (
            <MissingAside
              here="/exhibition"
              onChanged={() => void readiness.load()}
              readiness={ready.data}
              words={openingWords}
            />
          )}
        </div>
      </main>
      {changed.length > 0 && (
        <SettingsBar
          busy={state.busy}
          changed={changed}
          isOpen={isOpen}
          onDiscard={() => {
            setTried(false);
            state.discard();
          }}
          onSave={() => void save()}
          refusal={tried && fault !== null ? fault : state.refusal}
          words={words}
        />
      )}
    </>
  );
};
