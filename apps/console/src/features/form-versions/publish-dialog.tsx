import type { FormDraft, FormEffects } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { FieldFrame, SectionHead, TextArea } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { detailOf, Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { describeListed, type Detail } from './describe-differences.ts';
import { DifferenceTable } from './difference-table.tsx';
import { DraftProblems } from './draft-problems.tsx';
import { EffectsLists } from './effects-lists.tsx';
import styles from './form-versions.module.css';

/** The longest note. */
const MAX_NOTE = 500;

interface PublishDialogProps {
  readonly formId: string;
  readonly draft: FormDraft;
  /** What is published; null where nothing is. */
  readonly published: Detail | null;
  readonly onDone: (version: number) => void;
  readonly onClose: () => void;
  /** The draft or what is published became another one meanwhile. */
  readonly onStale: () => void;
  readonly words: FormVersionsWords;
}

/** Publishes the draft, once it was read what that does (console.md §2). */
export const PublishDialog = ({
  formId,
  draft,
  published,
  onDone,
  onClose,
  onStale,
  words,
}: PublishDialogProps) => {
  const { client } = useServices();
  const { words: all } = useSpeech();
  const [note, setNote] = useState('');
  const report = useMemo(
    () => createResource(() => client.call('consoleEffects', { params: { formId } })),
    [client, formId],
  );
  const state = useResource(report);
  const effects = state.status === 'ready' ? state.data : null;
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.reason !== 'EFFECTS_STALE') return detailOf(error, all.load.offline);
    report.reset();
    void report.load();
    onStale();
    return words.stale;
  });
  const next = (effects?.version ?? draft.publishedVersion) + 1;
  const isRefused = state.status === 'failed' && state.error.reason === 'DEFINITION_REFUSED';
  return (
    <Dialog
      busy={busy}
      dismissable={false}
      onClose={onClose}
      title={words.publishTitle(next)}
      {...(effects !== null && {
        confirmLabel: words.publishTitle(next),
        onConfirm: () => {
          void send(async () => {
            const body = { effectsId: effects.effectsId, note };
            const { version } = await client.call('consolePublish', { params: { formId }, body });
            onDone(version);
          });
        },
      })}
    >
      <div className={styles['fields']}>
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
        {effects !== null ? (
          <Report
            details={[draft.detail, ...(published === null ? [] : [published])]}
            effects={effects}
            words={words}
          >
            <NoteField note={note} onChange={setNote} words={words} />
          </Report>
        ) : (
          <>
            {state.status !== 'failed' && <p>{words.publishing}</p>}
            <Loading resource={report} />
            {isRefused && <DraftProblems detail={draft.detail} words={words} />}
          </>
        )}
      </div>
    </Dialog>
  );
};

/** What publishing would do. */
const Report = ({
  effects,
  details,
  children,
  words,
}: {
  readonly effects: FormEffects;
  readonly details: readonly Detail[];
  readonly children: ReactNode;
  readonly words: FormVersionsWords;
}) => {
  const { language } = useSpeech();
  const { counts, differences, madeAt, until, version } = effects;
  const lines = describeListed(differences, details, language, words);
  const handedIn = counts.submitted + counts.wait + counts.adopt + counts.fail;
  return (
    <>
      <p>
        {words.countedForms(handedIn, counts.draft)}
        <br />
        {words.checkedAt(madeAt.slice(11, 16), until.slice(11, 16))}
      </p>
      <SectionHead level={3} note={words.counted(lines.length)} title={words.changedSince(version)} />
      {lines.length === 0 ? <p>{words.same}</p> : <DifferenceTable lines={lines} words={words} />}
      <EffectsLists effects={effects} words={words} />
      {children}
      <p>{words.stay}</p>
      <p>{words.forGood(version + 1)}</p>
    </>
  );
};

const NoteField = ({
  note,
  onChange,
  words,
}: {
  readonly note: string;
  readonly onChange: (note: string) => void;
  readonly words: FormVersionsWords;
}) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={words.note}>
      <TextArea
        id={id}
        maxLength={MAX_NOTE}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
        value={note}
      />
    </FieldFrame>
  );
};
