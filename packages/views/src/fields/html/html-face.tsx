import { useEffect, useState } from 'react';
import { useForm } from '../../form/form-context.ts';
import type { FaceProps } from '../face.ts';
import styles from './html-face.module.css';

/** The organiser's own text, cleaned before it is shown: markup is data, never code. */
export const HtmlFace = ({ node }: FaceProps<'html'>) => {
  const { words } = useForm();
  const { html } = node.item;
  const [clean, setClean] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    void import('./clean-html.ts').then(({ cleanHtml }) => {
      if (current) setClean(cleanHtml(html));
    });
    return () => {
      current = false;
    };
  }, [html]);
  return clean === null ? (
    <p className={styles['loading']}>{words.fields.html.loading}</p>
  ) : (
    // eslint-disable-next-line react/no-danger -- cleaned by DOMPurify just above
    <div className={styles['html']} dangerouslySetInnerHTML={{ __html: clean }} />
  );
};
