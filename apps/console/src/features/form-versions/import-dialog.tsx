import type { FormDraft } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { parseDefinition } from '@zhantai/engine';
import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import { FileDrop } from '@zhantai/shell/file-drop/file-drop.tsx';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useMemo, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { describeDifferences, type Detail } from './describe-differences.ts';
import { DifferenceTable } from './difference-table.tsx';
import { DraftProblems } from './draft-problems.tsx';
import styles from './form-versions.module.css';
import { readFormFile } from './read-form-file.ts';

interface ImportDialogProps {
  readonly formId: string;
  readonly draft: FormDraft;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly words: FormVersionsWords;
}

/** Puts a form of a file in the place of the draft, once it was shown what it holds. */
export const ImportDialog = ({ formId, draft, onDone, onClose, words }: ImportDialogProps) => {
  const { client } = useServices();
  const { words: all } = useSpeech();
  const [chosen, setChosen] = useState<{ readonly name: string; readonly detail: Detail } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, all.load.offline);
  });
  const choose = async (file: File) => {
    const read = await readFormFile(file);
    setFault('fault' in read ? words[read.fault] : null);
    setChosen('fault' in read ? null : { name: file.name, detail: read.detail });
  };
  const said = refusal ?? fault;
  return (
    <Dialog
      busy={busy}
      onClose={onClose}
      title={words.importTitle}
      {...(chosen !== null && {
        confirmLabel: words.replace,
        onConfirm: () => {
          const { name, detail } = chosen;
          void send(async () => {
            const body = { base: draft.revision, detail, step: words.importStep(name).slice(0, 200) };
            await client.call('consoleSaveDraft', { params: { formId }, body });
            onDone();
          });
        },
      })}
    >
      <div className={styles['fields']}>
        {said !== null && (
          <p className={styles['refusal']} role="alert">
            {said}
          </p>
        )}
        {chosen === null ? (
          <FileDrop
            accept=".json"
            choose={words.choose}
            drop={words.drop}
            limits={words.limits}
            onFile={(file) => void choose(file)}
          />
        ) : (
          <FilePreview detail={chosen.detail} draft={draft} name={chosen.name} words={words} />
        )}
      </div>
    </Dialog>
  );
};

/** What a file holds beside the draft of now. */
const FilePreview = ({
  name,
  detail,
  draft,
  words,
}: {
  readonly name: string;
  readonly detail: Detail;
  readonly draft: FormDraft;
  readonly words: FormVersionsWords;
}) => {
  const { language } = useSpeech();
  const items = useMemo(() => parseDefinition(detail, { language }).items, [detail, language]);
  const lines = useMemo(
    () => describeDifferences(draft.detail, detail, language, words),
    [draft.detail, detail, language, words],
  );
  const tables = items.filter(({ columns }) => columns.length > 0).length;
  return (
    <>
      <p>
        <b>{name}</b>
      </p>
      <p>{words.holds(items.length, tables, lines.length)}</p>
      <DraftProblems detail={detail} words={words} />
      <DifferenceTable lines={lines} words={words} />
    </>
  );
};
