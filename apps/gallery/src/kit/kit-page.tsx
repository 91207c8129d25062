import type { GalleryWords } from '@zhantai/messages/gallery';
import { SectionHead } from '@zhantai/ui';
import type { FormWords } from '@zhantai/views';
import type { ReactNode } from 'react';
import { KitOthers } from './kit-others.tsx';
import { KitOverlays } from './kit-overlays.tsx';
import { KitPreview } from './kit-preview.tsx';
import styles from './kit-page.module.css';
import { KitTable } from './kit-table.tsx';
import { KitTree } from './kit-tree.tsx';

export interface KitPageProps {
  readonly words: GalleryWords;
  readonly form: FormWords;
}

/** The parts of the kit that no field shows by itself. */
export const KitPage = ({ words, form }: KitPageProps) => {
  const sections: readonly (readonly [string, ReactNode])[] = [
    [words.kit.table, <KitTable key="table" words={words} />],
    [words.kit.preview, <KitPreview form={form} key="preview" words={words} />],
    [words.kit.tree, <KitTree key="tree" words={words} />],
    [words.kit.overlays, <KitOverlays key="overlays" words={words} />],
    [words.kit.others, <KitOthers key="others" words={words} />],
  ];
  return (
    <div className={styles['kit']}>
      <p className={styles['lead']}>{words.kit.lead}</p>
      {sections.map(([title, part]) => (
        <section aria-label={title} key={title}>
          <SectionHead title={title} />
          {part}
        </section>
      ))}
    </div>
  );
};
