import type { DrawingSlot } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import type { Item } from '@zhantai/engine';
import { Button, Progress, Status, type FormStatus } from '@zhantai/ui';
import type { FileInfo, FormServices } from '@zhantai/views';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import styles from './drawings.module.css';

const statuses = {
  none: 'none',
  wait: 'review',
  adopt: 'approved',
  fail: 'returned',
} as const satisfies Record<DrawingSlot['status'], FormStatus>;

export interface DrawingRowProps {
  readonly slot: DrawingSlot;
  /** What is chosen beside it in its row; empty elsewhere. */
  readonly name: string;
  /** The upload item of the form; null where the form has changed meanwhile. */
  readonly item: Item | null;
  /** Nothing is taken any more. */
  readonly locked: boolean;
  /** Uploaded, not handed in yet. */
  readonly chosen: readonly FileInfo[];
  readonly onChoose: (files: readonly FileInfo[]) => void;
  readonly services: FormServices;
}

/** One place for drawings: what was handed in, what the reviewer said, and the file that replaces it. */
export const DrawingRow = ({ slot, name, item, locked, chosen, onChoose, services }: DrawingRowProps) => {
  const text = usePortal().words.booking.drawings;
  const input = useRef<HTMLInputElement>(null);
  const work = useRef<AbortController | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  const upload = async (files: readonly File[]) => {
    if (item === null || files.length === 0) return;
    const controller = new AbortController();
    work.current = controller;
    setFailure(null);
    setShare(0);
    const done: FileInfo[] = [...chosen];
    try {
      for (const [index, file] of files.entries()) {
        const onProgress = (part: number) => {
          setShare((index + part) / files.length);
        };
        // One after the other, so that a slow line carries one file whole.
        done.push(await services.upload({ file, item }, { onProgress, signal: controller.signal }));
      }
    } catch (error) {
      const given = error instanceof ApiError && error.reason === 'CANCELLED';
      if (!given) setFailure(error instanceof Error ? error.message : text.failed);
    } finally {
      setShare(null);
      onChoose(done);
    }
  };

  const open = slot.status !== 'adopt' && !locked && item !== null;
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <b>
          {slot.label}
          {name !== '' && <span> {name}</span>}
          {slot.required && <i aria-hidden>*</i>}
        </b>
        <Status label={text.states[slot.status]} status={statuses[slot.status]} />
      </div>
      {slot.status === 'fail' && slot.comment !== null && slot.comment !== '' && (
        <p className={styles['comment']}>{text.comment(slot.comment)}</p>
      )}
      {slot.files.length > 0 && (
        <p className={styles['files']}>
          {slot.files.map((file) => (
            <Button
              key={file.id}
              onClick={() => {
                services.openFile(file.id);
              }}
              variant="link"
            >
              {file.fileName}
            </Button>
          ))}
          {slot.submitTime !== null && (
            <span>{text.handedIn(slot.revision, shortTime(slot.submitTime))}</span>
          )}
        </p>
      )}
      {chosen.length > 0 && (
        <ul className={styles['chosen']}>
          {chosen.map((file) => (
            <li key={file.id}>
              {file.name}
              <Button
                onClick={() => {
                  onChoose(chosen.filter(({ id }) => id !== file.id));
                }}
                variant="text"
              >
                {text.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {failure !== null && (
        <p className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
      {share !== null && (
        <p className={styles['progress']}>
          <Progress label={text.uploading} value={share} />
          <Button onClick={() => work.current?.abort()} variant="text">
            {text.cancel}
          </Button>
        </p>
      )}
      {open && share === null && (
        <>
          <input
            accept={item.accept.map((type) => `.${type}`).join(',')}
            aria-label={text.fileOf(slot.label)}
            className={styles['input']}
            multiple={item.maxSize === null || item.maxSize > 1}
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])];
              event.currentTarget.value = '';
              void upload(files);
            }}
            ref={input}
            tabIndex={-1}
            type="file"
          />
          <Button icon="upload" onClick={() => input.current?.click()} size="small">
            {slot.status === 'none' ? text.upload : text.again}
          </Button>
        </>
      )}
    </li>
  );
};
