import { Button } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { SignaturePad } from '@zhantai/ui/signature-pad/signature-pad.tsx';
import { useForm } from '../../context/form-context.ts';
import type { SignaturePopupProps } from './popup.ts';
import { usePad } from './use-pad.ts';

/** The pad on a desktop, with 清 除, 取 消, 确 定. */
export const Popup = (props: SignaturePopupProps) => {
  const { words } = useForm();
  const { pad, busy, begun, setBegun, clear, close, confirm } = usePad(props);
  return (
    <Dialog
      busy={busy}
      dismissable={false}
      footer={<Button onClick={clear}>{words.fields.signature.clear}</Button>}
      onClose={close}
      onConfirm={confirm}
      title={words.fields.signature.title}
      width="signature"
    >
      <SignaturePad begun={begun} height={240} label={props.label} onChange={setBegun} ref={pad} />
    </Dialog>
  );
};
