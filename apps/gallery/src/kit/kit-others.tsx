import type { GalleryWords } from '@zhantai/messages/gallery';
import { EmptyState, ErrorBox, Progress, Skeleton, Status, Tabs, formStatuses } from '@zhantai/ui';
import { useState } from 'react';
import styles from './kit-page.module.css';

const tabs = ['first', 'second'] as const;

/** Tabs, states of a sheet, waiting, nothing there, something failed. */
export const KitOthers = ({ words }: { readonly words: GalleryWords }) => {
  const { kit } = words;
  const [selected, setSelected] = useState('first');
  return (
    <div className={styles['stack']}>
      <Tabs
        items={tabs.map((key) => ({ key, label: kit[key] }))}
        label={kit.others}
        onSelect={setSelected}
        selected={selected}
      />
      <div className={styles['parts']}>
        {formStatuses.map((status) => (
          <Status key={status} status={status} />
        ))}
      </div>
      <Progress label={kit.toast} value={0.62} />
      <Skeleton rows={2} />
      <EmptyState code="D2" text={kit.emptyText} title={kit.emptyTitle} />
      <ErrorBox detail={kit.failedText} title={kit.failed} />
    </div>
  );
};
