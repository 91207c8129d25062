import { parseDefinition } from '@zhantai/engine';
import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import { loadDefinitionProblems } from '@zhantai/messages/problems/load-definition';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { SectionHead } from '@zhantai/ui';
import { useMemo } from 'react';
import { useSpeech } from '../../shell/words/words-context.ts';
import type { Detail } from './describe-differences.ts';
import styles from './form-versions.module.css';

interface DraftProblemsProps {
  readonly detail: Detail;
  readonly words: FormVersionsWords;
}

/** What forbids to publish a form, a sentence each; nothing where all is well. */
export const DraftProblems = ({ detail, words }: DraftProblemsProps) => {
  const { language } = useSpeech();
  const { problems } = useMemo(() => parseDefinition(detail, { language }), [detail, language]);
  const renderer = useMemo(() => createResource(() => loadDefinitionProblems(language)), [language]);
  const state = useResource(renderer);
  if (problems.length === 0 || state.status !== 'ready') return null;
  const sentences = new Set(problems.map((problem) => state.data(problem)));
  return (
    <section>
      <SectionHead note={words.problemsNote} title={words.problems} />
      <ul className={styles['problems']}>
        {[...sentences].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
};
