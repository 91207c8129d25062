import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './choice.module.css';

/** What {@link Checkbox} and {@link Radio} take, besides the attributes of a native input. */
export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

const Choice = ({
  kind,
  children,
  className,
  ...rest
}: ChoiceProps & { readonly kind: 'checkbox' | 'radio' }) =>
  children === undefined ? (
    <input
      autoComplete="off"
      {...rest}
      className={classNames(styles['mark'], styles[kind], className)}
      type={kind}
    />
  ) : (
    <label className={classNames(styles['choice'], className)}>
      <input autoComplete="off" {...rest} className={classNames(styles['mark'], styles[kind])} type={kind} />
      <span className={styles['text']}>{children}</span>
    </label>
  );

/** A native checkbox in the house's drawing; with children it is labelled by them. */
export const Checkbox = ({
  half = false,
  ref,
  ...rest
}: ChoiceProps & {
  /** Some of what it stands for is ticked. */
  readonly half?: boolean;
}) => (
  <Choice
    {...rest}
    aria-checked={half ? 'mixed' : undefined}
    kind="checkbox"
    ref={(input) => {
      if (input !== null) input.indeterminate = half;
      if (typeof ref === 'function') return ref(input);
      if (ref !== null && ref !== undefined) ref.current = input;
      return undefined;
    }}
  />
);

/** A native radio button in the house's drawing; with children it is labelled by them. */
export const Radio = (props: ChoiceProps) => <Choice {...props} kind="radio" />;
