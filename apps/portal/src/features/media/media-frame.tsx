import { Button } from '@zhantai/ui';
import type { ReactNode } from 'react';
import { FairHead } from '../../shell/brand/fair-head.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './media.module.css';
import type { MediaPath } from './media-path.ts';
import { mediaPaths } from './media-path.ts';

export interface MediaFrameProps {
  readonly path: MediaPath;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** Every page of the accreditation: the sign of the fair, the four steps, the page (design.md §9). */
export const MediaFrame = ({ path, title, lead = '', children }: MediaFrameProps) => {
  const { signOut, words } = usePortal();
  const text = words.guests.media;
  const here = mediaPaths.indexOf(path);
  return (
    <div className={styles['page']}>
      <FairHead>
        <Button onClick={signOut} variant="link">
          {words.frame.signOut}
        </Button>
      </FairHead>
      <main className={styles['main']} id="main" tabIndex={-1}>
        <ol aria-label={text.stepsLabel} className={styles['steps']}>
          {mediaPaths.map((one, index) => (
            <li aria-current={index === here ? 'step' : undefined} data-past={index < here} key={one}>
              <a href={`#${one}${index < 2 ? '?view=1' : ''}`}>
                <b>{index + 1}</b>
                {text.steps[index]}
              </a>
            </li>
          ))}
        </ol>
        <h1 className={styles['title']}>{title}</h1>
        {lead !== '' && <p className={styles['lead']}>{lead}</p>}
        {children}
      </main>
    </div>
  );
};
