import type { Item } from '@zhantai/engine';
import { IconButton } from '@zhantai/ui';
import { useForm } from '../../context/form-context.ts';
import styles from './number-steps.module.css';
import { stepNumber } from './step-number.ts';

/** What {@link NumberSteps} takes. */
export interface NumberStepsProps {
  readonly item: Item;
  readonly value: number | null;
  readonly onStep: (value: number) => void;
}

const directions = [-1, 1] as const;

/** Less and more, of a number whose definition names a step. The arrow keys do the same, so Tab passes them by. */
export const NumberSteps = ({ item, value, onStep }: NumberStepsProps) => {
  const { words } = useForm();
  return (
    <span className={styles['steps']}>
      {words.fields.unit(value, item.unit)}
      {directions.map((direction) => {
        const next = stepNumber(value, item, direction);
        return (
          <IconButton
            disabled={next === value}
            icon={direction === 1 ? 'add' : 'minus'}
            key={direction}
            label={direction === 1 ? words.fields.number.more : words.fields.number.less}
            onClick={() => onStep(next)}
            // A press leaves the focus where it is: no keyboard of a phone comes up.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            tabIndex={-1}
          />
        );
      })}
    </span>
  );
};
