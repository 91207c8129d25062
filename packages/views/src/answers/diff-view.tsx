import { Checkbox } from '@zhantai/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { answerSections } from '../diff/answer-rows.ts';
import type { AnswerRow } from '../diff/answer-rows.ts';
import { AnswerTable } from '../diff/answer-table.tsx';
import type { AnswersViewProps } from './answers-view.tsx';
import { answerTableWords } from './answer-table-words.ts';
import styles from './diff-view.module.css';
import { useReading } from './use-reading.ts';

/** What {@link DiffView} takes. */
export interface DiffViewProps extends Omit<AnswersViewProps, 'answers'> {
  readonly before: AnswersViewProps['answers'];
  readonly after: AnswersViewProps['answers'];
  /** Heads of the two columns, such as "上次提交 11-12". */
  readonly beforeTitle?: string;
  readonly afterTitle?: string;
  /** A column of the reader's own. */
  readonly aside?: (row: AnswerRow) => ReactNode;
}

/** Two sets of answers side by side, changes marked; what stayed can be folded away. */
export const DiffView = ({
  definition,
  before,
  after,
  services,
  words,
  beforeTitle,
  afterTitle,
  aside,
}: DiffViewProps) => {
  const [onlyChanges, setOnlyChanges] = useState(true);
  const sets = useMemo(() => [before, after], [before, after]);
  const reading = useReading(definition, sets, services, words);
  const sections = useMemo(
    () => answerSections({ definition, answers: after }, { definition, answers: before }),
    [definition, before, after],
  );
  const changes = sections.flatMap((section) => section.rows).filter((row) => row.changed).length;
  const { diff } = words.fields;
  return (
    <>
      <div className={styles['tools']}>
        <Checkbox checked={onlyChanges} onChange={(event) => setOnlyChanges(event.currentTarget.checked)}>
          {diff.onlyChanged}
        </Checkbox>
        <span className={styles['count']}>{changes === 0 ? diff.noChanges : diff.changes(changes)}</span>
      </div>
      <AnswerTable
        compare
        onlyChanges={onlyChanges}
        reading={reading}
        sections={sections}
        words={{
          ...answerTableWords(words),
          ...(beforeTitle === undefined ? {} : { previous: beforeTitle }),
          ...(afterTitle === undefined ? {} : { current: afterTitle }),
        }}
        {...(aside === undefined ? {} : { aside })}
      />
    </>
  );
};
