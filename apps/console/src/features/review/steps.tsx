import type { ReviewStep } from '@zhantai/contract';
import type { ConsoleWords } from '@zhantai/messages/console';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './steps.module.css';

/** Who did what when with this submission. */
export const Steps = ({ steps }: { readonly steps: readonly ReviewStep[] }) => {
  const { words } = useSpeech();
  if (steps.length === 0) return null;
  return (
    <section className={styles['steps']}>
      <h2>{words.review.steps}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step.step}>
            <time>{step.at.slice(0, 16)}</time>
            <b>{step.by}</b>
            <span>{isAction(step.action, words) ? words.review.actions[step.action] : step.action}</span>
            {step.reason !== null && step.reason !== '' && <q>{step.reason}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
};

function isAction(action: string, words: ConsoleWords): action is keyof ConsoleWords['review']['actions'] {
  return Object.hasOwn(words.review.actions, action);
}
