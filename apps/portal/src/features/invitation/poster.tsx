import type { CSSProperties, ReactNode, Ref } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { QrCode } from '@zhantai/shell/qr-code.tsx';
import { fairDates } from './fair-dates.ts';
import type { PosterContent } from './poster-content.ts';
import { PosterPlan } from './poster-plan.tsx';
import styles from './poster.module.css';
import { signWidth } from './sign-width.ts';

export interface PosterProps {
  readonly content: PosterContent;
  /** Stand below the ticket's line and are no part of a picture of the poster. */
  readonly actions?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
  /** The title is the heading of the page. */
  readonly heading?: boolean;
}

/** An invitation as a sign over the aisle: hall, booth, the way, and a ticket to tear off (design: k-invitation). */
export const Poster = ({ content, actions, ref, heading = false }: PosterProps) => {
  const text = usePortal().words.guests.invitation;
  const { fair, logoStyle, hall, booth, plan, by, title, line, start, end, venue, code, link } = content;
  const Title = heading ? 'h1' : 'p';
  return (
    <div className={styles['poster']} data-style={logoStyle} ref={ref}>
      <div className={styles['top']}>
        <svg aria-hidden="true" viewBox="0 0 26 20" width={26}>
          <path
            d="M0 0h7v7H0ZM9 0h7v7H9ZM0 9h7v11H0ZM9 9h7v4H9ZM19 0h7v11h-7ZM19 13h7v7h-7Z"
            fill="currentColor"
          />
          <path className={styles['spark']} d="M9 15h7v5H9Z" />
        </svg>
        {fair}
        <span>{text.mark}</span>
      </div>
      <div className={styles['big']}>
        <p>{hall === '' ? text.welcome : text.come(hall)}</p>
        {booth !== '' && <b style={sized(booth)}>{booth}</b>}
      </div>
      {plan && <PosterPlan />}
      <div className={styles['who']}>
        <Title className={styles['title']}>
          {by}
          <br />
          {title}
        </Title>
        {line !== '' && <p>{line}</p>}
      </div>
      <div className={styles['ticket']}>
        <div className={styles['stub']}>
          <QrCode content={link} label={text.qr} size={100} />
          <div className={styles['facts']}>
            <b>{fairDates(start, end)}</b>
            <p>{venue}</p>
            <p>{text.scan}</p>
            <p>{text.code(code)}</p>
          </div>
        </div>
        {actions !== undefined && (
          <div className={styles['actions']} data-picture="hide">
            {actions}
          </div>
        )}
      </div>
    </div>
  );
};

/** Height of the figures of a sign over the aisle, pixels. */
const MAX_FIGURE_PX = 196;

/** As tall as the width allows, whichever face of the list of sign faces this device has. */
function sized(booth: string): CSSProperties {
  return { fontSize: `min(${MAX_FIGURE_PX}px, ${(100 / signWidth(booth)).toFixed(1)}cqw)` };
}
