import type { EffectsExample, FormEffects } from '@zhantai/contract';
import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import { SectionHead } from '@zhantai/ui';
import { ExportButton } from '../../shell/exports/export-button.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './form-versions.module.css';

interface EffectsListsProps {
  readonly effects: FormEffects;
  readonly formId: string;
  readonly words: FormVersionsWords;
}

/** What publishing does to submissions: answers that the next version does not have, and those that pass no more. */
export const EffectsLists = ({ effects: { effectsId, lost, failing }, formId, words }: EffectsListsProps) => (
  <>
    <section>
      <SectionHead level={3} note={words.copies(lost.submissions)} title={words.lost} />
      <p className={styles['quiet']}>{lost.submissions === 0 ? words.noneLost : words.lostNote}</p>
      <AffectedTable
        caption={words.lost}
        fields={lost.fields.map((field) => ({ ...field, text: field.gone ? words.gone : words.unread }))}
        words={words}
      />
    </section>
    <section>
      <SectionHead level={3} note={words.copies(failing.submissions)} title={words.failing} />
      <p className={styles['quiet']}>{failing.submissions === 0 ? words.noneFailing : words.failingNote}</p>
      <AffectedTable
        caption={words.failing}
        fields={failing.fields.map((field) => ({ ...field, text: field.message }))}
        words={words}
      />
      {failing.submissions > 0 && <FailingFile effectsId={effectsId} formId={formId} words={words} />}
    </section>
  </>
);

/** Saves the submissions that pass no more, each with what is wrong, as a workbook. */
const FailingFile = ({
  effectsId,
  formId,
  words,
}: {
  readonly effectsId: string;
  readonly formId: string;
  readonly words: FormVersionsWords;
}) => {
  const { client } = useServices();
  return (
    <ExportButton
      download={(progress) =>
        client.download('consoleFailing', { params: { formId, effectsId }, ...progress })
      }
      label={words.exportFailing}
    />
  );
};

/** Fields, a row each: how many submissions, and the first of them. */
const AffectedTable = ({
  caption,
  fields,
  words,
}: {
  readonly caption: string;
  readonly fields: readonly {
    readonly label: string;
    readonly text: string;
    readonly count: number;
    readonly examples: readonly EffectsExample[];
  }[];
  readonly words: FormVersionsWords;
}) =>
  fields.length > 0 && (
    <table className={styles['differences']}>
      <caption>{caption}</caption>
      <tbody>
        {fields.map(({ label, text, count, examples }) => (
          <tr key={`${label} ${text}`}>
            <td>{words.copies(count)}</td>
            <th scope="row">{label}</th>
            <td>
              {text}
              <Examples count={count} examples={examples} words={words} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );

const Examples = ({
  count,
  examples,
  words,
}: {
  readonly count: number;
  readonly examples: readonly EffectsExample[];
  readonly words: FormVersionsWords;
}) => {
  const { href } = useServices();
  const { words: all } = useSpeech();
  return (
    <details className={styles['examples']}>
      <summary>{words.examples(examples.length, count)}</summary>
      <ul>
        {examples.map(({ submissionId, name, booth, status }) => (
          <li key={submissionId}>
            <a href={href(`/review/${encodeURIComponent(submissionId)}`)}>{name}</a>
            {booth !== null && ` ${booth}`} {all.status[status]}
          </li>
        ))}
      </ul>
    </details>
  );
};
