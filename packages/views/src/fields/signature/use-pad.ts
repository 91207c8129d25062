import type { SignaturePadHandle, SignaturePadProps } from '@zhantai/ui/signature-pad/signature-pad.tsx';
import { useRef, useState } from 'react';
import { useForm } from '../../context/form-context.ts';
import { useKept } from '../use-kept.ts';
import type { SignaturePopupProps } from './popup.ts';

const nothing = (): void => undefined;

const writings = new WeakMap<object, Required<SignaturePadProps>['begun']>();

/** Drawing, clearing and confirming a signature; an empty pad is told and stays open (seed.md §5), until something is written. */
export function usePad({ owner, onSign, onClose }: SignaturePopupProps) {
  const { services, words } = useForm();
  const pad = useRef<SignaturePadHandle>(null);
  const [busy, setBusy] = useState(false);
  const [begun, setBegun] = useKept(writings, owner, null);
  /** Takes back what was last complained of. */
  const complaint = useRef<() => void>(nothing);
  const settle = (): void => {
    complaint.current();
    complaint.current = nothing;
  };
  const complain = (text: string): void => {
    complaint.current = services.notify(text, 'failed');
  };
  const close = (): void => {
    settle();
    setBegun(null);
    onClose();
  };
  const confirm = async (): Promise<void> => {
    const image = pad.current === null || pad.current.isEmpty() ? null : await pad.current.toBlob();
    if (image === null) {
      complain(words.fields.signature.emptyToast);
      return;
    }
    setBusy(true);
    const stored = await onSign(image);
    setBusy(false);
    if (stored) close();
    else complain(words.fields.signature.failed);
  };
  return {
    pad,
    busy,
    begun,
    setBegun: (writing: Required<SignaturePadProps>['begun']): void => {
      if (writing !== null) settle();
      setBegun(writing);
    },
    close,
    clear: (): void => pad.current?.clear(),
    confirm: (): void => {
      if (!busy) void confirm();
    },
  };
}
