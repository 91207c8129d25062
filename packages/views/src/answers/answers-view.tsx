import type { Answers, Definition } from '@zhantai/engine';
import { useMemo } from 'react';
import { answerSections } from '../diff/answer-rows.ts';
import { AnswerTable } from '../diff/answer-table.tsx';
import type { FormServices } from '../context/form-services.ts';
import type { FormWords } from '../context/form-words.ts';
import { answerTableWords } from './answer-table-words.ts';
import { useReading } from './use-reading.ts';

/** What {@link AnswersView} takes. */
export interface AnswersViewProps {
  readonly definition: Definition;
  /** Wire answers. */
  readonly answers: Answers;
  readonly services: FormServices;
  readonly words: FormWords;
}

/** Stored answers to read or to print: label and value, section by section. */
export const AnswersView = ({ definition, answers, services, words }: AnswersViewProps) => {
  const sets = useMemo(() => [answers], [answers]);
  const reading = useReading(definition, sets, services, words);
  const sections = useMemo(() => answerSections({ definition, answers }, null), [definition, answers]);
  return (
    <AnswerTable
      compare={false}
      onlyChanges={false}
      reading={reading}
      sections={sections}
      words={answerTableWords(words)}
    />
  );
};
