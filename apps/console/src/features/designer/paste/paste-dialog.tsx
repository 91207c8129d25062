import type { DesignerWords } from '@zhantai/messages/designer';
import { Radio } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useId, useMemo, useState } from 'react';
import { itemOf } from '../canvas-entries.ts';
import type { Editor } from '../draft/editor.ts';
import { findItem, withItem } from '../draft/items.ts';
import { levelOf, withLevel } from '../draft/level.ts';
import { selectAll } from '../draft/selection.ts';
import { selectionOf } from '../draft/work.ts';
import styles from '../foreign/foreign.module.css';
import { hasQuestionHeads, insertLines, readPasted } from './pasted-lines.ts';
import { readPastedOptions, takesOptions } from './pasted-options.ts';
import { questionFile } from './question-file.ts';

interface PasteDialogProps {
  readonly text: string;
  readonly editor: Editor;
  readonly onClose: () => void;
  /** Opens the import of a list of questions. */
  readonly onQuestions: (file: File) => void;
  readonly onSay: (text: string) => void;
  readonly words: DesignerWords;
}

type Use = 'options' | 'items' | 'questions';
const chance = { now: () => Date.now(), random: () => Math.random() };
/** So many lines and faults are shown. */
const MOST_SHOWN = 8;

/** Text from elsewhere that was pasted on the canvas: what it is to become. One step, whatever it is (console.md §2). */
export const PasteDialog = ({ text, editor, onClose, onQuestions, onSay, words }: PasteDialogProps) => {
  const { paste } = words;
  const name = useId();
  const block = useMemo(() => readPasted(text), [text]);
  const { work } = editor.state();
  const { detail, table } = work;
  const level = levelOf(detail, table);
  const raw = work.chosen.length === 1 ? findItem(level, work.selected) : undefined;
  const choice = raw !== undefined && takesOptions(raw) ? raw : null;
  const options = useMemo(
    () => (choice === null ? null : readPastedOptions(choice, text, block, words.options)),
    [choice, text, block, words],
  );
  const uses: readonly Use[] = [
    ...(table === null && hasQuestionHeads(block) ? (['questions'] as const) : []),
    ...(choice === null ? [] : (['options'] as const)),
    'items',
  ];
  const [use, setUse] = useState(uses[0] ?? 'items');
  const [fault, setFault] = useState<string | null>(null);
  const faults = use === 'options' ? (options?.faults ?? []) : [];
  const take = async () => {
    if (use === 'questions') {
      onClose();
      onQuestions(await questionFile(block));
      return;
    }
    if (use === 'options' && options !== null) {
      const says = paste.tookOptions(options.count);
      const selection = selectionOf(work);
      const written = withLevel(detail, table, withItem(level, options.written()));
      editor.apply({ says, detail: written, selected: work.selected, selection });
      onSay(says);
      onClose();
      return;
    }
    const last = work.chosen.at(-1);
    const place = last === undefined ? null : ({ side: 'after', id: last } as const);
    const made = insertLines(detail, block, place, chance, table);
    if ('limit' in made) {
      setFault(words.pasteAboveLimit(made.count, made.limit));
      return;
    }
    const says = paste.tookItems(made.ids.length);
    const selection = selectAll(made.ids, undefined, table);
    editor.apply({ says, detail: made.detail, selected: selection.selected, selection });
    onSay(says);
    onClose();
  };
  const label: Readonly<Record<Use, string>> = {
    options: paste.options(choice === null ? '' : itemOf(choice).label || words.unnamed, block.length),
    items: paste.items(block.length),
    questions: paste.questions(block.length - 1),
  };
  return (
    <Dialog
      confirmLabel={paste.take}
      onClose={onClose}
      onConfirm={() => {
        if (faults.length === 0) void take();
      }}
      title={paste.title(block.length)}
    >
      <div className={styles['form']}>
        <fieldset className={styles['modes']}>
          <legend>{paste.use}</legend>
          {uses.map((one) => (
            <Radio
              checked={use === one}
              key={one}
              name={name}
              onChange={() => {
                setUse(one);
                setFault(null);
              }}
              value={one}
            >
              {label[one]}
            </Radio>
          ))}
        </fieldset>
        <div aria-live="polite">
          {fault !== null && <p className={styles['fault']}>{fault}</p>}
          {faults.length > 0 && (
            <ul className={styles['fault']}>
              {faults.slice(0, MOST_SHOWN).map((one) => (
                <li key={one}>{one}</li>
              ))}
              {faults.length > MOST_SHOWN && <li>{words.options.moreFaults(faults.length - MOST_SHOWN)}</li>}
            </ul>
          )}
        </div>
        <ol className={styles['list']}>
          {block.slice(0, MOST_SHOWN).map((line, at) => (
            // Lines may be alike; they never change while this is open.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>{line.join(' · ')}</li>
          ))}
        </ol>
        {block.length > MOST_SHOWN && (
          <p className={styles['note']}>{paste.more(block.length - MOST_SHOWN)}</p>
        )}
      </div>
    </Dialog>
  );
};
