import type { SignaturePadHandle } from '@zhantai/ui/signature-pad/signature-pad.tsx';
import { useRef, useState } from 'react';
import { useForm } from '../../form/form-context.ts';
import type { SignaturePopupProps } from './popup.ts';

/** Drawing, clearing and confirming a signature; an empty pad is told and stays open (seed.md §5). */
export function usePad({ onSign, onClose }: SignaturePopupProps) {
  const { services, words } = useForm();
  const pad = useRef<SignaturePadHandle>(null);
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    const image = pad.current === null || pad.current.isEmpty() ? null : await pad.current.toBlob();
    if (image === null) {
      services.notify(words.fields.signature.emptyToast, 'failed');
      return;
    }
    setBusy(true);
    const stored = await onSign(image);
    setBusy(false);
    if (stored) onClose();
  };
  return {
    pad,
    busy,
    clear: (): void => pad.current?.clear(),
    confirm: (): void => {
      if (!busy) void confirm();
    },
  };
}
