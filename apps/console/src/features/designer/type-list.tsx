import type { FieldType } from '@zhantai/engine';
import { loadDesignerWords, type DesignerWords } from '@zhantai/messages/designer';
import { VisuallyHidden } from '@zhantai/ui';
import { use, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import styles from './designer.module.css';
import { findTypes } from './insertable-types.ts';

interface TypeListProps {
  /** Where it stands, in pixels of what holds the canvas. */
  readonly top: number;
  readonly left: number;
  /** Whether what is inserted becomes a column of a table. */
  readonly isRow: boolean;
  readonly onInsert: (type: FieldType) => void;
  /** It is closed; `isBack` if by Escape, so that the focus goes back. */
  readonly onClose: (isBack: boolean) => void;
  readonly words: DesignerWords;
}

/** The types that can be inserted, found by their name in the language of the page or in English. */
export const TypeList = ({ top, left, isRow, onInsert, onClose, words }: TypeListProps) => {
  const english = use(loadDesignerWords('en'));
  const prefix = useId();
  const [sought, setSought] = useState('');
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const found = findTypes(sought, [words, english], isRow);
  const active = found[at];
  const activeId = active === undefined ? undefined : `${prefix}-${active}`;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const press = (event: KeyboardEvent) => {
    // The input method has its own use for them.
    if (event.nativeEvent.isComposing) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1 + found.length };
    const next = steps[event.key];
    if (next !== undefined && found.length > 0) setAt(next % found.length);
    else if (event.key === 'Enter' && active !== undefined) onInsert(active);
    else if (event.key === 'Escape') onClose(true);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles['types']} style={{ top, left }}>
      <input
        aria-activedescendant={activeId}
        aria-controls={`${prefix}-list`}
        aria-expanded
        aria-label={words.insertTitle}
        onBlur={() => {
          onClose(false);
        }}
        onChange={(event) => {
          setSought(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
        placeholder={words.findType}
        ref={input}
        role="combobox"
        value={sought}
      />
      {/* A select does not draw its options below a field that is typed in. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div aria-label={words.insertTitle} id={`${prefix}-list`} role="listbox">
        {found.map((type) => (
          // Its keys are those of the field.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            aria-selected={type === active}
            id={`${prefix}-${type}`}
            key={type}
            onClick={() => {
              onInsert(type);
            }}
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            tabIndex={-1}
          >
            {words.types[type]}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <output>{found.length === 0 ? words.noType : words.found(found.length)}</output>
      </VisuallyHidden>
      {found.length === 0 && <p aria-hidden>{words.noType}</p>}
    </div>
  );
};
