import type { ReactNode, RefObject } from 'react';
import { OtherInput } from '../choice/other-input.tsx';
import { withOther } from '../choice/choices-of.ts';
import { controlProps } from '../control-props.ts';
import type { FaceProps } from '../../context/face.ts';
import { Trigger } from '../overlay/trigger.tsx';
import styles from './select-field.module.css';
import type { useSelect } from './use-select.ts';

/** What {@link SelectField} takes. */
export interface SelectFieldProps {
  readonly face: FaceProps<'select'>;
  readonly select: ReturnType<typeof useSelect>;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  /** The open list. */
  readonly children: ReactNode;
}

/** A select at rest: a native button with what is chosen, and the texts of options that ask for one. */
export const SelectField = ({ face, select, triggerRef, children }: SelectFieldProps) => (
  <>
    <Trigger
      {...controlProps(face)}
      inCell={face.inCell}
      invalid={face.state.problem !== null}
      onBlur={() => {
        if (!select.open) face.node.leave();
      }}
      onClear={select.onClear}
      onOpen={select.openList}
      open={select.open}
      placeholder={select.placeholder}
      popup="listbox"
      ref={triggerRef}
      text={select.text}
    />
    {children}
    {select.others.map(({ choice, option }) => (
      <div className={styles['other']} key={choice.value} onBlur={() => face.node.leave()}>
        <OtherInput
          choice={choice}
          invalid={face.state.problem !== null}
          onChange={(other) => select.set(withOther(select.choices, choice.value, other))}
          option={option}
        />
      </div>
    ))}
  </>
);
