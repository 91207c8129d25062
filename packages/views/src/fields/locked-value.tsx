import { optionValues, traitsOf } from '@zhantai/engine';
import type { FieldNode, FieldValue, OptionValue } from '@zhantai/engine';
import { Icon } from '@zhantai/ui';
import { useForm } from '../context/form-context.ts';
import { useOptionTree } from '../options/use-option-tree.ts';
import { useStoredOptions } from '../options/use-stored-options.ts';
import { valueText } from './value-text.ts';
import styles from './locked-value.module.css';

/** What {@link LockedValue} takes. */
export interface LockedValueProps {
  readonly node: FieldNode;
  readonly value: FieldValue;
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
}

/** A value nobody may change here: sunken, without a border, with a lock (design.md §7). */
export const LockedValue = ({ node, value, id, labelId, describedBy }: LockedValueProps) => {
  const { words } = useForm();
  const { item } = node;
  const { family, listed } = traitsOf(item);
  // Their labels may stand in a level that is not loaded, or in no list any more.
  const tree = useOptionTree(node, family === 'levels' ? optionValues(value) : none);
  const stored = useStoredOptions(node, tree, listed === true ? optionValues(value) : none);
  const options = [...tree.options, ...stored.options];
  const text = valueText(item, value, words.fields, options, tree.stored);
  return (
    <output
      aria-describedby={describedBy}
      aria-labelledby={labelId}
      aria-live="off"
      className={styles['locked']}
      id={id}
    >
      <span className={styles['text']} data-empty={text === '' || undefined}>
        {text === '' && !item.computed ? words.fields.empty : text}
      </span>
      {item.unit !== '' && text !== '' && (
        <span className={styles['unit']}>
          {words.fields.unit(typeof value === 'number' ? value : null, item.unit)}
        </span>
      )}
      {item.compute === null && <Icon name="lock" />}
    </output>
  );
};

const none: readonly OptionValue[] = [];
