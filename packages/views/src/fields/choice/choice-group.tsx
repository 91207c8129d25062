import type { Choice, FieldNode, Option } from '@zhantai/engine';
import { Button, Checkbox, Radio } from '@zhantai/ui';
import { useEffect } from 'react';
import { useForm } from '../../context/form-context.ts';
import { useOptions } from '../../options/use-options.ts';
import { groupLeave } from '../group-leave.ts';
import styles from './choice-group.module.css';
import { shownOptions } from './choices-of.ts';
import { OptionsState } from './options-state.tsx';
import { OtherInput } from './other-input.tsx';

/** What {@link ChoiceGroup} takes. */
export interface ChoiceGroupProps {
  readonly node: FieldNode<'radio'> | FieldNode<'checkbox'>;
  readonly choices: readonly Choice[];
  readonly invalid: boolean;
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly multiple: boolean;
  /** Boxes 48 high side by side, as on the phone, instead of marks in a line. */
  readonly boxed: boolean;
  readonly onToggle: (option: Option, options: readonly Option[]) => void;
  readonly onOther: (option: Option, other: string) => void;
  /** Takes the only choice back; left out where that is not allowed. */
  readonly onClear?: (() => void) | undefined;
}

/** Options with short labels stand two in a row on a phone. */
const SHORT_LABEL = 9;

/** Native radio buttons or checkboxes in a named group, each other-text beside its option. */
export const ChoiceGroup = ({
  node,
  choices,
  invalid,
  id,
  labelId,
  describedBy,
  multiple,
  boxed,
  onToggle,
  onOther,
  onClear,
}: ChoiceGroupProps) => {
  const { words } = useForm();
  const loaded = useOptions(node);
  const { load } = loaded;
  // A group shows its options at rest: there is no opening to wait for.
  useEffect(() => load(), [load]);
  const options = shownOptions(loaded.options, choices, words.fields.choice.missing);
  const byValue = new Map(choices.map((choice) => [String(choice.value), choice]));
  const Mark = multiple ? Checkbox : Radio;
  const twoInRow =
    boxed && options.every((option) => option.label.length <= SHORT_LABEL && option.hasInput !== true);
  return (
    <div
      aria-describedby={describedBy}
      aria-invalid={!multiple && invalid ? true : undefined}
      aria-labelledby={labelId}
      aria-required={!multiple && node.item.required ? true : undefined}
      className={styles['group']}
      data-boxed={boxed}
      data-two={twoInRow}
      id={id}
      onBlur={groupLeave(node)}
      role={multiple ? 'group' : 'radiogroup'}
    >
      {options.length === 0 && <OptionsState loaded={loaded} />}
      {options.map((option) => {
        const choice = byValue.get(String(option.value));
        return (
          <div className={styles['option']} data-on={choice !== undefined} key={option.value}>
            <Mark
              aria-describedby={multiple ? describedBy : undefined}
              aria-invalid={multiple && invalid ? true : undefined}
              checked={choice !== undefined}
              className={styles['mark']}
              disabled={option.disabled === true}
              name={id}
              onChange={() => onToggle(option, options)}
            >
              {option.label}
              {option.description !== undefined && option.description !== '' && (
                <small className={styles['description']}>{option.description}</small>
              )}
            </Mark>
            {choice !== undefined && option.hasInput === true && (
              <OtherInput
                choice={choice}
                invalid={invalid}
                onChange={(other) => onOther(option, other)}
                option={option}
              />
            )}
          </div>
        );
      })}
      {onClear !== undefined && choices.length > 0 && (
        <Button className={styles['clear']} onClick={onClear} size="small" variant="quiet">
          {words.fields.clear}
        </Button>
      )}
    </div>
  );
};
