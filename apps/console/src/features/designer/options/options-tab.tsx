import type { JsonObject } from '@zhantai/engine';
import type { DesignerWords } from '@zhantai/messages/designer';
import { lazy, Suspense, type ReactNode } from 'react';
import { itemOf } from '../canvas-entries.ts';
import type { FormLogic } from '../logic/form-logic.ts';
import { ruleSentence } from '../logic/rule-sentence.ts';
import { DictionarySource } from './dictionary-source.tsx';
import { isTreeOfOptions, mayAskDictionary } from './option-settings.ts';
import { lostOptions, type KnownOptions, type OptionUse } from './option-uses.ts';
import styles from './options.module.css';
import { PasteOptions } from './paste-options.tsx';

const TreeOptions = lazy(async () => ({ default: (await import('./tree-options.tsx')).TreeOptions }));

interface OptionsTabProps {
  readonly raw: JsonObject;
  readonly form: FormLogic;
  readonly known: KnownOptions;
  /** The table that it is a column of; null for an item of the form. */
  readonly table: string | null;
  /** The settings as the panel draws them. */
  readonly children: ReactNode;
  /** The item with what was set, and what is said of it. */
  readonly onWrite: (raw: JsonObject, says: string, visit?: string) => void;
  /** What was typed was left. */
  readonly onLeave: () => void;
  readonly onSay: (text: string) => void;
  /** Values of options that answers hold; null while they are not known. */
  readonly fixed: ReadonlySet<string> | null;
  readonly onBack: () => void;
  readonly words: DesignerWords;
}

/** What may be chosen of an item: by hand in a grid, pasted, or from a dictionary (console.md §2). */
export const OptionsTab = ({
  raw,
  form,
  known,
  table,
  children,
  onWrite,
  onBack,
  onLeave,
  onSay,
  fixed,
  words,
}: OptionsTabProps) => {
  const item = itemOf(raw);
  const { options } = words;
  const name = item.label === '' ? words.unnamed : item.label;
  const owner = table === null ? undefined : form.definition.itemById.get(table);
  const isTree = isTreeOfOptions(item);
  const lost = lostOptions(item, form, known, owner);
  return (
    // Escape leads back from any part of it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles['options']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onBack();
      }}
    >
      {mayAskDictionary(item.type) && (
        <DictionarySource
          definition={form.definition}
          table={owner}
          onWrite={(next) => {
            onWrite(next, words.changed(name, options.source));
          }}
          raw={raw}
          type={item.type}
          words={options}
        />
      )}
      {lost.length > 0 && (
        <ul aria-live="polite" className={styles['lost']}>
          {lost.map((use) => (
            <li key={use.value}>{textOfUse(use, form, words)}</li>
          ))}
        </ul>
      )}
      {children}
      {isTree && fixed !== null && (
        <Suspense fallback={null}>
          <TreeOptions
            fixed={fixed}
            name={name}
            onLeave={onLeave}
            onSay={onSay}
            onWrite={onWrite}
            raw={raw}
            words={options}
          />
        </Suspense>
      )}
      {item.dictionary === null && !isTree && (
        <PasteOptions
          onTake={(next, count) => {
            onWrite(next, options.taken(name, count));
          }}
          raw={raw}
          type={item.type}
          words={options}
        />
      )}
    </div>
  );
};

function textOfUse({ value, rules, limit, taken }: OptionUse, form: FormLogic, words: DesignerWords): string {
  const { options, logic } = words;
  return options.lost(value, [
    ...rules.map((rule) => options.byRule(ruleSentence(rule, form, logic))),
    ...(limit === null ? [] : [options.byQuota(limit)]),
    ...(taken === 0 ? [] : [options.byAnswers(taken)]),
  ]);
}
