import { limits } from '@zhantai/contract';
import { readOptionLines, readSettings, takeOptions } from '@zhantai/engine/authoring';
import type { JsonObject } from '@zhantai/engine';
import type { DesignerWords } from '@zhantai/messages/designer';
import { Radio } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useId, useMemo, useState } from 'react';
import { itemOf } from '../canvas-entries.ts';
import { isRecord, listOf } from '../draft/item-levels.ts';
import type { Editor } from '../draft/editor.ts';
import { findItem, withItem } from '../draft/items.ts';
import { selectAll } from '../draft/selection.ts';
import { selectionOf } from '../draft/work.ts';
import { hasOptions } from '../options/option-settings.ts';
import styles from '../foreign/foreign.module.css';
import { optionFaultText } from './option-fault-text.ts';
import { hasQuestionHeads, insertLines, readPasted } from './pasted-lines.ts';
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
  const raw = work.chosen.length === 1 ? findItem(work.detail, work.selected) : undefined;
  const choice = raw !== undefined && takesOptions(raw) ? raw : null;
  const options = useMemo(() => (choice === null ? null : readOptions(choice, block)), [choice, block]);
  const uses: readonly Use[] = [
    ...(hasQuestionHeads(block) ? (['questions'] as const) : []),
    ...(choice === null ? [] : (['options'] as const)),
    'items',
  ];
  const [use, setUse] = useState(uses[0] ?? 'items');
  const [fault, setFault] = useState<string | null>(null);
  const faults =
    use === 'options' && options !== null
      ? [
          ...options.faults.map((one) => optionFaultText(one, words.options)),
          ...(options.total > limits.writtenOptions
            ? [words.options.tooMany(options.total, limits.writtenOptions)]
            : []),
        ]
      : [];
  const take = async () => {
    if (use === 'questions') {
      onClose();
      onQuestions(await questionFile(block));
      return;
    }
    if (use === 'options' && choice !== null && options !== null) {
      const written = takeOptions(choice, itemOf(choice).type, options.lines);
      const says = paste.tookOptions(options.lines.length);
      const selection = selectionOf(work);
      editor.apply({ says, detail: withItem(work.detail, written), selected: work.selected, selection });
      onSay(says);
      onClose();
      return;
    }
    const last = work.chosen.at(-1);
    const place = last === undefined ? null : ({ side: 'after', id: last } as const);
    const made = insertLines(work.detail, block, place, chance);
    if ('limit' in made) {
      setFault(words.pasteAboveLimit(made.count, made.limit));
      return;
    }
    const says = paste.tookItems(made.ids.length);
    const [selected = null] = made.ids;
    editor.apply({ says, detail: made.detail, selected, selection: selectAll(made.ids) });
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

/** Whether an item has options that are written out. */
function takesOptions(raw: JsonObject): boolean {
  const { type, dictionary } = itemOf(raw);
  return hasOptions(type) && dictionary === null;
}

function readOptions(raw: JsonObject, block: readonly (readonly string[])[]) {
  const existing = listOf(readSettings(raw, itemOf(raw).type)['dicData']).filter(isRecord);
  const read = readOptionLines(block, existing);
  const known = new Set(existing.map((row) => String(row['label'])));
  const added = read.lines.filter(({ label }) => !known.has(label)).length;
  return { ...read, total: existing.length + added };
}
