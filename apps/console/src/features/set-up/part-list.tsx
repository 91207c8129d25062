import type { FillPart, FillPreview } from '@zhantai/contract';
import type { SetUpWords } from '@zhantai/messages/set-up';
import { Checkbox, Icon } from '@zhantai/ui';
import { useId } from 'react';
import styles from './set-up.module.css';

interface PartListProps {
  readonly preview: FillPreview;
  readonly parts: ReadonlySet<FillPart>;
  readonly onParts: (parts: ReadonlySet<FillPart>) => void;
  /** Null: all. */
  readonly forms: ReadonlySet<string> | null;
  readonly onForms: (forms: ReadonlySet<string> | null) => void;
  readonly words: SetUpWords;
}

/** What comes along, each ticked or not; forms singly too. What never comes is said. */
export const PartList = ({ preview, parts, onParts, forms, onForms, words }: PartListProps) => {
  const id = useId();
  return (
    <ul className={styles['parts']}>
      {preview.parts.map(({ part, count, isTaken }) => (
        <li key={part}>
          <Checkbox
            aria-describedby={`${id}-${part}`}
            checked={parts.has(part)}
            disabled={isTaken}
            onChange={({ currentTarget }) => {
              onParts(toggled(parts, part, currentTarget.checked));
            }}
          >
            {words.partNames[part]}
          </Checkbox>
          <span className={styles['count']}>{words.count(part, count)}</span>
          <span className={styles['text']} id={`${id}-${part}`}>
            {isTaken ? words.isTaken : words.partTexts[part]}
          </span>
          {part === 'forms' && parts.has('forms') && (
            <Forms all={preview.forms} chosen={forms} onChange={onForms} words={words} />
          )}
        </li>
      ))}
      <li className={styles['never']}>
        <span>
          <Icon name="lock" size={16} /> {words.never}
        </span>
        <span className={styles['text']}>{words.neverText}</span>
      </li>
    </ul>
  );
};

interface FormsProps {
  readonly all: FillPreview['forms'];
  readonly chosen: ReadonlySet<string> | null;
  readonly onChange: (forms: ReadonlySet<string> | null) => void;
  readonly words: SetUpWords;
}

const Forms = ({ all, chosen, onChange, words }: FormsProps) => {
  const every = new Set(all.map(({ formId }) => formId));
  const own = chosen ?? every;
  return (
    <details className={styles['forms']}>
      <summary>{words.chooseForms(own.size, all.length)}</summary>
      <Checkbox
        checked={own.size === all.length}
        half={own.size > 0 && own.size < all.length}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.checked ? null : new Set());
        }}
      >
        {words.allForms}
      </Checkbox>
      <div>
        {all.map(({ formId, code, title }) => (
          <Checkbox
            checked={own.has(formId)}
            key={formId}
            onChange={({ currentTarget }) => {
              const next = toggled(own, formId, currentTarget.checked);
              onChange(next.size === all.length ? null : next);
            }}
          >
            {`${code} ${title}`}
          </Checkbox>
        ))}
      </div>
    </details>
  );
};

function toggled<T>(set: ReadonlySet<T>, one: T, isIn: boolean): ReadonlySet<T> {
  const next = new Set(set);
  if (isIn) next.add(one);
  else next.delete(one);
  return next;
}
