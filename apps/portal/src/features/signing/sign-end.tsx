import type { SigningState } from '@zhantai/contract';
import { ButtonLink, Icon } from '@zhantai/ui';
import { useEffect, useRef } from 'react';
import { GuestFrame } from '../../shell/page/guest-frame.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './signing.module.css';

/** What became of a signature, on the phone that was asked for it. */
export const SignEnd = ({ state }: { readonly state: SigningState }) => {
  const { session, words } = usePortal();
  const text = words.signing.phone;
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  const [title, lead] =
    state === 'signed'
      ? [text.done, text.doneText]
      : state === 'declined'
        ? [text.declined, text.declinedText]
        : state === 'cancelled'
          ? [text.cancelled, text.cancelledText]
          : [text.expired, text.expiredText];
  return (
    <GuestFrame title={title}>
      <p className={styles['end']} ref={place} tabIndex={-1}>
        {state === 'signed' && <Icon name="check" size={20} />}
        {lead}
      </p>
      {session.read() !== null && <ButtonLink href="#/">{text.home}</ButtonLink>}
    </GuestFrame>
  );
};
