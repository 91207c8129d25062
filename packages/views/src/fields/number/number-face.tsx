import { withRetry } from '@zhantai/ui/loading/with-retry.ts';
import { lazy, Suspense, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useForm } from '../../context/form-context.ts';
import { controlProps } from '../control-props.ts';
import type { FaceProps } from '../../context/face.ts';
import { textBox } from '../text-box.tsx';
import { useKept } from '../use-kept.ts';
import { numberText } from '@zhantai/engine';
import { numberMode } from './number-mode.ts';
import { stepNumber } from './step-number.ts';

// Few numbers name a step.
const NumberSteps = lazy(async () => ({
  default: (await withRetry(() => import('./number-steps.tsx'))).NumberSteps,
}));

const typedNumbers = new WeakMap<object, string | null>();

/** A number as text: what is typed stays as typed, and what is no number beyond leaving; arrow keys and buttons step. */
export const NumberFace = (props: FaceProps<'number'>) => {
  const { node, state, inCell } = props;
  const { item } = node;
  const { words } = useForm();
  const [typed, setTyped] = useKept<string | null>(typedNumbers, node, null);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    if ('isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true) {
      setTyped(text);
      return;
    }
    take(text);
  };
  const take = (text: string) => {
    setTyped(text);
    node.enter(text);
  };
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    stepTo(stepNumber(state.value, item, event.key === 'ArrowUp' ? 1 : -1));
  };
  const stepTo = (value: number) => {
    setTyped(null);
    node.set(value);
  };
  const after = (): ReactNode => {
    if (inCell) return undefined;
    if (item.step !== null) {
      const press = (value: number) => {
        stepTo(value);
        node.leave();
      };
      return (
        <Suspense fallback={item.unit}>
          <NumberSteps item={item} onStep={press} value={state.value} />
        </Suspense>
      );
    }
    return item.unit === '' ? undefined : words.fields.unit(state.value, item.unit);
  };
  return textBox({
    ...controlProps(props),
    invalid: state.problem !== null,
    inCell,
    after: after(),
    inputMode: numberMode(item),
    autoComplete: 'off',
    placeholder: item.placeholder,
    value: typed ?? state.unreadable ?? numberText(state.value, item.precision),
    onChange: change,
    onCompositionEnd: (event) => take(event.currentTarget.value),
    onKeyDown: step,
    onBlur: () => {
      setTyped(null);
      node.leave();
    },
  });
};
