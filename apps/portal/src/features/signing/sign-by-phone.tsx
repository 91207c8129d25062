import type { FieldNode } from '@zhantai/engine';
import { Button, Icon, toast } from '@zhantai/ui';
import { lazy, Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import type { SigningCalls } from './signing-calls.ts';
import styles from './signing.module.css';

const PhoneDialog = lazy(async () => ({
  default: (await withRetry(() => import('./phone-dialog.tsx'))).PhoneDialog,
}));

export interface SignByPhoneProps {
  readonly node: FieldNode;
  readonly signing: SigningCalls;
}

/** Under a signature that is still empty on a desktop: the way to sign it on a phone (pages.md). */
export const SignByPhone = ({ node, signing }: SignByPhoneProps) => {
  const { words } = usePortal();
  const text = words.signing;
  const [open, setOpen] = useState(false);
  const { value, locked } = useSyncExternalStore(
    (listener) => node.subscribe(listener),
    () => node.state(),
  );
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  const signed = useCallback(
    (signature: string) => {
      node.set(signature);
      node.leave();
      setOpen(false);
      toast(text.signed, 'done');
    },
    [node, text],
  );
  if (value !== '' || locked) return null;
  return (
    <p className={styles['ask']}>
      <Icon name="phone" size={16} />
      {text.ask}
      <Button
        onClick={() => {
          setOpen(true);
        }}
        variant="link"
      >
        {text.open}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PhoneDialog label={node.item.label} onClose={close} onSigned={signed} signing={signing} />
        </Suspense>
      )}
    </p>
  );
};
