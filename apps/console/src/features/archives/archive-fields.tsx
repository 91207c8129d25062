import { archiveLimits, exhibitionIdPattern } from '@zhantai/contract';
import { FileDrop } from '@zhantai/shell/file-drop/file-drop.tsx';
import { Button, FieldFrame, TextInput } from '@zhantai/ui';
import { useId, useState, type FormEvent } from 'react';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './archives.module.css';

/** What is typed of an exhibition that an archive becomes. */
export interface TypedArchive {
  readonly file: File | null;
  readonly title: string;
  readonly id: string;
  readonly start: string;
  readonly passphrase: string;
}

export const blankArchive: TypedArchive = { file: null, title: '', id: '', start: '', passphrase: '' };

type TextName = Exclude<keyof TypedArchive, 'file'>;

interface ArchiveFieldsProps {
  readonly typed: TypedArchive;
  readonly onChange: (typed: TypedArchive) => void;
  readonly onSubmit: () => void;
}

/** The file, and what the exhibition shall be called. */
export const ArchiveFields = ({ typed, onChange, onSubmit }: ArchiveFieldsProps) => {
  const { words } = useSpeech();
  const text = words.importArchive;
  const own = words.newExhibition;
  const id = useId();
  const [tried, setTried] = useState(false);
  const badId = new RegExp(exhibitionIdPattern).test(typed.id.trim()) ? undefined : own.badId;
  const field = (name: TextName, label: string, help: string, type: string, fault?: string) => {
    const error = tried ? fault : undefined;
    return (
      <FieldFrame error={error} help={help} id={`${id}-${name}`} label={label} required={name === 'id'}>
        <TextInput
          aria-describedby={`${id}-${name}-${error === undefined ? 'help' : 'error'}`}
          autoComplete="off"
          id={`${id}-${name}`}
          invalid={error !== undefined}
          maxLength={name === 'id' ? 32 : archiveLimits.maxPassphrase}
          name={name}
          onChange={(event) => {
            onChange({ ...typed, [name]: event.currentTarget.value });
          }}
          type={type}
          value={typed[name]}
        />
      </FieldFrame>
    );
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        setTried(true);
        if (typed.file === null) return;
        if (badId === undefined) onSubmit();
        else event.currentTarget.querySelector<HTMLInputElement>('[name=id]')?.focus();
      }}
    >
      {typed.file === null ? (
        <FileDrop
          accept=".zip"
          choose={text.choose}
          drop={text.drop}
          limits={text.limits}
          onFile={(file) => {
            onChange({ ...typed, file });
          }}
        />
      ) : (
        <div className={styles['buttons']}>
          <output>{text.chosen(typed.file.name, (typed.file.size / 2 ** 20).toFixed(1))}</output>
          <Button
            onClick={() => {
              onChange({ ...typed, file: null });
            }}
            size="small"
          >
            {text.other}
          </Button>
        </div>
      )}
      {tried && typed.file === null && <p role="alert">{text.needFile}</p>}
      {field('id', own.id, own.idHelp, 'text', badId)}
      {field('title', own.title, text.titleHelp, 'text')}
      {field('start', own.start, text.startHelp, 'date')}
      {field('passphrase', text.passphrase, text.passphraseHelp, 'password')}
      <div>
        <Button type="submit" variant="primary">
          {text.submit}
        </Button>
      </div>
    </form>
  );
};
