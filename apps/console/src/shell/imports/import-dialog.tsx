import type { ImportKindName, ImportPreview } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { loadImportDialogWords } from '@zhantai/messages/import-dialog';
import { saveFile } from '@zhantai/shell/save-file.ts';
import { Button, Progress, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { use, useState } from 'react';
import { detailOf } from '../frame/loading.tsx';
import { useServices } from '../session/services-context.ts';
import { useSpeech } from '../words/words-context.ts';
import { ImportFile } from './import-file.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportRows } from './import-rows.tsx';
import styles from './import-dialog.module.css';
import { UnmatchedColumns } from './unmatched-columns.tsx';

/** What {@link ImportDialog} takes. */
export interface ImportDialogProps {
  readonly kind: ImportKindName;
  /** Something was imported. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

type Step =
  | { readonly at: 'choosing' }
  | { readonly at: 'reading'; readonly share: number | null }
  | { readonly at: 'previewed'; readonly file: File; readonly preview: ImportPreview }
  | { readonly at: 'applied'; readonly jobId: string };

/** The one dialog of every import from Excel (console.md §0.4): a file, what each of its rows would do, and doing it. */
export const ImportDialog = ({ kind, onDone, onClose }: ImportDialogProps) => {
  const { client } = useServices();
  const { language, words: console } = useSpeech();
  const words = use(loadImportDialogWords(language));
  const [step, setStep] = useState<Step>({ at: 'choosing' });
  const [heads, setHeads] = useState<Readonly<Record<string, string>>>({});
  const [also, setAlso] = useState<ReadonlySet<number>>(new Set());
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const refusalOf = (error: unknown): string => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, console.load.offline);
  };
  const read = async (file: File, chosen: Readonly<Record<string, string>>, before: Step) => {
    setRefusal(null);
    setHeads(chosen);
    setAlso(new Set());
    setStep({ at: 'reading', share: 0 });
    const form = new FormData();
    form.set('kind', kind);
    form.set('columns', JSON.stringify(chosen));
    form.set('file', file, file.name);
    try {
      const preview = await client.upload('consoleImportPreview', form, {
        onProgress: (share) => {
          setStep({ at: 'reading', share: share < 1 ? share : null });
        },
      });
      setStep({ at: 'previewed', file, preview });
    } catch (error) {
      setStep(before);
      setRefusal(refusalOf(error));
    }
  };
  const saveTemplate = async () => {
    try {
      const { blob, name } = await client.download('consoleImportTemplate', { query: { kind } });
      saveFile(blob, name);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message || words.templateFailed, 'failed');
    }
  };
  const apply = async ({ id }: ImportPreview) => {
    setBusy(true);
    setRefusal(null);
    try {
      const job = await client.call('consoleImportApply', { params: { id }, body: { also: [...also] } });
      setStep({ at: 'applied', jobId: job.id });
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };

  const preview = step.at === 'previewed' ? step.preview : null;
  const wanted = preview === null ? 0 : preview.counts.new + preview.counts.changed;
  return (
    <Dialog
      busy={busy}
      dismissable={false}
      footer={
        <>
          {preview?.failures !== null && preview !== null && (
            <a className={styles['failures']} href={preview.failures.link}>
              {words.download(preview.counts.refused)}
            </a>
          )}
          {step.at === 'choosing' || step.at === 'applied' ? (
            <Button onClick={onClose}>{words.close}</Button>
          ) : (
            <Button
              onClick={() => {
                setStep({ at: 'choosing' });
              }}
            >
              {words.chooseOther}
            </Button>
          )}
          {preview !== null && wanted > 0 && (
            <Button
              busy={busy}
              onClick={() => {
                void apply(preview);
              }}
              variant="primary"
            >
              {words.apply(wanted)}
            </Button>
          )}
        </>
      }
      onClose={onClose}
      title={step.at === 'previewed' ? words.titleOf(step.file.name) : words.title}
      width="row"
    >
      <div className={styles['body']}>
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
        {step.at === 'choosing' && (
          <ImportFile
            onFile={(file) => {
              void read(file, {}, step);
            }}
            onTemplate={() => {
              void saveTemplate();
            }}
            words={words}
          />
        )}
        {step.at === 'reading' && (
          <div className={styles['reading']}>
            <p>{words.reading}</p>
            <Progress label={words.reading} value={step.share} />
          </div>
        )}
        {step.at === 'previewed' && (
          <>
            <UnmatchedColumns
              chosen={heads}
              onChoose={(head, prop) => {
                void read(step.file, { ...heads, [head]: prop }, step);
              }}
              preview={step.preview}
              words={words}
            />
            <ImportRows
              also={also}
              onAlso={(row, isWanted) => {
                const next = new Set(also);
                if (isWanted) next.add(row);
                else next.delete(row);
                setAlso(next);
              }}
              preview={step.preview}
              words={words}
            />
          </>
        )}
        {step.at === 'applied' && <ImportProgress jobId={step.jobId} onDone={onDone} words={words} />}
      </div>
    </Dialog>
  );
};
