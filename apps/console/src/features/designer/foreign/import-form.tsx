import type { ReadForm, ReadFormRequest } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import type { DesignerWords } from '@zhantai/messages/designer';
import { Button, Radio, TextArea, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import { useServices } from '../../../shell/session/services-context.ts';
import { itemOf } from '../canvas-entries.ts';
import { idOf, itemsOf } from '../draft/items.ts';
import styles from './foreign.module.css';
import { sourceOf, sourceOfFile } from './foreign-source.ts';
import { countsOf, faultText, lineText, reportText } from './report-lines.ts';
import type { TakeMode } from './take-foreign.ts';

interface ImportFormProps {
  readonly formId: string;
  /** A file that was dropped; null asks for one. */
  readonly dropped: File | null;
  /** Takes what was read; a sentence where it cannot be taken. */
  readonly onTake: (
    read: ReadForm,
    kind: ReadFormRequest['kind'],
    mode: TakeMode,
    says: string,
  ) => string | null;
  readonly onClose: () => void;
  readonly words: DesignerWords;
}

interface Found {
  readonly kind: ReadFormRequest['kind'];
  readonly read: ReadForm;
}

/** A form from elsewhere: read, shown with the report of each thing, then taken (console.md §2). */
export const ImportForm = ({ formId, dropped, onTake, onClose, words }: ImportFormProps) => {
  const { client } = useServices();
  const { foreign } = words;
  const id = useId();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [mode, setMode] = useState<TakeMode>('append');
  const read = async (source: Promise<ReadFormRequest> | ReadFormRequest) => {
    setBusy(true);
    setFault(null);
    try {
      const body = await source;
      const answer = await client.call('consoleReadForm', { params: { formId }, body });
      setFound({ kind: body.kind, read: answer });
    } catch (error) {
      setFault(error instanceof ApiError && error.message !== '' ? error.message : foreign.failed);
    } finally {
      setBusy(false);
    }
  };
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (dropped !== null) void latest.current(sourceOfFile(dropped));
  }, [dropped]);
  const items = found === null || found.read.detail === null ? [] : itemsOf(found.read.detail);
  const counts = found === null ? null : countsOf(found.read.report);
  const says = counts === null ? '' : foreign.counts(counts.taken, counts.changed, counts.left);
  const take = () => {
    if (found === null) return;
    setFault(onTake(found.read, found.kind, mode, foreign.applied(foreign.kinds[found.kind], says)));
  };
  const isReady = found !== null && items.length > 0;
  return (
    <Dialog
      busy={isBusy}
      confirmLabel={isReady ? foreign.apply : foreign.read}
      onClose={onClose}
      onConfirm={() => {
        if (isReady) take();
        else if (found === null && text.trim() !== '') void read(sourceOf(text));
      }}
      title={foreign.title}
    >
      <div className={styles['form']}>
        {fault !== null && (
          <p className={styles['fault']} role="alert">
            {fault}
          </p>
        )}
        {found === null ? (
          <>
            <label htmlFor={`${id}-file`}>{foreign.file}</label>
            <input
              accept=".json,.js,.mjs,.ts,.vue,.xlsx,.xls"
              aria-describedby={`${id}-fileNote`}
              disabled={isBusy}
              id={`${id}-file`}
              onChange={({ target: { files } }) => {
                const file = files?.[0];
                if (file !== undefined) void read(sourceOfFile(file));
              }}
              type="file"
            />
            <p className={styles['note']} id={`${id}-fileNote`}>
              {foreign.fileNote}
            </p>
            <label htmlFor={`${id}-text`}>{foreign.text}</label>
            <TextArea
              aria-describedby={`${id}-textNote`}
              id={`${id}-text`}
              onChange={(event) => {
                setText(event.target.value);
              }}
              rows={8}
              value={text}
            />
            <p className={styles['note']} id={`${id}-textNote`}>
              {foreign.textNote}
            </p>
          </>
        ) : (
          <>
            {found.read.faults.length > 0 ? (
              <>
                <p className={styles['fault']} role="alert">
                  {foreign.faults}
                </p>
                <ul className={styles['list']}>
                  {found.read.faults.map((one) => {
                    const line = faultText(one, foreign);
                    return <li key={line}>{line}</li>;
                  })}
                </ul>
              </>
            ) : (
              <>
                <p aria-live="polite" className={styles['found']}>
                  {items.length === 0
                    ? foreign.nothing
                    : foreign.found(foreign.kinds[found.kind], items.length)}
                </p>
                <h3>{foreign.preview}</h3>
                <ol className={styles['list']}>
                  {items.map((raw) => {
                    const item = itemOf(raw);
                    return (
                      <li key={idOf(raw)}>
                        {item.label === '' ? words.unnamed : item.label}{' '}
                        <small>
                          {[
                            words.types[item.type],
                            ...(item.required ? [words.required] : []),
                            ...(item.columns.length > 0 ? [words.columns(item.columns.length)] : []),
                          ].join(' · ')}
                        </small>
                      </li>
                    );
                  })}
                </ol>
                <h3>{foreign.report}</h3>
                <p>{says}</p>
                <ul className={styles['list']}>
                  {[...found.read.report]
                    .sort((one, other) => order[one.outcome] - order[other.outcome])
                    .map((line) => (
                      <li key={`${line.path} ${line.code}`}>
                        <b>{foreign.outcomes[line.outcome]}</b> {lineText(line, foreign, words.types)}
                      </li>
                    ))}
                </ul>
                <div>
                  <Button
                    onClick={() => {
                      const copied = reportText(found.read.report, foreign, words.types);
                      void navigator.clipboard.writeText(copied).then(() => {
                        toast(foreign.copied);
                      });
                    }}
                    size="small"
                  >
                    {foreign.copy}
                  </Button>
                </div>
                <fieldset className={styles['modes']}>
                  <legend>{foreign.mode}</legend>
                  {modes.map((one) => (
                    <Radio
                      checked={mode === one}
                      key={one}
                      name={`${id}-mode`}
                      onChange={() => {
                        setMode(one);
                      }}
                      value={one}
                    >
                      {foreign[one]}
                    </Radio>
                  ))}
                </fieldset>
              </>
            )}
            <div>
              <Button
                onClick={() => {
                  setFound(null);
                  setFault(null);
                }}
                size="small"
              >
                {foreign.again}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
};

const modes = ['append', 'replace'] as const;
/** What asks for a look comes first. */
const order = { left: 0, changed: 1, taken: 2 };
