import { Button, useDevice } from '@zhantai/ui';
import { useRef, useState } from 'react';
import styles from './file-drop.module.css';

export interface FileDropProps {
  /** Endings with a dot, separated by commas. */
  readonly accept: string;
  readonly choose: string;
  readonly drop: string;
  readonly limits: string;
  readonly onFile: (file: File) => void;
}

/** Chooses one file, or takes it where it is dropped. */
export const FileDrop = ({ accept, choose, drop, limits, onFile }: FileDropProps) => {
  const mobile = useDevice() === 'mobile';
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
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
      {!mobile && <p>{drop}</p>}
      <input
        accept={accept}
        aria-label={choose}
        className={styles['input']}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
        ref={input}
        tabIndex={-1}
        type="file"
      />
      <Button
        icon="file"
        onClick={() => input.current?.click()}
        size={mobile ? 'phone' : 'normal'}
        variant="primary"
      >
        {choose}
      </Button>
      <p>{limits}</p>
    </div>
  );
};
