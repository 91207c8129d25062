import type { RuleTarget } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import { Button, IconButton } from '@zhantai/ui';
import { useRef, useState } from 'react';
import { isTitle, type FormLogic } from './form-logic.ts';
import styles from './logic.module.css';

interface TargetFieldProps {
  readonly targets: readonly RuleTarget[];
  readonly form: FormLogic;
  /** Of items that cannot be shown, what the circle would go through. */
  readonly circles: ReadonlyMap<string, readonly string[]>;
  readonly onChange: (targets: readonly RuleTarget[]) => void;
  readonly words: DesignerWords['logic'];
}

/** What a rule shows: items, and sections as a whole. */
export const TargetField = ({ targets, form, circles, onChange, words }: TargetFieldProps) => {
  const [chosen, setChosen] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  const offered = form.definition.items
    .map((item): RuleTarget =>
      isTitle(item) ? { formItemId: item.id, section: true } : { formItemId: item.id },
    )
    .filter((target) => !targets.some((one) => one.formItemId === target.formItemId));
  const add = () => {
    const target = offered.find(({ formItemId }) => formItemId === chosen);
    if (target === undefined) return;
    onChange([...targets, target]);
    setChosen('');
    select.current?.focus();
  };
  return (
    <div className={styles['targets']}>
      {targets.length > 0 && (
        <ul>
          {targets.map((target) => (
            <li key={target.formItemId}>
              <span>{form.targetName(target)}</span>
              <IconButton
                icon="close"
                label={words.removeTarget(form.targetName(target))}
                onClick={() => {
                  onChange(targets.filter((one) => one !== target));
                  select.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles['choose']}>
        <select
          aria-label={words.target}
          className={styles['select']}
          onChange={(event) => {
            setChosen(event.target.value);
          }}
          ref={select}
          value={chosen}
        >
          <option value="">{words.choose}</option>
          {offered.map((target) => {
            const circle = form
              .expand(target)
              .map((id) => circles.get(id))
              .find((one) => one !== undefined);
            const name = form.targetName(target);
            const said = target.section === true ? words.wholeSection(name) : name;
            return (
              <option disabled={circle !== undefined} key={target.formItemId} value={target.formItemId}>
                {circle === undefined ? said : words.circle(said, circle.map(form.nameOf))}
              </option>
            );
          })}
        </select>
        <Button disabled={chosen === ''} onClick={add}>
          {words.addTarget}
        </Button>
      </div>
    </div>
  );
};
