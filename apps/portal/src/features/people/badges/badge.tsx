import type { PersonBadge } from '@zhantai/contract';
import { Fragment } from 'react';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import { QrCode } from '@zhantai/shell/qr-code.tsx';
import styles from './badge.module.css';
import { fitText, LINE, textEms, textParts, type TextRoom } from './fit-text.ts';
import { shareRoom } from './share-room.ts';

/** A badge as it is printed; one that is not approved yet is marked and has no QR code. */
export const Badge = ({ badge }: { readonly badge: PersonBadge }) => {
  const { config, words } = usePortal();
  const text = words.tables.badges;
  const { name, nameLatin, company, companyEn, booth, position, photo, qr, code } = badge;
  const other = companyEn === company ? '' : companyEn;
  const crowded = !isOneLine(company, COMPANY) || !isOneLine(other, ENGLISH);
  const [upper, lower] = crowded
    ? shareRoom([company, other], [NARROW_COMPANY, NARROW_ENGLISH])
    : [COMPANY, ENGLISH];
  const companies = (
    <div className={styles['company']}>
      <Fitted room={upper} text={company} />
      {other !== '' && <Fitted room={lower} text={other} />}
    </div>
  );
  return (
    <article
      aria-label={name}
      className={styles['badge']}
      data-crowded={crowded || undefined}
      data-preview={badge.preview || undefined}
    >
      <header className={styles['head']} data-pass={badge.categoryCode}>
        <span>{config.title}</span>
        <b>{badge.category}</b>
      </header>
      <div className={styles['who']}>
        {photo === null ? (
          <span className={styles['photo']}>{text.noPhoto}</span>
        ) : (
          <img alt="" className={styles['photo']} src={photo} />
        )}
        <div>
          <Fitted className={styles['name']} room={NAME} text={name} />
          <Fitted className={styles['latin']} room={LATIN} text={nameLatin} />
          <Fitted className={styles['position']} room={POSITION} text={position} />
        </div>
      </div>
      {!crowded && companies}
      <footer className={styles['foot']}>
        <div className={styles['where']}>
          {crowded && companies}
          {booth !== '' && (
            <span className={styles['booth']}>
              <small>{text.booth}</small>
              {booth}
            </span>
          )}
        </div>
        {qr === null ? (
          <span className={styles['later']}>
            <b>{text.preview}</b>
            {text.previewText}
          </span>
        ) : (
          <span className={styles['qr']}>
            <QrCode content={qr} label={text.qr(name)} size={112} />
            <span>{code}</span>
          </span>
        )}
      </footer>
    </article>
  );
};

/** A text in the largest size that fits its room, broken between its parts before it is broken inside one. */
const Fitted = ({
  text,
  room,
  className,
}: {
  readonly text: string;
  readonly room: TextRoom;
  readonly className?: string | undefined;
}) => {
  const size = fitText(text, room);
  return (
    <p
      className={`${styles['fitted'] ?? ''} ${className ?? ''}`}
      style={{ fontSize: size, lineHeight: LINE, maxHeight: room.height }}
    >
      {textParts(text).map((part, at) => (
        // Parts have no name but their place.
        // eslint-disable-next-line react/no-array-index-key
        <Fragment key={at}>
          {textEms(part) * size <= room.width ? <span>{part}</span> : part}
          <wbr />
        </Fragment>
      ))}
    </p>
  );
};

const isOneLine = (text: string, { width, sizes: [size = 0] }: TextRoom): boolean =>
  textEms(text) * size <= width;

// Rooms of a badge of 321 × 454: whatever is written there, the code at its foot keeps its place.
const NAME: TextRoom = { width: 153, height: 112, sizes: [32, 26, 22, 18, 16, 14, 12] };
const LATIN: TextRoom = { width: 153, height: 45, sizes: [14, 12, 11] };
const POSITION: TextRoom = { width: 153, height: 33, sizes: [13, 12, 11, 10] };
const COMPANY: TextRoom = { width: 287, height: 22, sizes: [15] };
const ENGLISH: TextRoom = { width: 287, height: 18, sizes: [12] };
const NARROW_COMPANY: TextRoom = { width: 128, height: 63, sizes: [15, 13, 12, 11, 10, 9] };
const NARROW_ENGLISH: TextRoom = { width: 128, height: 60, sizes: [12, 11, 10, 9, 8] };
