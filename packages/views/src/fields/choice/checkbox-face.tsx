import type { FaceProps } from '../../context/face.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { toggleChoice, withOther } from './choices-of.ts';

const checkbox = (props: FaceProps<'checkbox'>, boxed: boolean) => {
  const { node, state } = props;
  return (
    <ChoiceGroup
      boxed={boxed}
      choices={state.value}
      describedBy={props.describedBy}
      id={props.id}
      invalid={state.problem !== null}
      labelId={props.labelId}
      multiple
      node={node}
      onOther={(option, other) => node.set(withOther(state.value, option.value, other))}
      onToggle={(option, options) => node.set(toggleChoice(state.value, option.value, options))}
    />
  );
};

/** Any of some options: marks in a line. */
export const CheckboxDesktop = (props: FaceProps<'checkbox'>) => checkbox(props, false);

/** Any of some options: boxes to tap. */
export const CheckboxMobile = (props: FaceProps<'checkbox'>) => checkbox(props, true);
