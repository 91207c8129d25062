import type { ArchiveReport } from '@zhantai/contract';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './archives.module.css';

/** What an archive would make, and what of it stays out. */
export const ArchiveReportView = ({ report }: { readonly report: ArchiveReport }) => {
  const { words } = useSpeech();
  const text = words.importArchive;
  const { answers, files } = report.missing;
  return (
    <>
      <h2>{text.found(report.title)}</h2>
      <dl className={styles['counts']}>
        {Object.entries(text.tables).map(([table, label]) => (
          <div key={table}>
            <dt>{label}</dt>
            <dd>{report.rows[table] ?? 0}</dd>
          </div>
        ))}
      </dl>
      <p>{text.days(report.days)}</p>
      {report.joined > 0 && <p>{text.joined(report.joined)}</p>}
      {answers + files > 0 && <p>{text.missing(answers, files)}</p>}
      <p>{text.closed}</p>
    </>
  );
};
