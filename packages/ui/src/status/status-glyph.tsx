import type { ReactNode } from 'react';
import type { FormStatus } from './form-status.ts';
import styles from './status.module.css';

const drawings: Record<FormStatus, ReactNode> = {
  none: <rect className={styles['dashes']} height="11" width="11" x="1" y="1" />,
  draft: (
    <>
      <rect className={styles['stroke']} height="11.6" width="11.6" x=".7" y=".7" />
      <path className={styles['solid']} d="M1 6.5h11V12H1z" />
    </>
  ),
  submitted: <rect className={styles['solid']} height="13" width="13" />,
  review: (
    <>
      <rect className={styles['stroke']} height="11.6" width="11.6" x=".7" y=".7" />
      <rect className={styles['solid']} height="6" width="6" x="3.5" y="3.5" />
    </>
  ),
  approved: (
    <>
      <rect className={styles['solid']} height="13" width="13" />
      <path className={styles['mark']} d="M3 6.8l2.5 2.5L10.2 4" strokeWidth="1.7" />
    </>
  ),
  returned: (
    <>
      <rect className={styles['solid']} height="13" width="13" />
      <path
        className={styles['mark']}
        d="M5.6 3.2 3.2 5.5l2.4 2.3M3.4 5.5h4.2a2.2 2.2 0 0 1 0 4.4H5.5"
        strokeWidth="1.4"
      />
    </>
  ),
  closed: (
    <>
      <rect className={styles['off']} height="13" width="13" />
      <path className={styles['bar']} d="M3 6.5h7" strokeWidth="1.8" />
    </>
  ),
};

/** The 13 px sign of a status, without its word; decoration only. */
export const StatusGlyph = ({ status }: { readonly status: FormStatus }) => (
  <svg
    aria-hidden="true"
    className={styles['glyph']}
    data-status={status}
    height="13"
    viewBox="0 0 13 13"
    width="13"
  >
    {drawings[status]}
  </svg>
);
