import { limits } from '@zhantai/contract';
import type { FieldType, JsonObject } from '@zhantai/engine';
import { readOptionLines, readSettings, takeOptions } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import { Button, TextArea } from '@zhantai/ui';
import { readTsv } from '@zhantai/views/read-tsv';
import { useId, useState } from 'react';
import { isRecord, listOf } from '../draft/item-levels.ts';
import { optionFaultText } from './option-fault-text.ts';
import styles from './options.module.css';

interface PasteOptionsProps {
  readonly raw: JsonObject;
  readonly type: FieldType;
  /** The item with what was pasted, and how many options that are. */
  readonly onTake: (raw: JsonObject, count: number) => void;
  readonly words: DesignerWords['options'];
}

/** Lines of text, or columns of a spreadsheet, that become options; nothing is taken while a line is faulty. */
export const PasteOptions = ({ raw, type, onTake, words }: PasteOptionsProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const existing = listOf(readSettings(raw, type)['dicData']).filter(isRecord);
  const { lines, faults } = readOptionLines(readTsv(text), existing);
  const labels = new Set(existing.map((row) => String(row['label'])));
  const added = lines.filter(({ label }) => !labels.has(label)).length;
  const total = existing.length + added;
  const isTooMany = total > limits.writtenOptions;
  const isFaulty = faults.length > 0 || isTooMany;
  return (
    <div className={styles['paste']}>
      <label htmlFor={id}>{words.paste}</label>
      <TextArea
        aria-describedby={`${id}-note ${id}-faults`}
        aria-invalid={isFaulty}
        id={id}
        onChange={(event) => {
          setText(event.target.value);
        }}
        rows={4}
        value={text}
      />
      <p className={styles['note']} id={`${id}-note`}>
        {words.pasteNote}
      </p>
      <div aria-live="polite" id={`${id}-faults`}>
        {isTooMany && <p className={styles['fault']}>{words.tooMany(total, limits.writtenOptions)}</p>}
        {faults.length > 0 && (
          <ul className={styles['fault']}>
            {faults.slice(0, MOST_FAULTS).map((fault) => (
              <li key={`${fault.line} ${fault.code}`}>{optionFaultText(fault, words)}</li>
            ))}
            {faults.length > MOST_FAULTS && <li>{words.moreFaults(faults.length - MOST_FAULTS)}</li>}
          </ul>
        )}
      </div>
      <Button
        disabled={isFaulty || lines.length === 0}
        onClick={() => {
          setText('');
          onTake(takeOptions(raw, type, lines), lines.length);
        }}
        size="small"
      >
        {lines.length === 0 || isFaulty ? words.take : words.takeCount(added, lines.length - added)}
      </Button>
    </div>
  );
};

/** So many are named at once. */
const MOST_FAULTS = 20;
