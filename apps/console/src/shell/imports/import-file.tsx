import type { ImportDialogWords } from '@zhantai/messages/import-dialog';
import { Button, useDevice } from '@zhantai/ui';
import { useRef, useState } from 'react';
import styles from './import-dialog.module.css';

interface ImportFileProps {
  readonly words: ImportDialogWords;
  readonly onFile: (file: File) => void;
  readonly onTemplate: () => void;
}

/** Chooses one workbook, or takes it where it is dropped; with the way to an empty one. */
export const ImportFile = ({ words, onFile, onTemplate }: ImportFileProps) => {
  const mobile = useDevice() === 'mobile';
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <>
      <p>{words.lead}</p>
      <div
        className={styles['drop']}
        data-over={over || undefined}
        onDragLeave={() => {
          setOver(false);
        }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file !== undefined) onFile(file);
        }}
      >
        {!mobile && <p>{words.drop}</p>}
        <input
          accept=".xlsx,.xlsm,.xls,.csv"
          aria-label={words.choose}
          hidden
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file !== undefined) onFile(file);
          }}
          ref={input}
          type="file"
        />
        <Button icon="file" onClick={() => input.current?.click()} variant="primary">
          {words.choose}
        </Button>
        <p className={styles['quiet']}>{words.limits}</p>
      </div>
      <div>
        <Button icon="download" onClick={onTemplate}>
          {words.template}
        </Button>
      </div>
    </>
  );
};
