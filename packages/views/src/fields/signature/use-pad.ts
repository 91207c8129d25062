import type { SignaturePadHandle, SignaturePadProps } from '@zhantai/ui/signature-pad/signature-pad.tsx';
import { useRef, useState } from 'react';
import { useForm } from '../../form/form-context.ts';
import { useKept } from '../use-kept.ts';
import type { SignaturePopupProps } from './popup.ts';

const writings = new WeakMap<object, Required<SignaturePadProps>['begun']>();

/** Drawing, clearing and confirming a signature; an empty pad is told and stays open (seed.md §5). */
export function usePad({ owner, onSign, onClose }: SignaturePopupProps) {
  const { services, words } = useForm();
  const pad = useRef<SignaturePadHandle>(null);
  const [busy, setBusy] = useState(false);
  const [begun, setBegun] = useKept(writings, owner, null);
  const close = (): void => {
    setBegun(null);
    onClose();
  };
  const confirm = async (): Promise<void> => {
    const image = pad.current === null || pad.current.isEmpty() ? null : await pad.current.toBlob();
    if (image === null) {
      services.notify(words.fields.signature.emptyToast, 'failed');
      return;
    }
    setBusy(true);
    const stored = await onSign(image);
    setBusy(false);
    if (stored) close();
  };
  return {
    pad,
    busy,
    begun,
    setBegun,
    close,
    clear: (): void => pad.current?.clear(),
    confirm: (): void => {
      if (!busy) void confirm();
    },
  };
}
