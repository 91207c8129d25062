import type { FieldComment } from '@zhantai/contract';
import type { Problem, Session } from '@zhantai/engine';
import { ErrorBox } from '@zhantai/ui';
import { useForm } from '@zhantai/views';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './form-notices.module.css';

export interface ReturnedNoticeProps {
  readonly reason: string | null;
  readonly comments: readonly FieldComment[];
  readonly session: Session;
  readonly onReveal: (place: Pick<Problem, 'prop' | 'path'>) => void;
}

/** Why the organiser returned the form, with a way to each commented field; the comments stand at the fields as well. */
export const ReturnedNotice = ({ reason, comments, session, onReveal }: ReturnedNoticeProps) => {
  const text = usePortal().words.formLater;
  const { summary } = useForm().words.fields;
  return (
    <ErrorBox
      className={styles['box']}
      detail={reason === null || reason === '' ? undefined : text.returned.reason(reason)}
      title={comments.length === 0 ? text.returned.title : text.returned.fields(comments.length)}
    >
      {comments.length > 0 && (
        <ul className={styles['links']}>
          {comments.map((comment) => {
            const node = session.node(comment.prop);
            const { path } = comment;
            const label = [
              node?.item.label ?? comment.prop,
              ...(path === undefined ? [] : [summary.row(path[0] + 1)]),
            ];
            return (
              <li key={`${comment.prop} ${path?.join(' ') ?? ''} ${comment.comment}`}>
                <button
                  onClick={() => {
                    onReveal({ prop: comment.prop, ...(path === undefined ? {} : { path }) });
                  }}
                  type="button"
                >
                  {summary.entry(
                    node === undefined ? '' : session.numberOf(node),
                    label.join(' '),
                    comment.comment,
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </ErrorBox>
  );
};
