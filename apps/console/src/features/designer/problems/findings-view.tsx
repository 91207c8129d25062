import type { DraftFindings } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import { loadFormVersionsWords } from '@zhantai/messages/form-versions';
import { loadDefinitionProblems } from '@zhantai/messages/problems/load-definition';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Button, SectionHead } from '@zhantai/ui';
import { use, useMemo } from 'react';
import { Loading } from '../../../shell/frame/loading.tsx';
import { useSpeech } from '../../../shell/words/words-context.ts';
import { OutsideProblems } from '../../form-versions/outside-problems.tsx';
import type { FormLogic } from '../logic/form-logic.ts';
import { problemLine, warningLine, type FindingLine, type FindingPlace } from './finding-line.ts';
import styles from './problems.module.css';
import { remedyOf, type Remedy } from './remedies.ts';
import type { FoundSoFar } from './use-findings.ts';

/** More of them are not read one by one. */
const MOST_LISTED = 200;

interface FindingsViewProps {
  readonly formId: string;
  readonly found: FoundSoFar;
  readonly form: FormLogic;
  readonly onGoTo: (place: FindingPlace) => void;
  readonly onRemedy: (remedy: Remedy, says: string) => void;
  readonly words: DesignerWords;
}

/** What forbids to publish the draft, and what looks wrong in it: each with the way to it, and a step where one does. */
export const FindingsView = ({ found, ...rest }: FindingsViewProps) => {
  const { logic } = rest.words;
  if (found === undefined) return <p className={styles['view']}>{logic.looking}</p>;
  if (found === null) return <p className={styles['view']}>{logic.lookFailed}</p>;
  return <Findings {...rest} found={found} />;
};

const Findings = ({
  found: { problems, warnings },
  formId,
  form,
  onGoTo,
  onRemedy,
  words,
}: FindingsViewProps & { readonly found: DraftFindings }) => {
  const { language } = useSpeech();
  const { logic } = words;
  const renderer = useMemo(() => createResource(() => loadDefinitionProblems(language)), [language]);
  const state = useResource(renderer);
  if (state.status !== 'ready') return <Loading resource={renderer} />;
  const rest = { onGoTo, onRemedy, words: logic };
  return (
    <div className={styles['view']}>
      {problems.length + warnings.length === 0 && <p>{logic.noFindings}</p>}
      <OutsideProblems formId={formId} words={use(loadFormVersionsWords(language))} />
      <FindingList
        {...rest}
        lines={problems.map((problem) => ({
          ...problemLine(problem, form, words, state.data),
          remedy: remedyOf(problem, form, logic),
        }))}
        note={logic.problemsNote}
        title={logic.problems(problems.length)}
      />
      <FindingList
        {...rest}
        lines={warnings.map((warning) => ({
          ...warningLine(warning, form, words),
          remedy: remedyOf(warning, form, logic),
        }))}
        note={logic.warningsNote}
        title={logic.warnings(warnings.length)}
      />
    </div>
  );
};

interface FindingListProps {
  readonly title: string;
  readonly note: string;
  readonly lines: readonly (FindingLine & { readonly remedy: Remedy | null })[];
  readonly onGoTo: (place: FindingPlace) => void;
  readonly onRemedy: (remedy: Remedy, says: string) => void;
  readonly words: DesignerWords['logic'];
}

const FindingList = ({ title, note, lines, onGoTo, onRemedy, words }: FindingListProps) =>
  lines.length === 0 ? null : (
    <section>
      <SectionHead note={note} rule="below" title={title} />
      <ul>
        {lines.slice(0, MOST_LISTED).map(({ says, place, remedy }, at) => (
          // Two of one kind may say the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${says} ${at}`}>
            <p>{says}</p>
            <div className={styles['acts']}>
              {place === null ? (
                remedy === null && <small>{words.ofForm}</small>
              ) : (
                <Button
                  aria-label={words.fixOf(says)}
                  onClick={() => {
                    onGoTo(place);
                  }}
                  size="small"
                >
                  {words.fix}
                </Button>
              )}
              {remedy !== null && (
                <Button
                  onClick={() => {
                    onRemedy(remedy, `${remedy.label}: ${says}`);
                  }}
                  size="small"
                >
                  {remedy.label}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {lines.length > MOST_LISTED && <p>{words.more(lines.length - MOST_LISTED)}</p>}
    </section>
  );
