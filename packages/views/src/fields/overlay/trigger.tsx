import { Icon, IconButton } from '@zhantai/ui';
import type { IconName } from '@zhantai/ui';
import type { AriaAttributes, Ref } from 'react';
import { useForm } from '../../context/form-context.ts';
import styles from './trigger.module.css';

/** What {@link Trigger} takes. */
export interface TriggerProps extends AriaAttributes {
  readonly id: string;
  /** What is chosen, in words; empty shows the placeholder. */
  readonly text: string;
  readonly placeholder: string;
  readonly invalid: boolean;
  readonly open: boolean;
  readonly inCell: boolean;
  readonly popup: 'listbox' | 'dialog' | 'tree';
  readonly icon?: IconName;
  readonly onOpen: () => void;
  /** Empties the field; left out where there is nothing to empty. */
  readonly onClear?: (() => void) | undefined;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A field at rest whose value is chosen from something that opens: a native button that looks like a control. */
export const Trigger = ({
  id,
  text,
  placeholder,
  invalid,
  open,
  inCell,
  popup,
  icon = 'chevron-down',
  onOpen,
  onClear,
  onBlur,
  ref,
  ...aria
}: TriggerProps) => {
  const { words } = useForm();
  return (
    <span className={styles['frame']} data-cell={inCell || undefined}>
      <button
        {...aria}
        aria-controls={open ? `${id}-popup` : undefined}
        aria-expanded={open}
        aria-haspopup={popup}
        className={styles['trigger']}
        data-clearable={onClear !== undefined || undefined}
        data-empty={text === '' || undefined}
        data-invalid={invalid || undefined}
        data-open={open || undefined}
        id={id}
        onBlur={onBlur}
        onClick={onOpen}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          onOpen();
        }}
        ref={ref}
        role="combobox"
        type="button"
      >
        <span className={styles['text']}>{text === '' ? placeholder : text}</span>
        {!inCell && <Icon name={icon} />}
      </button>
      {onClear !== undefined && !inCell && (
        <IconButton className={styles['clear']} icon="close" label={words.fields.clear} onClick={onClear} />
      )}
    </span>
  );
};
