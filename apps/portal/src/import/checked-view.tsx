import { Button, classNames, Icon, toast } from '@zhantai/ui';
import { useForm } from '@zhantai/views';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { patiently } from '../page/patiently.ts';
import { saveFile } from '../paper/save-file.ts';
import { usePortal } from '../portal/portal-context.ts';
import { wireRows } from './applied-rows.ts';
import type { ImportPlace } from './import-place.ts';
import styles from './import.module.css';
import { markedFile } from './marked-file.ts';
import { previewRows } from './preview-rows.ts';
import type { CheckedFile } from './use-import.ts';

const TablePreview = lazy(async () => ({
  default: (await patiently(() => import('@zhantai/views/table-preview'))).TablePreview,
}));

export interface CheckedViewProps {
  readonly where: ImportPlace;
  readonly checked: CheckedFile;
  /** Why the server did not take the file as a whole. */
  readonly refusal: string | null;
}

/** A file that was read: what is in it, whether it can come in, and every mistake at its cell. */
export const CheckedView = ({ where: { node, replaces }, checked, refusal }: CheckedViewProps) => {
  const { language, words } = usePortal();
  const text = words.tables.importing;
  const { words: formWords } = useForm();
  const { file, sheet, count, problems } = checked;
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
  const there = wireRows(node).length;
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
      {sheet.dropped.length > 0 && <p className={styles['help']}>{text.dropped}</p>}
      {refusal !== null && (
        <p className={styles['bad']} role="alert">
          {text.refused}
          <br />
          {refusal}
        </p>
      )}
      <div aria-live="polite" className={styles['verdict']} data-tone={good ? 'ok' : 'bad'}>
        <b>
          <Icon name={good ? 'check' : 'warning'} size={20} />
          {good ? text.ready(count) : text.wrong}
        </b>
        <span>
          {!good ? text.wrongText : there === 0 ? '' : replaces ? text.replaces(there) : text.appends(there)}
        </span>
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
        <TablePreview item={node.item} problems={problems} rows={rows} words={formWords} />
      </Suspense>
      {rows.length < sheet.preview.total && (
        <p className={classNames(styles['help'])}>{text.first(rows.length, sheet.preview.total)}</p>
      )}
    </>
  );
};
