import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icon/icon.tsx';
import { useKitWords } from '../kit-provider/use-kit-words.ts';
import { toastQueue } from './toast.ts';
import type { ToastNotice } from './toast-queue.ts';
import styles from './toast-region.module.css';

/** Milliseconds a notice stands; a failure stands longer, since it asks for reading. */
const standing = { done: 3000, plain: 3000, failed: 8000 } as const;

const Notice = ({ notice }: { readonly notice: ToastNotice }) => {
  const words = useKitWords();
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => {
      toastQueue.remove(notice.id);
    }, standing[notice.tone]);
    return () => {
      clearTimeout(timer);
    };
  }, [isPaused, notice]);
  return (
    <li
      className={styles['notice']}
      onPointerEnter={() => {
        setPaused(true);
      }}
      onPointerLeave={() => {
        setPaused(false);
      }}
    >
      {notice.tone !== 'plain' && <Icon name={notice.tone === 'done' ? 'check' : 'warning'} size={16} />}
      <span className={styles['text']}>{notice.text}</span>
      <button
        aria-label={words.toast.close}
        className={styles['close']}
        onClick={() => {
          toastQueue.remove(notice.id);
        }}
        type="button"
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  );
};

/** Where notices appear: top-centre on a desktop, bottom-centre on a phone. Stands once in an application. */
export const ToastRegion = () => {
  const words = useKitWords();
  const notices = useSyncExternalStore(toastQueue.watch, toastQueue.list);
  return createPortal(
    <section aria-label={words.toast.label} className={styles['region']} data-react-aria-top-layer="true">
      {/* The list is always there, so that a screen reader watches it before the first notice. */}
      <ul aria-atomic="false" aria-live="polite" aria-relevant="additions" className={styles['list']}>
        {notices.map((notice) => (
          <Notice key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>,
    document.body,
  );
};
