import { useLayoutEffect, useRef, useState } from 'react';
import { useForm } from '../../form/form-context.ts';
import type { FaceProps } from '../face.ts';
import { fillWithHtml } from './fill-with-html.ts';
import styles from './html-face.module.css';

/** The organiser's own text, cleaned before it is shown: markup is data, never code. */
export const HtmlFace = ({ node }: FaceProps<'html'>) => {
  const { words } = useForm();
  const { html } = node.item;
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
      {state !== 'there' && (
        <p className={styles['loading']}>
          {state === 'coming' ? words.fields.html.loading : words.fields.notOpened}
        </p>
      )}
      <div className={styles['html']} ref={box} />
    </>
  );
};
