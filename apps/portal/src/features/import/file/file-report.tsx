import type { Item } from '@zhantai/engine';
import { Button, classNames, Icon, toast } from '@zhantai/ui';
import type { FormWords } from '@zhantai/views';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { saveFile } from '@zhantai/shell/save-file.ts';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import styles from '../import.module.css';
import { markedFile } from './marked-file.ts';
import { previewRows } from '../preview-rows.ts';
import { SheetNotes } from './sheet-notes.tsx';
import type { CheckedFile } from '../use-import.ts';

const TablePreview = lazy(async () => ({
  default: (await withRetry(() => import('@zhantai/views/table-preview'))).TablePreview,
}));

export interface FileReportProps {
  /** The table that the rows are meant for. */
  readonly item: Item;
  readonly checked: Pick<CheckedFile, 'file' | 'sheet' | 'problems'> & Partial<Pick<CheckedFile, 'more'>>;
  readonly words: FormWords;
  /** What it comes to, and what happens next. */
  readonly verdict: { readonly title: string; readonly text: string };
  /** Why the server did not take the file, line by line; none where it was not asked. */
  readonly refusal: readonly string[];
}

/** A file that was read: what is in it, what it comes to, and every mistake at its cell. */
export const FileReport = ({ item, checked, words: formWords, verdict, refusal }: FileReportProps) => {
  const { language, words } = usePortal();
  const text = words.tables.importing;
  const { file, sheet, problems, more = 0 } = checked;
  const rows = useMemo(() => previewRows(sheet.preview), [sheet]);
  const [marking, setMarking] = useState(false);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);
  const mark = async () => {
    const controller = new AbortController();
    work.current = controller;
    setMarking(true);
    try {
      const { content, name } = await markedFile(checked, formWords, language, controller.signal);
      saveFile(content, name);
    } catch {
      if (!controller.signal.aborted) toast(text.markFailed, 'failed');
    } finally {
      setMarking(false);
    }
  };
  const good = problems.length === 0;
  return (
    <>
      <dl className={styles['facts']}>
        <div>
          <dt>{text.facts.file}</dt>
          <dd>{file.name}</dd>
        </div>
        <div>
          <dt>{text.facts.sheet}</dt>
          <dd>{sheet.name}</dd>
        </div>
        <div>
          <dt>{text.facts.rows}</dt>
          <dd>{text.facts.rowCount(sheet.preview.total)}</dd>
        </div>
        {sheet.unknownHeaders.length > 0 && (
          <div>
            <dt>{text.facts.unknown}</dt>
            <dd>{sheet.unknownHeaders.join(formWords.fields.listSeparator)}</dd>
          </div>
        )}
      </dl>
      <SheetNotes {...sheet} />
      {refusal.length > 0 && (
        <div className={styles['bad']} role="alert">
          {refusal.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <div aria-live="polite" className={styles['verdict']} data-tone={good ? 'ok' : 'bad'}>
        <b>
          <Icon name={good ? 'check' : 'warning'} size={20} />
          {verdict.title}
        </b>
        <span>{verdict.text}</span>
        {more > 0 && <span>{formWords.fields.summary.more(more)}</span>}
        {!good && (
          <Button
            busy={marking}
            busyLabel={text.marking}
            icon="download"
            onClick={() => {
              void mark();
            }}
            size="small"
          >
            {text.mark}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        <TablePreview
          cutCount={sheet.preview.cutCount}
          cuts={sheet.preview.cuts}
          item={item}
          problems={problems}
          rows={rows}
          words={formWords}
        />
      </Suspense>
      {rows.length < sheet.preview.total && (
        <p className={classNames(styles['help'])}>{text.first(rows.length, sheet.preview.total)}</p>
      )}
    </>
  );
};
