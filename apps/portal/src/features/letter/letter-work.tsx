import type { Article, Form } from '@zhantai/contract';
import type { Session } from '@zhantai/engine';
import { Icon } from '@zhantai/ui';
import type { FormServices } from '@zhantai/views';
import { useEffect, useRef } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { LetterText } from './letter-text.tsx';
import styles from './letter.module.css';
import { useSignature } from './use-signature.ts';

export interface LetterWorkProps {
  readonly article: Article;
  readonly form: Form;
  readonly session: Session;
  readonly services: FormServices;
  readonly day: string;
  readonly read: boolean;
  /** Its end came into sight. */
  readonly onRead: () => void;
}

/** The letter on its sheet beside the form; tells when it was read to the end. */
export const LetterWork = ({ article, form, session, services, day, read, onRead }: LetterWorkProps) => {
  const { config, words } = usePortal();
  const text = words.formLater.letter;
  const signature = useSignature(session, services);
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const place = end.current;
    if (place === null || read) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) onRead();
    });
    watch.observe(place);
    return () => {
      watch.disconnect();
    };
  }, [read, onRead]);
  return (
    <section aria-label={text.label} className={styles['desktop']}>
      <div className={styles['sheet']}>
        <p className={styles['head']}>
          <span>{config.title}</span>
          <output className={styles['state']}>
            {read && (
              <>
                <Icon name="check" size={16} />
                {text.read}
              </>
            )}
          </output>
        </p>
        <LetterText article={article} day={day} form={form} signature={signature} />
        <p className={styles['end']} id="letter-end" ref={end} tabIndex={-1} />
      </div>
    </section>
  );
};
