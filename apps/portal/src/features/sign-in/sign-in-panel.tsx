import type { SmsTemplate } from '@zhantai/contract';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { Button, Skeleton } from '@zhantai/ui';
import { Suspense, lazy, useState } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { PasswordForm } from './password-form.tsx';
import styles from './sign-in-form.module.css';

const TextCodeForm = lazy(async () => ({
  default: (await withRetry(() => import('./text-code-form.tsx'))).TextCodeForm,
}));

/** How somebody signs in: by password, by text message, or by text message to set a new password. */
export type SignInWay = 'password' | 'text' | 'forgotten';

export interface SignInPanelProps {
  readonly phone?: string;
  /** The way that stands open first. */
  readonly first: SignInWay;
  /** Codes asked for here may make an account of the media (wire.md §2). */
  readonly media?: boolean;
  /** A forgotten password can be replaced here. */
  readonly forgets?: boolean;
  readonly onDone: (way: SignInWay) => void;
}

/** The sign-in form and the links to its other ways. */
export const SignInPanel = ({
  phone: known = '',
  first,
  media = false,
  forgets = true,
  onDone,
}: SignInPanelProps) => {
  const text = usePortal().words.account.ways;
  const { config } = usePortal();
  const [way, setWay] = useState(first);
  const [phone, setPhone] = useState(known);
  const [helped, setHelped] = useState(false);
  const form = {
    phone,
    onPhone: setPhone,
    onDone: () => {
      onDone(way);
    },
  };
  const turn = (next: SignInWay) => () => {
    setWay(next);
    setHelped(false);
  };
  return (
    <>
      {way === 'forgotten' && <p className={styles['lead']}>{text.forgottenLead}</p>}
      {way === 'text' && media && <p className={styles['lead']}>{text.mediaLead}</p>}
      {way === 'password' ? (
        <PasswordForm {...form} />
      ) : (
        <Suspense fallback={<Skeleton rowHeight={44} rows={4} />}>
          {/* A code is good for one purpose: another way begins anew. */}
          <TextCodeForm {...form} key={way} purpose={purposeOf(way, media)} />
        </Suspense>
      )}
      <div className={styles['ways']}>
        {way === 'password' ? (
          <>
            <Button onClick={turn('text')} variant="text">
              {text.byText}
            </Button>
            {forgets && (
              <Button onClick={turn('forgotten')} variant="text">
                {text.forgotten}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button onClick={turn('password')} variant="text">
              {text.byPassword}
            </Button>
            <Button
              aria-expanded={helped}
              onClick={() => {
                setHelped(!helped);
              }}
              variant="text"
            >
              {text.noCode}
            </Button>
          </>
        )}
      </div>
      {helped && (
        <output className={styles['lead']}>
          {text.noCodeText(config.contact.phone, config.contact.hours)}
        </output>
      )}
    </>
  );
};

function purposeOf(way: SignInWay, media: boolean): SmsTemplate {
  if (way === 'forgotten') return 'setPwd';
  return media ? 'mediaRegister' : 'login';
}
