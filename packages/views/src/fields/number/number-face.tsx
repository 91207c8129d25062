import { useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { controlProps } from '../control-props.ts';
import type { FaceProps } from '../face.ts';
import { textBox } from '../text-box.tsx';
import { numberText } from './number-text.ts';
import { stepNumber } from './step-number.ts';
import { numberOfDigits, typedDigits } from './typed-number.ts';

/** A number as text: what is typed stays as typed until the field is left; arrow keys step. */
export const NumberFace = (props: FaceProps<'number'>) => {
  const { node, state, inCell } = props;
  const { item } = node;
  const [typed, setTyped] = useState<string | null>(null);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    if ('isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true) {
      setTyped(text);
      return;
    }
    take(text);
  };
  const take = (text: string) => {
    const digits = typedDigits(text);
    if (digits === null) {
      // A letter typed into a number is not taken; what an input method left behind goes too.
      setTyped((before) => (before === null || typedDigits(before) === null ? null : before));
      return;
    }
    setTyped(digits);
    node.set(numberOfDigits(digits));
  };
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setTyped(null);
    node.set(stepNumber(state.value, item, event.key === 'ArrowUp' ? 1 : -1));
  };
  return textBox({
    ...controlProps(props),
    invalid: state.problem !== null,
    inCell,
    after: item.unit === '' || inCell ? undefined : item.unit,
    inputMode: item.precision === 0 ? 'numeric' : 'decimal',
    autoComplete: 'off',
    placeholder: item.placeholder,
    value: typed ?? numberText(state.value, item.precision),
    onChange: change,
    onCompositionEnd: (event) => take(event.currentTarget.value),
    onKeyDown: step,
    onBlur: () => {
      setTyped(null);
      node.leave();
    },
  });
};
