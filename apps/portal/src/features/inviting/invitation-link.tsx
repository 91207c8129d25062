import type { Invite } from '@zhantai/contract';
import { Button, ButtonLink, SectionHead, TextInput, toast } from '@zhantai/ui';
import { copyText, shareLink } from '../invitation/share-link.ts';
import { usePicture } from '../invitation/use-picture.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { QrCode } from '@zhantai/shell/qr-code.tsx';
import styles from './inviting.module.css';

/** The link that an exhibitor hands out: to copy, to share, to scan. */
export const InvitationLink = ({ invite }: { readonly invite: Invite }) => {
  const { config, words } = usePortal();
  const text = words.guests.inviting;
  const { ref, busy, save } = usePicture();
  const { link, code } = invite;
  const confirmCopy = (copied: boolean) => {
    toast(copied ? text.copied : text.copyFailed, copied ? 'done' : 'failed');
  };
  return (
    <section>
      <SectionHead rule="below" title={text.link} />
      <p className={styles['text']}>{text.linkText}</p>
      <div className={styles['link']}>
        <div>
          <TextInput
            aria-label={text.link}
            large
            onFocus={(event) => {
              event.currentTarget.select();
            }}
            readOnly
            value={link}
          />
          <div className={styles['actions']}>
            <Button
              icon="copy"
              onClick={() => {
                void copyText(link).then(confirmCopy);
              }}
              variant="primary"
            >
              {text.copy}
            </Button>
            <Button
              icon="link"
              onClick={() => {
                void shareLink(config.title, link).then((shared) => {
                  if (shared === 'copied' || shared === 'failed') confirmCopy(shared === 'copied');
                });
              }}
            >
              {text.share}
            </Button>
            <Button
              busy={busy}
              icon="download"
              onClick={() => {
                save(`${text.qrName}_${code}`);
              }}
            >
              {text.saveQr}
            </Button>
            <ButtonLink
              href={`#/invitationHome?code=${encodeURIComponent(code)}`}
              rel="noreferrer"
              target="_blank"
              variant="link"
            >
              {text.preview}
            </ButtonLink>
          </div>
        </div>
        <div className={styles['qr']} ref={ref}>
          <QrCode content={link} label={text.qr} size={128} />
        </div>
      </div>
    </section>
  );
};
