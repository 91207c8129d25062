import { traitsOf, type Item } from '@zhantai/engine';
import { comparisonsOf, isBare } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import { Button, IconButton, TextInput } from '@zhantai/ui';
import { isOfSize, withItem, type EditedCondition } from './edited-rule.ts';
import type { FormLogic } from './form-logic.ts';
import styles from './logic.module.css';
import { valueOptions } from './value-options.ts';

interface ConditionRowProps {
  readonly condition: EditedCondition;
  /** Place of it among all of its rule, from 1. */
  readonly number: number;
  readonly form: FormLogic;
  /** Of items that cannot be watched, what the circle would go through. */
  readonly circles: ReadonlyMap<string, readonly string[]>;
  readonly onChange: (condition: EditedCondition) => void;
  /** Takes "filled and not 0" in its place. */
  readonly onFilledNotZero: () => void;
  /** Absent where it is the only one. */
  readonly onRemove: (() => void) | null;
  readonly words: DesignerWords['logic'];
}

/** One condition: an item, how it is compared, and with what. */
export const ConditionRow = ({
  condition,
  number,
  form,
  circles,
  onChange,
  onFilledNotZero,
  onRemove,
  words,
}: ConditionRowProps) => {
  const { definition } = form;
  const { formItemId, comparison } = condition;
  const item = definition.itemById.get(formItemId);
  const watchable = definition.items.filter((one) => comparisonsOf(one).length > 0);
  const comparisons = item === undefined ? [] : comparisonsOf(item);
  const offered =
    comparison === null || comparisons.includes(comparison) ? comparisons : [...comparisons, comparison];
  const isZero = isOfSize(comparison) && /^\s*[+-]?0+(\.0*)?\s*$/.test(String(condition.value));
  return (
    <div className={styles['condition']}>
      <select
        aria-label={words.conditionItem(number)}
        className={styles['select']}
        onChange={({ target: { value } }) => {
          onChange(withItem(condition, definition.itemById.get(value)));
        }}
        value={formItemId}
      >
        <option value="">{words.choose}</option>
        {formItemId !== '' && !watchable.some(({ id }) => id === formItemId) && (
          <option value={formItemId}>{form.nameOf(formItemId)}</option>
        )}
        {watchable.map(({ id }) => {
          const circle = circles.get(id);
          return (
            <option disabled={circle !== undefined && id !== formItemId} key={id} value={id}>
              {circle === undefined
                ? form.nameOf(id)
                : words.circle(form.nameOf(id), circle.map(form.nameOf))}
            </option>
          );
        })}
      </select>
      <select
        aria-label={words.conditionComparison(number)}
        className={styles['select']}
        disabled={item === undefined}
        onChange={({ target: { value } }) => {
          const chosen = offered.find((one) => one === value);
          if (chosen !== undefined) onChange({ ...condition, isTouched: true, comparison: chosen });
        }}
        value={comparison ?? ''}
      >
        {comparison === null && <option value="">{item === undefined ? '' : words.otherWays}</option>}
        {offered.map((one) => (
          <option key={one} value={one}>
            {words.comparisonNames[one]}
          </option>
        ))}
      </select>
      {item !== undefined && comparison !== null && !isBare(comparison) && (
        <ValueField
          condition={condition}
          item={item}
          label={words.conditionValue(number)}
          onChange={(value) => {
            onChange({ ...condition, isTouched: true, value });
          }}
          words={words}
        />
      )}
      {onRemove !== null && (
        <IconButton icon="close" label={words.removeCondition(number)} onClick={onRemove} />
      )}
      {isZero ? (
        <p className={styles['note']}>
          {words.zero}{' '}
          <Button onClick={onFilledNotZero} size="small">
            {words.filledNotZero}
          </Button>
        </p>
      ) : (
        <ComparisonNote condition={condition} words={words} />
      )}
    </div>
  );
};

/** What a comparison says of an empty answer, where that surprises. */
const ComparisonNote = ({
  condition: { comparison },
  words,
}: Pick<ConditionRowProps, 'condition' | 'words'>) => {
  if (comparison === 'below' || comparison === 'atMost')
    return <p className={styles['note']}>{words.emptyNot}</p>;
  if (comparison === 'isNot' || comparison === 'excludes' || comparison === 'unequal')
    return <p className={styles['note']}>{words.emptyHolds}</p>;
  return null;
};

interface ValueFieldProps {
  readonly condition: EditedCondition;
  readonly item: Item;
  readonly label: string;
  readonly onChange: (value: EditedCondition['value']) => void;
  readonly words: DesignerWords['logic'];
}

const ValueField = ({ condition: { value }, item, label, onChange, words }: ValueFieldProps) => {
  const options = valueOptions(item, words);
  const { family, moment } = traitsOf(item);
  if (options === null)
    return (
      <TextInput
        after={family === 'number' && item.ownUnit !== '' ? item.ownUnit : undefined}
        aria-label={label}
        inputMode={family === 'number' ? 'decimal' : 'text'}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        placeholder={moment === undefined ? undefined : words.moments[moment]}
        value={String(value)}
      />
    );
  const text = String(value);
  return (
    <select
      aria-label={label}
      className={styles['select']}
      onChange={(event) => {
        const chosen = options.find((option) => String(option.value) === event.target.value);
        onChange(chosen?.value ?? '');
      }}
      value={text}
    >
      <option value="">{words.choose}</option>
      {text !== '' && !options.some((option) => String(option.value) === text) && (
        <option value={text}>{words.optionGone(text)}</option>
      )}
      {options.map((option) => (
        <option key={String(option.value)} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </select>
  );
};
