import type { FieldType } from '@zhantai/engine';
import type { DesignerWords } from '@zhantai/messages/designer';
import { useState } from 'react';
import styles from './designer.module.css';
import { useDraggable } from './drag/use-draggable.ts';
import type { PresetName } from './table/presets.ts';
import { findTypes, groups, kindOf } from './insertable-types.ts';

interface PaletteProps {
  /** Whether what is inserted becomes a column of a table. */
  readonly isRow: boolean;
  readonly words: DesignerWords;
  readonly onInsert: (type: FieldType) => void;
  /** Tables that the product knows and the form has not yet. */
  readonly presets: readonly PresetName[];
  readonly onPreset: (name: PresetName) => void;
}

/** The types of items by kind; a press inserts one. */
export const Palette = ({ isRow, presets, words, onInsert, onPreset }: PaletteProps) => {
  const [sought, setSought] = useState('');
  const shown = findTypes(sought, [words], isRow);
  return (
    <section aria-label={words.palette} className={styles['palette']}>
      <input
        aria-label={words.findType}
        onChange={(event) => {
          setSought(event.target.value);
        }}
        placeholder={words.findType}
        type="search"
        value={sought}
      />
      {groups.map((group) => {
        const inGroup = shown.filter((type) => kindOf(type) === group);
        if (inGroup.length === 0) return null;
        return (
          <div key={group}>
            <h2>{words.groups[group]}</h2>
            <ul>
              {inGroup.map((type) => (
                <li key={type}>
                  <TypeButton onInsert={onInsert} text={words.types[type]} type={type} />
                </li>
              ))}
              {group === 'layout' &&
                !isRow &&
                presets
                  .filter((name) => words.presets[name].includes(sought.trim()))
                  .map((name) => (
                    <li key={name}>
                      <button
                        onClick={() => {
                          onPreset(name);
                        }}
                        type="button"
                      >
                        {words.presets[name]}
                      </button>
                    </li>
                  ))}
            </ul>
          </div>
        );
      })}
      <p>{shown.length === 0 ? words.noType : isRow ? words.table.paletteNote : words.paletteNote}</p>
    </section>
  );
};

/** A type of the palette: pressed, or dragged to its place. */
const TypeButton = ({
  type,
  text,
  onInsert,
}: Pick<PaletteProps, 'onInsert'> & { readonly type: FieldType; readonly text: string }) => {
  const button = useDraggable<HTMLButtonElement>('type', type);
  return (
    <button
      onClick={() => {
        onInsert(type);
      }}
      ref={button}
      type="button"
    >
      {text}
    </button>
  );
};
