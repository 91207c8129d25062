import type { FieldComment } from '../context/field-comment.ts';
import styles from './field.module.css';
import { useForm } from '../context/form-context.ts';

/** What the organiser said, at the place it is about. */
export const FieldComments = ({ comments }: { readonly comments: readonly FieldComment[] }) => {
  const { words } = useForm();
  if (comments.length === 0) return null;
  return (
    <ul aria-label={words.fields.comment} className={styles['comments']}>
      {comments.map(({ comment }) => (
        <li className={styles['comment']} key={comment}>
          <b>{words.fields.comment}</b>
          <span>{comment}</span>
        </li>
      ))}
    </ul>
  );
};
