import type { OpeningWords } from '@zhantai/messages/opening';
import { VisuallyHidden } from '@zhantai/ui';
import type { ReactNode } from 'react';
import { useServices } from '../../shell/session/services-context.ts';
import styles from './opening.module.css';

/** One step of the first hour. */
export interface Step {
  readonly title: string;
  readonly text: string;
  readonly done: boolean;
  /** Where it is done; null: right here. */
  readonly way: { readonly path: string; readonly word: string } | null;
}

interface FirstStepProps {
  readonly number: number;
  readonly step: Step;
  /** `next`: the first that is not done. */
  readonly standing: 'done' | 'next' | 'open';
  readonly words: OpeningWords;
  readonly children: ReactNode;
}

/** A step with its number, whether it is done, and the way to do it. */
export const FirstStep = ({ number, step, standing, words, children }: FirstStepProps) => {
  const { href } = useServices();
  const { title, text, way } = step;
  return (
    <li {...(standing === 'next' && { 'aria-current': 'step' })}>
      <span aria-hidden className={styles[standing]}>
        {number}
      </span>
      <div>
        <h2>
          {title} <VisuallyHidden>{words.step[standing]}</VisuallyHidden>
        </h2>
        <p>{text}</p>
      </div>
      {way !== null && (
        <a aria-label={`${way.word} ${title}`} href={href(way.path)}>
          {way.word}
        </a>
      )}
      {children}
    </li>
  );
};
