import type { Invite } from '@zhantai/contract';
import { Button, SectionHead } from '@zhantai/ui';
import { Poster } from '../invitation/poster.tsx';
import { usePicture } from '../invitation/use-picture.ts';
import { usePortal } from '../portal/portal-context.ts';
import { useResource } from '../resource/use-resource.ts';
import styles from './inviting.module.css';

export interface OwnPosterProps {
  readonly invite: Invite;
  /** Shown smaller beside the rest; the picture has its full size. */
  readonly small: boolean;
}

/** The exhibitor's poster, to be printed or sent as a picture. */
export const OwnPoster = ({ invite, small }: OwnPosterProps) => {
  const { config, exhibitor, words } = usePortal();
  const text = words.guests.inviting;
  const { ref, busy, save } = usePicture();
  const own = useResource(exhibitor);
  if (own.status !== 'ready') return null;
  const { name, booths } = own.data;
  const booth = booths[0];
  return (
    <section className={styles['poster']}>
      <SectionHead rule="below" title={text.poster} />
      <div className={small ? styles['reduced'] : styles['whole']}>
        <Poster
          content={{
            fair: config.title,
            logoStyle: 'a',
            hall: booth === undefined ? '' : words.frame.hall(booth.hall),
            booth: booth?.number ?? '',
            by: words.guests.invitation.we,
            title: name,
            line: invite.posterTitle === name ? '' : invite.posterTitle,
            start: config.dates.start,
            end: config.dates.end,
            venue: config.venue,
            code: invite.code,
            link: invite.link,
          }}
          ref={ref}
        />
      </div>
      <Button
        busy={busy}
        icon="download"
        onClick={() => {
          save(`${text.fileName}_${name}`);
        }}
      >
        {text.savePoster}
      </Button>
    </section>
  );
};
