import type { Overview, ReadinessKey } from '@zhantai/contract';
import { loadOpeningWords } from '@zhantai/messages/opening';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { use } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useMe } from '../../shell/session/me-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { FirstStep, type Step } from './first-step.tsx';
import { MissingAside } from './missing-aside.tsx';
import { OpeningButton } from './opening-button.tsx';
import styles from './opening.module.css';
import { useReadiness } from './use-readiness.ts';

/** The first page until the exhibition is open: what there is to do, in order, and what is still missing (console.md §1.1). */
export const FirstHour = ({ overview }: { readonly overview: Overview }) => {
  const { language } = useSpeech();
  const { exhibition, tenantAdmin } = useMe();
  const words = use(loadOpeningWords(language));
  const readiness = useReadiness();
  const state = useLiveResource(readiness);
  if (state.status !== 'ready') return <Loading resource={readiness} />;
  const { checks } = state.data;
  const isDone = (...keys: readonly ReadinessKey[]) =>
    checks.every(({ key, done }) => done || !keys.includes(key));
  const { title, venue, start, end } = exhibition;
  const steps: readonly Step[] = [
    {
      title: words.exhibition,
      text: words.exhibitionText(title, venue, start, end),
      done: isDone('dates'),
      way: { path: '/exhibition', word: words.change },
    },
    {
      title: words.place,
      text: words.placeText,
      done: isDone('halls', 'contact'),
      way: { path: '/exhibition', word: words.toPlace },
    },
    {
      title: words.forms,
      text: words.formsText(overview.forms),
      done: isDone('forms'),
      way:
        tenantAdmin && overview.forms === 0
          ? { path: '/set-up', word: words.toSetUp }
          : { path: '/forms', word: words.toForms },
    },
    {
      title: words.exhibitors,
      text: words.exhibitorsText(overview.exhibitors),
      done: isDone('exhibitors'),
      way: { path: '/exhibitors', word: words.toExhibitors },
    },
    {
      title: words.staff,
      text: words.staffText,
      done: isDone('staff'),
      way: { path: '/staff', word: words.toStaff },
    },
    { title: words.opening, text: words.openingText, done: false, way: null },
  ];
  const next = steps.findIndex(({ done }) => !done);
  const unsent = unsentOf(isDone('mail'), isDone('sms'));
  return (
    <main className={styles['page']} id="main">
      <div>
        <header className={styles['head']}>
          <h1>{words.lead}</h1>
          <p>{words.text(steps.filter(({ done }) => done).length)}</p>
        </header>
        <ol aria-label={words.steps} className={styles['steps']}>
          {steps.map((step, index) => (
            <FirstStep
              key={step.title}
              number={index + 1}
              standing={step.done ? 'done' : index === next ? 'next' : 'open'}
              step={step}
              words={words}
            >
              {step.way === null && (
                <OpeningButton onDone={() => void readiness.load()} readiness={state.data} words={words} />
              )}
            </FirstStep>
          ))}
        </ol>
        {unsent !== null && <p className={styles['note']}>{words.unsent(words[unsent])}</p>}
      </div>
      <MissingAside onChanged={() => void readiness.load()} readiness={state.data} words={words} />
    </main>
  );
};

/** Which ways of sending are not set up; null: both are. */
function unsentOf(mail: boolean, sms: boolean): 'mailAndSms' | 'mailOnly' | 'smsOnly' | null {
  if (mail) return sms ? null : 'smsOnly';
  return sms ? 'mailOnly' : 'mailAndSms';
}
