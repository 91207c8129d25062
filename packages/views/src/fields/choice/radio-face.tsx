import type { FaceProps } from '../../context/face.ts';
import { ChoiceGroup } from './choice-group.tsx';

const radio = (props: FaceProps<'radio'>, boxed: boolean) => {
  const { node, state } = props;
  return (
    <ChoiceGroup
      boxed={boxed}
      choices={state.value === null ? [] : [state.value]}
      describedBy={props.describedBy}
      id={props.id}
      invalid={state.problem !== null}
      labelId={props.labelId}
      multiple={false}
      node={node}
      onClear={node.item.required ? undefined : () => node.set(null)}
      onOther={(option, other) => node.set({ value: option.value, other })}
      onToggle={(option) => node.set({ value: option.value })}
    />
  );
};

/** One of some options: marks in a line. */
export const RadioDesktop = (props: FaceProps<'radio'>) => radio(props, false);

/** One of some options: boxes to tap. */
export const RadioMobile = (props: FaceProps<'radio'>) => radio(props, true);
