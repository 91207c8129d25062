import { traitsOf, type FieldType } from '@zhantai/engine';
import { authoringRegistry } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import { useState } from 'react';
import styles from './designer.module.css';

type Group = keyof DesignerWords['groups'];

const groups = ['text', 'choice', 'moment', 'file', 'layout'] as const satisfies readonly Group[];
const groupOf = {
  text: 'text',
  list: 'text',
  number: 'text',
  color: 'text',
  switch: 'choice',
  choice: 'choice',
  levels: 'choice',
  calendar: 'moment',
  range: 'moment',
  file: 'file',
  rows: null,
  layout: 'layout',
} as const satisfies Record<ReturnType<typeof traitsOf>['family'], Group | null>;

/** The types that can be inserted. A table is not among them: its columns cannot be set here. */
const types = Object.keys(authoringRegistry)
  .filter(isType)
  .filter((type) => {
    const { family, unknown } = traitsOf({ type });
    return unknown !== true && groupOf[family] !== null;
  });

function isType(name: string): name is FieldType {
  return Object.hasOwn(authoringRegistry, name);
}

interface PaletteProps {
  readonly words: DesignerWords;
  readonly onInsert: (type: FieldType) => void;
}

/** The types of items by kind; a press inserts one. */
export const Palette = ({ words, onInsert }: PaletteProps) => {
  const [sought, setSought] = useState('');
  const wanted = sought.trim().toLowerCase();
  const shown = types.filter((type) => `${type} ${words.types[type]}`.toLowerCase().includes(wanted));
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
        const inGroup = shown.filter((type) => groupOf[traitsOf({ type }).family] === group);
        if (inGroup.length === 0) return null;
        return (
          <div key={group}>
            <h2>{words.groups[group]}</h2>
            <ul>
              {inGroup.map((type) => (
                <li key={type}>
                  <button
                    onClick={() => {
                      onInsert(type);
                    }}
                    type="button"
                  >
                    {words.types[type]}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <p>{shown.length === 0 ? words.noType : words.paletteNote}</p>
    </section>
  );
};
