import { useProgress } from '../nodes/use-progress.ts';
import { useForm } from '../context/form-context.ts';
import styles from './section-strip.module.css';
import { sectionId } from './section-view.tsx';
import { useCurrentSection } from './use-current-section.ts';

/** What {@link SectionStrip} takes. */
export interface SectionStripProps {
  /** After a refused submit: sections with gaps turn red. */
  readonly tried?: boolean;
  /** Shows "1 / 4 展台与搭建商" above the segments. */
  readonly heading?: boolean;
}

/** The phone's strip: one segment a section, filled as far as it is done; a tap jumps there (design.md §6). */
export const SectionStrip = ({ tried = false, heading = false }: SectionStripProps) => {
  const { session, words, idPrefix } = useForm();
  const progress = useProgress(session);
  const current = useCurrentSection();
  const shown = session.sections
    .map((section, index) => ({ section, index, ...(progress[index] ?? { total: 0, done: 0, gaps: 0 }) }))
    .filter(({ total }) => total > 0);
  if (shown.length < 2) return null;
  const place = Math.max(
    0,
    shown.findIndex(({ index }) => index === current),
  );
  const title = shown[place]?.section.title?.label ?? words.fields.section.untitled;
  return (
    <nav aria-label={words.fields.progress.title} className={styles['strip']}>
      {heading && (
        <p className={styles['heading']}>
          {words.fields.progress.strip(place + 1, shown.length)}
          <span>{title}</span>
        </p>
      )}
      <ol className={styles['segments']}>
        {shown.map(({ section, index, total, done, gaps }) => (
          <li key={index}>
            <button
              aria-current={index === current ? 'true' : undefined}
              aria-label={words.fields.progress.segment(
                section.number,
                section.title?.label ?? words.fields.section.untitled,
                done,
                total,
              )}
              className={styles['segment']}
              data-bad={(tried && gaps > 0) || undefined}
              onClick={() =>
                document.getElementById(sectionId(idPrefix, index))?.scrollIntoView({ block: 'start' })
              }
              type="button"
            >
              <i style={{ width: `${Math.round((done / total) * 100)}%` }} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
