import { useServices } from '../session/services-context.ts';
import { useSpeech } from '../words/words-context.ts';
import type { Finding } from './finding.ts';
import styles from './find-dialog.module.css';

/** What {@link FindingList} takes. */
export interface FindingListProps {
  readonly findings: readonly Finding[];
  /** The place of the one that Enter opens. */
  readonly active: number;
  readonly idOf: (at: number) => string;
  readonly onChoose: (finding: Finding) => void;
}

/** What was found, each under the name of its kind; a link, so that it opens in a tab of its own, too. */
export const FindingList = ({ findings, active, idOf, onChoose }: FindingListProps) => {
  const { href } = useServices();
  const { words } = useSpeech();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div aria-label={words.find.title} className={styles['list']} id="find-list" role="listbox">
      {findings.map((finding, at) => (
        <a
          aria-selected={at === active}
          className={styles['entry']}
          href={href(finding.path)}
          id={idOf(at)}
          key={`${finding.kind} ${finding.id}`}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onChoose(finding);
          }}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          tabIndex={-1}
        >
          <span className={styles['kind']}>
            {findings[at - 1]?.kind === finding.kind ? '' : words.find.kinds[finding.kind]}
          </span>
          <b>{finding.label}</b>
          <span className={styles['note']}>{finding.note}</span>
        </a>
      ))}
    </div>
  );
};
