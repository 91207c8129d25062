import type { OpenSeatAnswer } from '@zhantai/contract';
import { Button, useDevice } from '@zhantai/ui';
import { useEffect, useRef } from 'react';
import { usePicture } from '../invitation/use-picture.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { SeatMap } from './seat-map.tsx';
import styles from './seat.module.css';

export interface SeatCardProps {
  readonly seat: NonNullable<OpenSeatAnswer['seat']>;
  readonly onAgain: () => void;
}

/** A seat: the plan, area, row and number in the figures of the signs, and the way in (design: l-seat). */
export const SeatCard = ({ seat, onAgain }: SeatCardProps) => {
  const { words } = usePortal();
  const size = useDevice() === 'mobile' ? 'phone' : 'normal';
  const text = words.guests.seat;
  const { ref, busy, save } = usePicture();
  const place = useRef<HTMLElement>(null);
  const { name, company, area, row, number, label, door, note, plan } = seat;
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <section aria-label={label} className={styles['found']} ref={place} tabIndex={-1}>
      <div className={styles['card']} ref={ref}>
        <SeatMap
          doorId={plan.doorId}
          doorLabel={door}
          seatId={plan.seatId}
          svg={plan.svg}
          title={plan.title}
        />
        <div className={styles['words']}>
          <div className={styles['numbers']}>
            <p>
              <b>{area}</b>
              {text.area}
            </p>
            <p>
              <b>{row}</b>
              {text.row}
            </p>
            <p>
              <b>{number}</b>
              {text.number}
            </p>
            <p className={styles['whose']}>
              {name}
              <br />
              {company}
            </p>
          </div>
          <dl className={styles['facts']}>
            <div>
              <dt>{text.door}</dt>
              <dd>{door}</dd>
            </div>
            {note !== '' && (
              <div>
                <dt>{text.note}</dt>
                <dd>{note}</dd>
              </div>
            )}
            <div>
              <dt>{text.here}</dt>
              <dd>{label}</dd>
            </div>
          </dl>
        </div>
      </div>
      <div className={styles['actions']}>
        <Button onClick={onAgain} size={size}>
          {text.again}
        </Button>
        <Button
          busy={busy}
          onClick={() => {
            save(`${text.fileName}_${label}`);
          }}
          size={size}
          variant="primary"
        >
          {text.save}
        </Button>
      </div>
    </section>
  );
};
