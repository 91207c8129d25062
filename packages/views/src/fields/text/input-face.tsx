import type { ReactNode } from 'react';
import { countCharacters } from '../count-characters.ts';
import { controlProps } from '../control-props.ts';
import type { FaceProps } from '../../context/face.ts';
import { textBox } from '../text-box.tsx';
import { inputMode } from './input-mode.ts';

/** A line of text: a native input on both devices. */
export const InputFace = (props: FaceProps<'input'>) => {
  const { node, state, inCell } = props;
  const { item } = node;
  const after: ReactNode =
    item.unit !== ''
      ? item.unit
      : item.showWordLimit && item.maxLength !== null
        ? `${countCharacters(state.value)} / ${item.maxLength}`
        : undefined;
  return textBox({
    ...controlProps(props),
    invalid: state.problem !== null,
    inCell,
    after,
    inputMode: inputMode(item),
    placeholder: item.placeholder,
    value: state.value,
    onChange: (event) => node.set(event.currentTarget.value),
    onBlur: () => node.leave(),
  });
};
