import { classNames } from '@zhantai/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { fillWithHtml } from './fill-with-html.ts';
import styles from './html-face.module.css';

/** What {@link SafeHtml} takes. */
export interface SafeHtmlProps {
  readonly html: string;
  /** While what cleans it is loaded. */
  readonly loading: string;
  /** Where it could not be loaded. */
  readonly failed: string;
  readonly className?: string | undefined;
}

/** An organiser's own text, cleaned before it is shown: markup is data, never code. */
export const SafeHtml = ({ html, loading, failed, className }: SafeHtmlProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'there' | 'coming' | 'failed'>('coming');
  useLayoutEffect(() => {
    const place = box.current;
    if (place === null) return undefined;
    let current = true;
    // Cleaned aside, so that an older text that comes late does not take the place of a newer one.
    const aside = document.createElement('div');
    fillWithHtml(aside, html).then(
      () => {
        if (!current) return;
        place.replaceChildren(...aside.childNodes);
        setState('there');
      },
      () => {
        if (current) setState('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [html]);
  return (
    <>
      {state !== 'there' && <p className={styles['loading']}>{state === 'coming' ? loading : failed}</p>}
      <div className={classNames(styles['html'], className)} ref={box} />
    </>
  );
};
