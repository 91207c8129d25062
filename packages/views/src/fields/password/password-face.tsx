import { IconButton } from '@zhantai/ui';
import { useState } from 'react';
import { useForm } from '../../context/form-context.ts';
import { controlProps } from '../control-props.ts';
import type { FaceProps } from '../../context/face.ts';
import { textBox } from '../text-box.tsx';
import styles from './password-face.module.css';
import { passwordStrength } from './password-strength.ts';

/** A password that can be looked at, with its strength. */
export const PasswordFace = (props: FaceProps<'password'>) => {
  const { words } = useForm();
  const { node, state } = props;
  const [shown, setShown] = useState(false);
  const strength = passwordStrength(state.value);
  const { password } = words.fields;
  return (
    <>
      {textBox({
        ...controlProps(props),
        invalid: state.problem !== null,
        inCell: false,
        type: shown ? 'text' : 'password',
        autoComplete: 'new-password',
        placeholder: node.item.placeholder,
        value: state.value,
        onChange: (event) => node.set(event.currentTarget.value),
        onBlur: () => node.leave(),
        after: (
          <IconButton
            aria-pressed={shown}
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? password.hide : password.show}
            onClick={() => setShown(!shown)}
          />
        ),
      })}
      {state.value !== '' && (
        <p className={styles['strength']} data-level={strength} role="status">
          <span aria-hidden="true" className={styles['bars']}>
            <i />
            <i />
            <i />
          </span>
          {`${password.strength} ${password.levels[strength] ?? ''}`}
        </p>
      )}
    </>
  );
};
