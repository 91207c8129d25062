import type { ConsoleFormSettings } from '@zhantai/contract';
import type { FormSettingsWords } from '@zhantai/messages/form-settings';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { useDebounced } from '@zhantai/shell/use-debounced.ts';
import { Switch, toast } from '@zhantai/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ConflictList } from '../../shell/changes/conflict-list.tsx';
import { LeaveGuard } from '../../shell/leave/leave-guard.tsx';
import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { AudienceSection } from './audience-section.tsx';
import { CountSection } from './count-section.tsx';
import { effectsOf, isShutting } from './effects-of.ts';
import { FormHead } from './form-head.tsx';
import styles from './form-settings.module.css';
import { NamesSection } from './names-section.tsx';
import { QuotasSection } from './quotas-section.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionList, sectionKeys } from './section-list.tsx';
import { SectionPart } from './section-part.tsx';
import { settingLabel, settingText } from './setting-text.ts';
import { changedKeys } from './settings-change.ts';
import { SettingsAside } from './settings-aside.tsx';
import { TimesSection } from './times-section.tsx';
import { useSettings } from './use-settings.ts';

/** Milliseconds of rest after which the audience is counted anew. */
const COUNT_DELAY_MS = 400;

interface SettingsEditorProps {
  readonly loaded: ConsoleFormSettings;
  readonly words: FormSettingsWords;
}

/** The settings by section, beside them what saving does; one bar saves what changed. */
export const SettingsEditor = ({ loaded, words }: SettingsEditorProps) => {
  const { client } = useServices();
  const { may } = useMe();
  const state = useSettings(loaded);
  const { kept, typed, conflicts, sides } = state;
  const { formId, counts, serverTime } = kept;
  const [tried, setTried] = useState(false);
  const main = useRef<HTMLElement>(null);
  const changed = changedKeys(kept.settings, typed);
  const mayEdit = may.includes('editForms');

  const { roles, boothTypes, tags, notTags, after } = typed;
  const audience = useDebounced(JSON.stringify({ roles, boothTypes, tags, notTags, after }), COUNT_DELAY_MS);
  const counted = useMemo(
    () =>
      createResource(() =>
        client.call('consoleFormApplies', {
          params: { formId },
          body: { audience: { roles, boothTypes, tags, notTags }, after },
        }),
      ),
    // What was typed last is asked for once it rests, and again where what it is compared with was saved.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, formId, audience, kept],
  );
  const counting = useResource(counted);
  const applies = useLastReady(counting).data ?? null;
  const isIncomplete = typed.code.trim() === '' || typed['title.zh-Hans'].trim() === '';
  useEffect(() => {
    if (tried && isIncomplete) main.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    // Gone to when saving was tried, not while it is typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [tried]);

  const save = async () => {
    setTried(isIncomplete);
    if (isIncomplete) return;
    if (conflicts.some(({ key }) => sides[key] === undefined)) {
      toast(words.chooseFirst, 'plain');
      return;
    }
    if (await state.save()) toast(words.saved, 'done');
  };
  const part = { typed, words, onChange: state.put };
  const notes = {
    names: words.namesNote,
    audience: applies === null ? words.counting : words.applies(applies.after),
    times: words.zone(kept.zone),
    count: undefined,
    review: words.waiting(counts.wait),
    quotas: words.quotas.note,
  };
  const contents = {
    names: <NamesSection {...part} tried={tried} />,
    audience: (
      <AudienceSection
        {...part}
        applies={applies}
        isFailed={counting.status === 'failed'}
        onRetry={() => void counted.load()}
        others={kept.others}
        tags={kept.tags}
      />
    ),
    times: <TimesSection {...part} extensions={kept.extensions} serverTime={serverTime} />,
    count: <CountSection {...part} answered={Object.values(counts).reduce((sum, count) => sum + count, 0)} />,
    review: (
      <>
        <Switch
          checked={typed.review}
          onChange={({ target }) => {
            state.put({ review: target.checked });
          }}
        >
          {words.fields.review}
        </Switch>
        {counts.wait > 0 && <p className={styles['quiet']}>{words.reviewHelp(counts.wait)}</p>}
      </>
    ),
    quotas: <QuotasSection {...part} choices={kept.choices} />,
  };
  return (
    <>
      <LeaveGuard isUnsaved={changed.length > 0} />
      <FormHead current="settings" formId={formId} kept={kept} words={words} />
      <div className={styles['page']}>
        <SectionList applies={applies} typed={typed} words={words} />
        <main className={styles['main']} id="main" ref={main}>
          {!mayEdit && <p className={styles['quiet']}>{words.readOnly}</p>}
          {conflicts.length > 0 && (
            <ConflictList
              conflicts={conflicts}
              labelOf={(key) => settingLabel(key, words)}
              onChoose={state.choose}
              sides={sides}
              textOf={(key, value) => settingText(key, value, words, kept.others)}
            />
          )}
          <fieldset className={styles['sections']} disabled={!mayEdit}>
            {sectionKeys.map((key, index) => (
              <SectionPart
                id={`section-${key}`}
                key={key}
                note={notes[key]}
                number={index + 1}
                title={words.sections[key]}
              >
                {contents[key]}
              </SectionPart>
            ))}
          </fieldset>
        </main>
        <SettingsAside effects={effectsOf(kept, typed, applies, words)} kept={kept} words={words} />
      </div>
      {changed.length > 0 && (
        <SaveBar
          applies={applies}
          busy={state.busy}
          changed={changed}
          drafts={isShutting(kept.settings, typed, serverTime) ? counts.draft : 0}
          onDiscard={() => {
            setTried(false);
            state.discard();
          }}
          onSave={() => void save()}
          refusal={state.refusal}
          words={words}
        />
      )}
    </>
  );
};
