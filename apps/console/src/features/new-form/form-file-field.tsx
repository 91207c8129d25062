import { parseDefinition } from '@zhantai/engine';
import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import { FileDrop } from '@zhantai/shell/file-drop/file-drop.tsx';
import { useMemo, useState } from 'react';
import { DraftProblems } from '../form-versions/draft-problems.tsx';
import { readFormFile } from '../form-versions/read-form-file.ts';
import styles from './new-form.module.css';
import type { TypedForm } from './typed-form.ts';

interface FormFileFieldProps {
  readonly file: TypedForm['file'];
  readonly fault: string | undefined;
  readonly onFile: (file: TypedForm['file']) => void;
  readonly words: FormVersionsWords;
}

/** Takes the file that a new form is made from, and says what is wrong with it. */
export const FormFileField = ({ file, fault, onFile, words }: FormFileFieldProps) => {
  const [unread, setUnread] = useState<string | null>(null);
  const choose = async (chosen: File) => {
    const read = await readFormFile(chosen);
    setUnread('fault' in read ? words[read.fault] : null);
    onFile('fault' in read ? null : { name: chosen.name, detail: read.detail });
  };
  const items = useMemo(() => (file === null ? [] : parseDefinition(file.detail).items), [file]);
  const said = unread ?? fault;
  return (
    <div>
      {said !== undefined && (
        <p className={styles['refusal']} role="alert">
          {said}
        </p>
      )}
      <FileDrop
        accept=".json,application/json"
        choose={words.choose}
        drop={words.drop}
        limits={words.limits}
        onFile={(chosen) => void choose(chosen)}
      />
      {file !== null && (
        <>
          <output>{words.newForm.chosen(file.name, items.length)}</output>
          <DraftProblems detail={file.detail} words={words} />
        </>
      )}
    </div>
  );
};
