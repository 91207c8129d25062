import { isColor } from '@zhantai/engine';
import { useForm } from '../../context/form-context.ts';
import { controlProps } from '../control-props.ts';
import type { FaceProps } from '../../context/face.ts';
import { textBox } from '../text-box.tsx';
import styles from './color-face.module.css';

/** What is typed looks like this. */
const EXAMPLE = '#0a5a66';
/** Where the picker of the device begins while there is no colour. */
const FIRST = '#ffffff';

/** A colour: typed, or taken from the picker of the device. */
export const ColorFace = (props: FaceProps<'color'>) => {
  const { words } = useForm();
  const { node, state, inCell } = props;
  const there = isColor(state.value);
  const swatch = (
    <input
      aria-label={words.fields.color.pick}
      className={styles['swatch']}
      data-empty={!there || undefined}
      onBlur={() => node.leave()}
      onChange={(event) => node.set(event.currentTarget.value)}
      type="color"
      value={there ? state.value : FIRST}
    />
  );
  const box = textBox({
    ...controlProps(props),
    invalid: state.problem !== null,
    inCell,
    after: inCell ? undefined : swatch,
    placeholder: inCell ? '' : node.item.placeholder || EXAMPLE,
    spellCheck: false,
    value: state.value,
    onChange: (event) => node.set(event.currentTarget.value),
    onBlur: () => node.leave(),
  });
  return inCell ? (
    <div className={styles['inCell']}>
      {box}
      {swatch}
    </div>
  ) : (
    box
  );
};
