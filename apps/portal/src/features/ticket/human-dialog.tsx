import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { CaptchaField } from '@zhantai/ui/captcha-field/captcha-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { focusInput } from '../sign-in/sign-in-gaps.ts';
import { useCaptcha } from '@zhantai/shell/captcha/use-captcha.ts';
import type { HumanGate } from './human-gate.ts';

/** Asks for the characters of a picture before something is written without an account. */
export const HumanDialog = ({ gate, wrong }: { readonly gate: HumanGate; readonly wrong: boolean }) => {
  const { client, words } = usePortal();
  const text = words.guests.human;
  const image = useCaptcha(client, true);
  const [code, setCode] = useState('');
  const [gap, setGap] = useState<string | undefined>(wrong ? text.wrong : undefined);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    focusInput(form.current, 'captcha');
  }, []);
  const go = () => {
    if (code.trim() === '') {
      setGap(words.signIn.captchaMissing);
      focusInput(form.current, 'captcha');
      return;
    }
    void image
      .send(code, (proof) => {
        gate.answer(proof);
        return Promise.resolve();
      })
      .catch(() => {
        setGap(text.stopped);
      });
  };
  return (
    <Dialog
      busy={image.share !== null}
      confirmLabel={text.go}
      onClose={() => {
        gate.answer(null);
      }}
      onConfirm={go}
      title={text.title}
      width="confirm"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
        ref={form}
      >
        <p>{text.text}</p>
        <CaptchaField gap={gap} onChange={setCode} state={image} value={code} words={words.signIn} />
      </form>
    </Dialog>
  );
};
