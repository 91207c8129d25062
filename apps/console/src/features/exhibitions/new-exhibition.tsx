import { Radio, Skeleton } from '@zhantai/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitions.module.css';
import { NewExhibitionForm } from './new-exhibition-form.tsx';

const ImportArchive = lazy(async () => ({
  default: (await import('../archives/import-archive.tsx')).ImportArchive,
}));

const ways = ['blank', 'archive'] as const;

/** What the exhibition begins with, and its making. */
export const NewExhibition = ({ jobsHref }: { readonly jobsHref: string | null }) => {
  const { words } = useSpeech();
  const text = words.importArchive;
  const id = useId();
  const [way, setWay] = useState<(typeof ways)[number]>('blank');
  return (
    <>
      <fieldset className={styles['ways']}>
        <legend>{text.from}</legend>
        {ways.map((one) => (
          <div key={one}>
            <Radio
              aria-describedby={`${id}-${one}`}
              checked={way === one}
              name={`${id}-way`}
              onChange={() => {
                setWay(one);
              }}
            >
              {text.ways[one].name}
            </Radio>
            <span id={`${id}-${one}`}>{text.ways[one].text}</span>
          </div>
        ))}
      </fieldset>
      {way === 'blank' ? (
        <NewExhibitionForm />
      ) : (
        <Suspense fallback={<Skeleton rows={6} />}>
          <ImportArchive jobsHref={jobsHref} />
        </Suspense>
      )}
    </>
  );
};
