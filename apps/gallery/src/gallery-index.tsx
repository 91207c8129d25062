import type { GalleryWords } from '@zhantai/messages/gallery';
import { choiceAddress, fieldTypes, type GalleryChoice } from './gallery-choice.ts';
import styles from './gallery-index.module.css';

export interface GalleryIndexProps {
  readonly choice: GalleryChoice;
  readonly words: GalleryWords;
}

/** The field types at the left, one of them shown; on a phone the head has a list instead. */
export const GalleryIndex = ({ choice, words }: GalleryIndexProps) => (
  <nav aria-label={words.types} className={styles['index']}>
    {[null, ...fieldTypes].map((type) => (
      <a
        aria-current={type === choice.type ? 'page' : undefined}
        href={`#${choiceAddress({ ...choice, type, variant: null })}`}
        key={type ?? 'all'}
      >
        <span>{type === null ? words.allTypes : words.names[type]}</span>
        {type !== null && <code>{type}</code>}
      </a>
    ))}
    <a
      aria-current={choice.type === 'kit' ? 'page' : undefined}
      href={`#${choiceAddress({ ...choice, type: 'kit', variant: null })}`}
    >
      <span>{words.kit.name}</span>
    </a>
  </nav>
);
