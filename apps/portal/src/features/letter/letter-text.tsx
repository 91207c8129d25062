import type { Article, Form } from '@zhantai/contract';
import { SafeHtml } from '@zhantai/views/safe-html';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import styles from './letter.module.css';

export interface LetterTextProps {
  readonly article: Article;
  readonly form: Form;
  /** Source of the picture of the signature; empty while nobody signed. */
  readonly signature: string;
  /** `YYYY-MM-DD`: of the signature. */
  readonly day: string;
}

/** A letter as it is signed: its text, whose it is, the signature, the day. */
export const LetterText = ({ article, form, signature, day }: LetterTextProps) => {
  const { exhibitor, words } = usePortal();
  const text = words.formLater.letter;
  const state = useResource(exhibitor);
  const whose = state.status === 'ready' ? state.data : null;
  const booths = whose?.booths.map(({ hall, number }) => `${words.frame.hall(hall)} ${number}`) ?? [];
  return (
    <>
      <h2 className={styles['title']}>{article.title === '' ? form.title : article.title}</h2>
      <SafeHtml
        className={styles['text']}
        failed={words.states.failed}
        html={article.html}
        loading={words.frame.opening}
      />
      <dl className={styles['signed']}>
        <div>
          <dt>{text.company}</dt>
          <dd>{whose?.name}</dd>
        </div>
        <div>
          <dt>{words.formLater.paper.booth}</dt>
          <dd>{booths.join('、')}</dd>
        </div>
        <div>
          <dt>{text.signer}</dt>
          <dd>{signature !== '' && <img alt={text.signature} src={signature} />}</dd>
        </div>
        <div>
          <dt>{text.day}</dt>
          <dd>{signature === '' ? '' : day}</dd>
        </div>
      </dl>
    </>
  );
};
