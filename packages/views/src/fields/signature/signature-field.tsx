import { Button, IconButton } from '@zhantai/ui';
import { useState } from 'react';
import { useForm } from '../../context/form-context.ts';
import type { LoadPopup } from '../date/popup.ts';
import type { FaceProps } from '../../context/face.ts';
import { useLoaded } from '../overlay/use-loaded.ts';
import { useKept } from '../use-kept.ts';
import type { SignaturePopupProps } from './popup.ts';
import styles from './signature-field.module.css';

/** What {@link SignatureField} takes. */
export interface SignatureFieldProps {
  readonly face: FaceProps<'signature'>;
  readonly load: LoadPopup<SignaturePopupProps>;
  /** On a phone a cross in the box clears it; on a desktop words beside it do. */
  readonly cross: boolean;
}

const openFields = new WeakMap<object, boolean>();

/** The image of a signature, or what opens the pad; a filled one must be cleared before it is signed again. */
export const SignatureField = ({ face, load, cross }: SignatureFieldProps) => {
  const { services, words } = useForm();
  const { node, state, id, labelId, describedBy } = face;
  const [open, setOpen] = useKept(openFields, node, false);
  const [broken, setBroken] = useState('');
  const { signature } = words.fields;
  const close = (): void => {
    setOpen(false);
    node.leave();
  };
  const part = useLoaded(load, open, close);
  const sign = async (image: Blob): Promise<boolean> => {
    try {
      node.set(await services.uploadSignature(image));
      return true;
    } catch {
      return false;
    }
  };
  const clear = (): void => node.set('');
  const filled = state.value !== '';
  const source = services.imageOf?.(state.value) ?? state.value;
  return (
    <div
      aria-describedby={describedBy}
      aria-labelledby={labelId}
      className={styles['field']}
      id={id}
      role="group"
    >
      {filled ? (
        <div className={styles['box']}>
          {broken === state.value ? (
            <span className={styles['broken']}>{signature.loadFailed}</span>
          ) : (
            <img
              alt={signature.image(node.item.label)}
              className={styles['image']}
              onError={() => setBroken(state.value)}
              src={source}
            />
          )}
          {cross && !state.locked && (
            <IconButton
              className={styles['cross']}
              icon="close"
              label={signature.clearFilled}
              onClick={clear}
            />
          )}
        </div>
      ) : state.locked ? (
        <p className={styles['none']}>{words.fields.empty}</p>
      ) : (
        <button
          className={styles['empty']}
          data-invalid={state.problem !== null || undefined}
          onClick={() => setOpen(true)}
          type="button"
        >
          {signature.sign}
        </button>
      )}
      {filled && !cross && !state.locked && (
        <Button onClick={clear} variant="link">
          {signature.redo}
        </Button>
      )}
      {open && part !== null && (
        <part.Popup label={node.item.label} owner={node} onClose={close} onSign={sign} />
      )}
    </div>
  );
};
