import type { Job } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { Button, toast } from '@zhantai/ui';
import { useState, type ReactNode } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { Page, PageHead } from '../../shell/page/page.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { saveJobFile } from '../jobs/save-job-file.ts';
import styles from './archives.module.css';
import { ExportForm } from './export-form.tsx';
import { JobProgress } from './job-progress.tsx';
import { KeepPack } from './keep-pack.tsx';

/** The exhibition as a file: what it holds, how far the work is, and the file itself. */
export const ExportPage = () => {
  const { href } = useServices();
  const { words } = useSpeech();
  const text = words.exportArchive;
  const [job, setJob] = useState<Job | null>(null);
  const again = (
    <Button
      onClick={() => {
        setJob(null);
      }}
    >
      {text.another}
    </Button>
  );
  return (
    <Page>
      <PageHead text={text.purpose} title={text.title} />
      {job === null ? (
        <ExportForm onBegun={setJob} />
      ) : job.state === 'done' ? (
        <Exported job={job}>{again}</Exported>
      ) : (
        <JobProgress again={again} job={job} jobsHref={href('/jobs')} key={job.id} onDone={setJob} />
      )}
      <KeepPack />
    </Page>
  );
};

const Exported = ({ job, children }: { readonly job: Job; readonly children: ReactNode }) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.archiveJob;
  const save = async () => {
    try {
      await saveJobFile(client, job.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(detailOf(error, words.load.offline), 'failed');
    }
  };
  return (
    <div className={styles['form']}>
      <output>{text.exported(job.file?.name ?? '', ((job.file?.bytes ?? 0) / 2 ** 20).toFixed(1))}</output>
      <div className={styles['buttons']}>
        <Button icon="download" onClick={() => void save()} variant="primary">
          {text.save}
        </Button>
        {children}
      </div>
    </div>
  );
};
