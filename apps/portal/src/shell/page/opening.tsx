import { Progress, Skeleton } from '@zhantai/ui';
import { useSyncExternalStore } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import styles from './opening.module.css';
import { routerLoading } from './router-loading.ts';

/** While a page's code comes: nothing at first, then grey rows, under a thin line as long as the router's flag stands. */
export const Opening = () => {
  const { words } = usePortal();
  const raised = useSyncExternalStore(routerLoading.subscribe, routerLoading.raised);
  return (
    <main className={styles['main']} id="main" tabIndex={-1}>
      {raised && (
        <div className={styles['line']}>
          <Progress label={words.frame.opening} value={null} />
        </div>
      )}
      <Skeleton rowHeight={72} rows={6} />
    </main>
  );
};
