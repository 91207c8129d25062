import type { Invite } from '@zhantai/contract';
import { Button, Radio, SectionHead } from '@zhantai/ui';
import { useState } from 'react';
import { posterStyle, posterStyles } from '../invitation/poster-content.ts';
import { Poster } from '../invitation/poster.tsx';
import { usePicture } from '../invitation/use-picture.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import styles from './inviting.module.css';

export interface OwnPosterProps {
  readonly invite: Invite;
  /** Shown smaller beside the rest; the picture has its full size. */
  readonly small: boolean;
}

/** The exhibitor's poster in the style it chose or in another one, to be printed, sent or shared as a picture. */
export const OwnPoster = ({ invite, small }: OwnPosterProps) => {
  const { config, exhibitor, language, words } = usePortal();
  const text = words.guests.inviting;
  const { by, we } = words.guests.invitation;
  const { ref, busy, save, share } = usePicture();
  const { poster, posterTitle } = invite;
  const [style, setStyle] = useState(() => posterStyle(poster.style));
  const own = useResource(exhibitor);
  if (own.status !== 'ready') return null;
  const { name, nameEn, booths } = own.data;
  const booth = booths[0];
  return (
    <section className={styles['poster']}>
      <SectionHead rule="below" title={text.poster} />
      <div aria-label={text.style} className={styles['styles']} role="radiogroup">
        {posterStyles.map((one) => (
          <Radio
            checked={one === style}
            key={one}
            name="poster-style"
            onChange={() => {
              setStyle(one);
            }}
            value={one}
          >
            {text.styles[one]}
          </Radio>
        ))}
      </div>
      <div className={small ? styles['reduced'] : styles['whole']}>
        <Poster
          content={{
            fair: config.title,
            logoStyle: style,
            hall: booth === undefined ? '' : words.frame.hall(booth.hall),
            booth: booth?.number ?? '',
            plan: poster.showMap,
            by: poster.host === '' ? we : by(poster.host),
            title: posterTitle === name && language === 'en' && nameEn !== '' ? nameEn : posterTitle,
            line: poster.subtitle,
            start: config.dates.start,
            end: config.dates.end,
            venue: config.venue,
            code: invite.code,
            link: invite.link,
          }}
          ref={ref}
        />
      </div>
      <div className={styles['actions']}>
        <Button
          busy={busy}
          icon="download"
          onClick={() => {
            save(`${text.fileName}_${name}`);
          }}
        >
          {text.savePoster}
        </Button>
        <Button
          disabled={busy}
          icon="link"
          onClick={() => {
            share(`${text.fileName}_${name}`, `${config.title} ${name}`, invite.link);
          }}
        >
          {text.share}
        </Button>
      </div>
    </section>
  );
};
