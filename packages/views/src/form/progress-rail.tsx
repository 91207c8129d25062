import { Icon, SectionHead, VisuallyHidden } from '@zhantai/ui';
import { useProgress } from '../nodes/use-progress.ts';
import { useForm } from '../context/form-context.ts';
import styles from './progress-rail.module.css';
import { sectionId } from './section-view.tsx';
import { useCurrentSection } from './use-current-section.ts';

/** Progress by section, each a way to jump there (design.md §7). */
export const ProgressRail = () => {
  const { session, words, idPrefix } = useForm();
  const progress = useProgress(session);
  const current = useCurrentSection();
  const progressWords = words.fields.progress;
  return (
    <nav aria-label={progressWords.title} className={styles['rail']}>
      <SectionHead rule="below" title={progressWords.title} />
      <ol>
        {session.sections.map((section, index) => {
          const { total, gaps } = progress[index] ?? { total: 0, gaps: 0 };
          if (total === 0) return null;
          return (
            <li
              className={styles['section']}
              data-current={index === current || undefined}
              key={section.title?.id ?? 'first'}
            >
              <a
                aria-current={index === current ? 'true' : undefined}
                href={`#${sectionId(idPrefix, index)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(sectionId(idPrefix, index))?.scrollIntoView({ block: 'start' });
                }}
              >
                <span className={styles['number']}>{section.number > 0 ? section.number : ''}</span>
                <span className={styles['title']}>
                  {section.title?.label ?? words.fields.section.untitled}
                </span>
                {gaps > 0 ? (
                  <span className={styles['gaps']}>{progressWords.gaps(gaps)}</span>
                ) : (
                  <span className={styles['done']}>
                    <Icon name="check" size={16} />
                    <VisuallyHidden>{progressWords.done}</VisuallyHidden>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
