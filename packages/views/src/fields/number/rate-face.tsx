import { Icon } from '@zhantai/ui';
import { useForm } from '../../context/form-context.ts';
import type { FaceProps } from '../../context/face.ts';
import { groupLeave } from '../group-leave.ts';
import styles from './rate-face.module.css';

/** Stars as native radio buttons: arrow keys choose, a click on the chosen star takes it back. */
export const RateFace = (props: FaceProps<'rate'>) => {
  const { words } = useForm();
  const { node, state, id, labelId, describedBy } = props;
  const onBlur = groupLeave(node);
  const value = state.value ?? 0;
  return (
    <div
      aria-describedby={describedBy}
      aria-invalid={state.problem === null ? undefined : true}
      aria-labelledby={labelId}
      aria-required={node.item.required || undefined}
      className={styles['rate']}
      id={id}
      onBlur={onBlur}
      role="radiogroup"
    >
      {Array.from({ length: node.item.count }, (_, index) => index + 1).map((star) => (
        <label className={styles['star']} data-on={star <= value} key={star}>
          <input
            aria-label={words.fields.rate.star(star)}
            checked={star === value}
            name={id}
            onChange={() => node.set(star)}
            onClick={() => {
              if (star === value && !node.item.required) node.set(null);
            }}
            type="radio"
          />
          <Icon filled={star <= value} name="star" size={24} />
        </label>
      ))}
      <span aria-hidden="true" className={styles['text']}>
        {value > 0 && words.fields.rate.stars(value, node.item.count)}
      </span>
    </div>
  );
};
