import styles from './brand-mark.module.css';

export interface BrandMarkProps {
  readonly name: string;
  readonly small?: boolean;
}

/** Seven stands, one of them lit, beside the name of the exhibition; on night ground. */
export const BrandMark = ({ name, small = false }: BrandMarkProps) => (
  <div className={styles['brand']} data-small={small}>
    <svg aria-hidden="true" viewBox="0 0 26 20" width={small ? 22 : 30}>
      <path d="M0 0h7v7H0ZM9 0h7v7H9ZM0 9h7v11H0ZM9 9h7v4H9ZM19 0h7v11h-7ZM19 13h7v7h-7Z" fill="#fff" />
      <path d="M9 15h7v5H9Z" fill="var(--signal)" />
    </svg>
    {name}
  </div>
);
