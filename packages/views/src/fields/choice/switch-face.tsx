import { switchPositions } from '@zhantai/engine';
import { Switch } from '@zhantai/ui';
import { useForm } from '../../context/form-context.ts';
import { controlProps } from '../control-props.ts';
import type { FaceProps } from '../../context/face.ts';

/** Off and on, saying what the present position means. */
export const SwitchFace = (props: FaceProps<'switch'>) => {
  const { words } = useForm();
  const { node, state, inCell } = props;
  const { off, on } = switchPositions(node.item);
  const isOn = state.value === on.value;
  return (
    <Switch
      {...controlProps(props)}
      aria-labelledby={props.labelId}
      checked={isOn}
      onBlur={() => node.leave()}
      onChange={(event) => node.set(event.currentTarget.checked ? on.value : off.value)}
    >
      {inCell
        ? undefined
        : isOn
          ? (on.label ?? words.fields.switch.on)
          : (off.label ?? words.fields.switch.off)}
    </Switch>
  );
};
