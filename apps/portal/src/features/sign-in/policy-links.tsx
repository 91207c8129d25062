import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './policy-links.module.css';

const policies = ['/privacy', '/terms'] as const;

/** What people agree to by signing in, to be read before. */
export const PolicyLinks = () => {
  const { titles } = usePortal().words;
  return (
    <ul className={styles['links']}>
      {policies.map((path) => (
        <li key={path}>
          <a href={`#${path}`}>{titles[path]}</a>
        </li>
      ))}
    </ul>
  );
};
