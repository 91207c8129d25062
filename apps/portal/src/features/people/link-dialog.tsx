import { Button, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { lazy, Suspense, useMemo } from 'react';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import styles from './people.module.css';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const QrCode = lazy(async () => ({
  default: (await withRetry(() => import('@zhantai/shell/qr-code.tsx'))).QrCode,
}));

/** Type code of the form that invites an exhibitor's own people (wire.md §4, invite). */
const OWN_PEOPLE = '7';

/** The link by which people register themselves for this exhibitor, as text and as QR. */
export const LinkDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { client, words } = usePortal();
  const text = words.people.link;
  const invite = useMemo(
    () => createResource(() => client.call('invite', { query: { siecType: OWN_PEOPLE } })),
    [client],
  );
  const state = useResource(invite);
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      toast(text.copied, 'done');
    } catch {
      // No right to the clipboard, or none there.
      toast(text.copyFailed, 'failed');
    }
  };
  return (
    <Dialog
      footer={<Button onClick={onClose}>{text.close}</Button>}
      onClose={onClose}
      title={text.title}
      width="signature"
    >
      <p className={styles['lead']}>{text.text}</p>
      <PageState
        onRetry={() => {
          void invite.load();
        }}
        skeleton={{ rows: 3, rowHeight: 48 }}
        state={state}
      >
        {({ link, opened, registered }) => (
          <div className={styles['link']}>
            <div className={styles['code']}>
              <Suspense fallback={null}>
                <QrCode content={link} label={text.qr} size={168} />
              </Suspense>
            </div>
            <div className={styles['address']}>
              <p aria-label={text.address} className={styles['url']}>
                {link}
              </p>
              <Button
                icon="copy"
                onClick={() => {
                  void copy(link);
                }}
              >
                {text.copy}
              </Button>
              <p className={styles['counts']}>{text.counts(opened, registered)}</p>
            </div>
          </div>
        )}
      </PageState>
    </Dialog>
  );
};
