import { TextArea } from '@zhantai/ui';
import { useForm } from '../../context/form-context.ts';
import { controlProps } from '../control-props.ts';
import { countCharacters } from '../count-characters.ts';
import type { FaceProps } from '../../context/face.ts';
import styles from './textarea-face.module.css';

/** Several lines that grow with their text between `minRows` and `maxRows`. */
export const TextareaFace = (props: FaceProps<'textarea'>) => {
  const { words } = useForm();
  const { node, state } = props;
  const { item } = node;
  const counts = item.showWordLimit && item.maxLength !== null;
  return (
    <div className={styles['area']} data-counts={counts} data-text={`${state.value}\n`}>
      <TextArea
        {...controlProps(props)}
        invalid={state.problem !== null}
        maxRows={item.maxRows}
        minRows={item.minRows}
        onBlur={() => node.leave()}
        onChange={(event) => node.set(event.currentTarget.value)}
        placeholder={item.placeholder}
        value={state.value}
      />
      {counts && item.maxLength !== null && (
        <span className={styles['count']} data-over={countCharacters(state.value) > item.maxLength}>
          {words.fields.text.count(countCharacters(state.value), item.maxLength)}
        </span>
      )}
    </div>
  );
};
