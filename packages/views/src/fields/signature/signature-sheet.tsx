import { Button } from '@zhantai/ui';
import { Sheet } from '@zhantai/ui/overlays/sheet.tsx';
import { SignaturePad } from '@zhantai/ui/signature-pad/signature-pad.tsx';
import { useForm } from '../../context/form-context.ts';
import type { SignaturePopupProps } from './popup.ts';
import styles from './signature-field.module.css';
import { usePad } from './use-pad.ts';

/** Height of the phone's pad in pixels (seed.md §9). */
const HEIGHT_PX = 600;

/** The pad on a phone: the whole height, with 重签 and 确定. */
export const Popup = (props: SignaturePopupProps) => {
  const { words } = useForm();
  const { pad, busy, begun, setBegun, clear, close, confirm } = usePad(props);
  return (
    <Sheet
      confirmDisabled={busy}
      dismissable={false}
      full
      onCancel={close}
      onConfirm={confirm}
      padded
      title={words.fields.signature.title}
    >
      <div className={styles['sheet']}>
        <SignaturePad begun={begun} height={HEIGHT_PX} label={props.label} onChange={setBegun} ref={pad} />
        <Button onClick={clear} wide>
          {words.fields.signature.again}
        </Button>
      </div>
    </Sheet>
  );
};
