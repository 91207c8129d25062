import type { FormDraft, FormEffects } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Progress, SectionHead } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useState, type ReactNode } from 'react';
import { detailOf, Loading } from '../../shell/frame/loading.tsx';
import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { describeListed, type Detail } from './describe-differences.ts';
import { DifferenceTable } from './difference-table.tsx';
import { DraftProblems } from './draft-problems.tsx';
import { EffectsLists } from './effects-lists.tsx';
import { ElsewhereList } from './elsewhere-list.tsx';
import styles from './form-versions.module.css';
import { NoteField, type VersionNote } from './note-field.tsx';
import { countOf, leaving, missingIn, requestOf } from './reopen-choice.ts';
import { OutsideProblems } from './outside-problems.tsx';
import { ReopenFields } from './reopen-fields.tsx';
import { useEffects } from './use-effects.ts';

interface PublishDialogProps {
  readonly formId: string;
  readonly draft: FormDraft;
  /** What is published; null where nothing is. */
  readonly published: Detail | null;
  /** @param reopened how many are being returned. */
  readonly onDone: (version: number, reopened: number) => void;
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
  const { may } = useMe();
  const [note, setNote] = useState<VersionNote>({ text: '', isShown: false });
  const [choice, setChoice] = useState(leaving);
  const [tried, setTried] = useState(false);
  const { report, job } = useEffects(formId, words.notChecked);
  const state = useResource(report);
  const effects = state.status === 'ready' ? state.data : null;
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.reason !== 'EFFECTS_STALE' && error.reason !== 'SELECTION_CHANGED')
      return detailOf(error, all.load.offline);
    report.reset();
    void report.load();
    onStale();
    return words.stale;
  });
  const next = (effects?.version ?? draft.publishedVersion) + 1;
  const count = effects === null ? 0 : countOf(effects, choice);
  const isUnfit = state.status === 'failed' && state.error.reason === 'SETTINGS_REFUSED';
  const isRefused = state.status === 'failed' && state.error.reason === 'DEFINITION_REFUSED';
  return (
    <Dialog
      busy={busy}
      dismissable={false}
      onClose={onClose}
      title={words.publishTitle(next)}
      {...(effects !== null && {
        confirmLabel: count > 0 ? words.publishReopening(next, count) : words.publishTitle(next),
        onConfirm: () => {
          setTried(true);
          if (Object.values(missingIn(effects, choice)).some(Boolean)) return;
          void send(async () => {
            const { version } = await client.call('consolePublish', {
              params: { formId },
              body: {
                effectsId: effects.effectsId,
                note: note.text,
                showNote: note.isShown,
                ...requestOf(effects, choice),
              },
            });
            onDone(version, count);
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
            formId={formId}
            words={words}
          >
            <ReopenFields
              choice={choice}
              effects={effects}
              mayDecide={may.includes('decide')}
              onChange={setChoice}
              tried={tried}
              words={words}
            />
            <NoteField note={note} onChange={setNote} words={words} />
          </Report>
        ) : (
          <>
            {state.status !== 'failed' && (
              <p aria-live="polite">
                {job === null || job.total === 0 ? words.publishing : words.checking(job.progress, job.total)}
              </p>
            )}
            {job !== null && <Progress value={job.total === 0 ? null : job.progress / job.total} />}
            <Loading resource={report} />
            {isUnfit && <OutsideProblems formId={formId} words={words} />}
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
  formId,
  children,
  words,
}: {
  readonly effects: FormEffects;
  readonly details: readonly Detail[];
  readonly formId: string;
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
      <EffectsLists effects={effects} formId={formId} words={words} />
      <ElsewhereList elsewhere={effects.elsewhere} words={words} />
      {children}
      <p>{words.forGood(version + 1)}</p>
    </>
  );
};
