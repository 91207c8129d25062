import type { PersonBadge } from '@zhantai/contract';
import { usePortal } from '../portal/portal-context.ts';
import { QrCode } from '../qr/qr-code.tsx';
import styles from './badge.module.css';

/** A badge as it is printed; one that is not approved yet is marked and has no QR code. */
export const Badge = ({ badge }: { readonly badge: PersonBadge }) => {
  const { config, words } = usePortal();
  const text = words.tables.badges;
  const { name, nameLatin, company, companyEn, booth, position, photo, qr, code } = badge;
  return (
    <article aria-label={name} className={styles['badge']} data-preview={badge.preview || undefined}>
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
          <p className={styles['name']} data-long={name.length > LONG || undefined}>
            {name}
          </p>
          <p className={styles['latin']}>{nameLatin}</p>
          <p className={styles['position']}>{position}</p>
        </div>
      </div>
      <div className={styles['company']}>
        <p>{company}</p>
        {companyEn !== company && <p>{companyEn}</p>}
      </div>
      <footer className={styles['foot']}>
        {booth !== '' && (
          <span className={styles['booth']}>
            <small>{text.booth}</small>
            {booth}
          </span>
        )}
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

/** Longer names are set smaller. */
const LONG = 5;
