import { Button } from '@zhantai/ui';
import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './comment-cell.module.css';

/** An earlier comment at this place: who said it when, or nothing known of that. */
export interface EarlierComment {
  readonly comment: string;
  readonly by: string;
  readonly at: string;
}

/** What {@link CommentCell} takes. */
export interface CommentCellProps {
  /** What the comment is about, for the reader of the screen. */
  readonly label: string;
  /** The comment written in this review; null if there is none. */
  readonly ownComment: string | null;
  readonly earlier: readonly EarlierComment[];
  /** Null while nothing may be decided. */
  readonly onComment: ((text: string) => void) | null;
}

/** The comments at one field: earlier ones, and the box to write one. */
export const CommentCell = ({ label, ownComment, earlier, onComment }: CommentCellProps) => {
  const { words } = useSpeech();
  const [text, setText] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const writing = text !== null;
  useEffect(() => {
    if (writing) box.current?.focus();
  }, [writing]);

  const close = () => {
    setText(null);
    opener.current?.focus();
  };
  const save = (value: string) => {
    onComment?.(value);
    close();
  };
  return (
    <div className={styles['cell']} data-writing={writing}>
      {earlier.map((one) => (
        <div className={styles['earlier']} key={`${one.at} ${one.comment}`}>
          <p>
            <b>{one.by}</b>
            <small>{one.at.slice(5, 16)}</small>
          </p>
          {one.comment}
        </div>
      ))}
      {ownComment !== null && text === null && <p className={styles['ownComment']}>{ownComment}</p>}
      {onComment !== null && text === null && (
        <Button
          aria-label={words.review.commentFor(label)}
          className={styles['open']}
          onClick={() => {
            setText(ownComment ?? '');
          }}
          ref={opener}
          variant="link"
        >
          {ownComment === null ? words.review.comment : words.review.editComment}
        </Button>
      )}
      {text !== null && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save(text);
          }}
        >
          <textarea
            aria-label={words.review.commentFor(label)}
            className={styles['text']}
            maxLength={2000}
            onChange={(event) => {
              setText(event.target.value);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close();
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) save(text);
            }}
            placeholder={words.review.commentHint}
            ref={box}
            rows={3}
            value={text}
          />
          <div className={styles['actions']}>
            <Button size="small" type="submit" variant="primary">
              {words.review.saveComment}
            </Button>
            <Button onClick={close} size="small">
              {words.review.cancel}
            </Button>
            {ownComment !== null && (
              <Button
                onClick={() => {
                  save('');
                }}
                size="small"
                variant="text"
              >
                {words.review.removeComment}
              </Button>
            )}
          </div>
        </form>
      )}
    </div>
  );
};
