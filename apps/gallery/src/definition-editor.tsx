import type { GalleryWords } from '@zhantai/messages/gallery';
import { Button, Icon } from '@zhantai/ui';
import { useId } from 'react';
import styles from './definition-editor.module.css';

export interface DefinitionEditorProps {
  readonly name: string;
  readonly text: string;
  /** Sentences about what is wrong with the definition as it stands. */
  readonly problems: readonly string[];
  readonly words: GalleryWords;
  readonly onChange: (text: string) => void;
  readonly onRestore: () => void;
}

const MOST_ROWS = 9;

/** The item as JSON to change, with what is wrong with it below. */
export const DefinitionEditor = (props: DefinitionEditorProps) => {
  const { name, text, problems, words, onChange, onRestore } = props;
  const id = useId();
  return (
    <div className={styles['editor']}>
      <div className={styles['head']}>
        <span>{words.definition}</span>
        <Button onClick={onRestore} size="small" variant="quiet">
          {words.restore}
        </Button>
      </div>
      <textarea
        aria-describedby={id}
        aria-invalid={problems.length > 0 || undefined}
        aria-label={words.definitionOf(name)}
        className={styles['text']}
        onChange={(event) => onChange(event.currentTarget.value)}
        rows={Math.min(MOST_ROWS, text.split('\n').length)}
        spellCheck={false}
        value={text}
      />
      <ul aria-live="polite" className={styles['problems']} data-sound={problems.length === 0} id={id}>
        {(problems.length === 0 ? [words.sound] : [...new Set(problems)]).map((problem) => (
          <li key={problem}>
            <Icon name={problems.length === 0 ? 'check' : 'warning'} size={16} />
            <span>{problem}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
