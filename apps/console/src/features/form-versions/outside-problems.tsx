import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { ButtonLink, SectionHead } from '@zhantai/ui';
import { useMemo } from 'react';
import { useServices } from '../../shell/session/services-context.ts';
import styles from './form-versions.module.css';

/** What of the settings of a form forbids to publish its draft, with the way to them; nothing where all fits. */
export const OutsideProblems = ({
  formId,
  words,
}: {
  readonly formId: string;
  readonly words: FormVersionsWords;
}) => {
  const { client, href } = useServices();
  const outside = useMemo(
    () => createResource(() => client.call('consoleDraftOutside', { params: { formId } })),
    [client, formId],
  );
  // Where they cannot be read, publishing says them.
  const state = useResource(outside, true);
  const problems = state.status === 'ready' ? state.data.problems : [];
  if (problems.length === 0) return null;
  return (
    <section>
      <SectionHead note={words.outsideNote} title={words.outside} />
      <ul className={styles['problems']}>
        {problems.map((problem) => {
          const says = words.outsideTexts[problem.code](problem.label, problem.of ?? '');
          return <li key={says}>{says}</li>;
        })}
      </ul>
      <ButtonLink href={href(`/forms/${encodeURIComponent(formId)}/settings`)}>{words.toSettings}</ButtonLink>
    </section>
  );
};
