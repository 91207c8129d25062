import type { ArchiveReport, ArchiveUpload, ImportArchiveRequest, Job } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { Button, ErrorBox, Progress } from '@zhantai/ui';
import { useEffect, useRef, useState } from 'react';
import { withExhibition } from '../../shell/address/exhibition-address.ts';
import { detailOf } from '../../shell/frame/loading.tsx';
import { LeaveGuard } from '../../shell/leave/leave-guard.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { ArchiveFields, blankArchive, type TypedArchive } from './archive-fields.tsx';
import { ArchiveReportView } from './archive-report.tsx';
import styles from './archives.module.css';
import { JobProgress } from './job-progress.tsx';
import { uploadArchive } from './upload-archive.ts';

type Step =
  | { readonly kind: 'typing' }
  | { readonly kind: 'uploading'; readonly share: number }
  | { readonly kind: 'checking'; readonly job: Job }
  | { readonly kind: 'report'; readonly report: ArchiveReport }
  | { readonly kind: 'making'; readonly job: Job }
  | { readonly kind: 'made' };

/** Makes an exhibition of an archive: upload in parts, a dry run that is shown, then the exhibition itself. */
export const ImportArchive = ({ jobsHref }: { readonly jobsHref: string | null }) => {
  const { client, location } = useServices();
  const { words } = useSpeech();
  const text = words.importArchive;
  const [typed, setTyped] = useState(blankArchive);
  const [step, setStep] = useState<Step>({ kind: 'typing' });
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly isBroken: boolean } | null>(null);
  const begun = useRef<{ readonly file: File; readonly upload: ArchiveUpload } | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    return () => {
      left.abort();
    };
  }, []);

  const refused = (error: unknown, back: Step, isBroken = false): void => {
    if (!(error instanceof ApiError)) throw error;
    if (error.reason === 'CANCELLED') return;
    setRefusal({ text: detailOf(error, words.load.offline), isBroken });
    setStep(back);
  };
  const ask = async (id: string, dryRun: boolean): Promise<Job> =>
    client.call('consoleImportArchive', { params: { id }, body: requestOf(typed, dryRun) });

  const check = async (file: File) => {
    setRefusal(null);
    setStep({ kind: 'uploading', share: 0 });
    const known = begun.current?.file === file ? begun.current.upload : null;
    let id: string;
    try {
      id = await uploadArchive(client, {
        file,
        begun: known,
        onBegun: (upload) => {
          begun.current = { file, upload };
        },
        onProgress: (share) => {
          setStep({ kind: 'uploading', share });
        },
        signal: leaving.current.signal,
      });
    } catch (error) {
      // What was begun a day ago is not kept any more.
      const isGone = error instanceof ApiError && error.reason === 'NOT_FOUND';
      if (isGone) begun.current = null;
      refused(error, { kind: 'typing' }, true);
      return;
    }
    try {
      setStep({ kind: 'checking', job: await ask(id, true) });
    } catch (error) {
      refused(error, { kind: 'typing' });
    }
  };
  const show = async () => {
    const id = begun.current?.upload.id ?? '';
    try {
      const { report } = await client.call('consoleArchiveUpload', { params: { id } });
      setStep(report === null ? { kind: 'typing' } : { kind: 'report', report });
    } catch (error) {
      refused(error, { kind: 'typing' });
    }
  };
  const make = async (back: Step) => {
    setRefusal(null);
    try {
      setStep({ kind: 'making', job: await ask(begun.current?.upload.id ?? '', false) });
    } catch (error) {
      refused(error, back);
    }
  };
  const again = (
    <Button
      onClick={() => {
        setStep({ kind: 'typing' });
      }}
    >
      {text.back}
    </Button>
  );
  const { file } = typed;
  return (
    <div className={styles['form']}>
      <LeaveGuard isUnsaved={step.kind === 'uploading'} />
      {refusal !== null && (
        <ErrorBox
          title={refusal.text}
          {...(refusal.isBroken &&
            file !== null && {
              detail: text.broken,
              onRetry: () => void check(file),
              retryLabel: text.resume,
            })}
        />
      )}
      {step.kind === 'typing' && (
        <ArchiveFields
          onChange={setTyped}
          onSubmit={() => {
            if (file !== null) void check(file);
          }}
          typed={typed}
        />
      )}
      {step.kind === 'uploading' && (
        <>
          <p aria-live="polite">{text.uploading(Math.floor(step.share * 100))}</p>
          <Progress value={step.share} />
        </>
      )}
      {step.kind === 'checking' && (
        <JobProgress
          again={again}
          job={step.job}
          jobsHref={jobsHref}
          key={step.job.id}
          onDone={() => void show()}
        />
      )}
      {step.kind === 'report' && (
        <>
          <ArchiveReportView report={step.report} />
          <div className={styles['buttons']}>
            <Button onClick={() => void make(step)} variant="primary">
              {text.make}
            </Button>
            {again}
          </div>
        </>
      )}
      {step.kind === 'making' && (
        <JobProgress
          again={again}
          job={step.job}
          jobsHref={jobsHref}
          key={step.job.id}
          onDone={() => {
            setStep({ kind: 'made' });
          }}
        />
      )}
      {step.kind === 'made' && (
        <>
          <output>{text.made}</output>
          <div>
            <Button
              onClick={() => {
                location.enter(withExhibition(typed.id.trim(), '/'));
              }}
              variant="primary"
            >
              {text.enter}
            </Button>
          </div>
        </>
      )}
    </div>
  );
};

/** As it is sent. */
function requestOf({ id, title, start, passphrase }: TypedArchive, dryRun: boolean): ImportArchiveRequest {
  return {
    dryRun,
    exhibitionId: id.trim(),
    ...(title.trim() === '' ? {} : { title: title.trim() }),
    ...(start === '' ? {} : { firstDay: start }),
    ...(passphrase === '' ? {} : { passphrase }),
  };
}
