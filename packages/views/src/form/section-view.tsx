import { isRowsNode } from '@zhantai/engine';
import type { Section } from '@zhantai/engine';
import { memo, useMemo } from 'react';
import { useAnyVisible } from '../nodes/use-any-visible.ts';
import { ConditionalBlock } from './conditional-block.tsx';
import { Field } from '../fields/field.tsx';
import gridStyles from '../fields/field-grid.module.css';
import { useForm } from '../context/form-context.ts';
import { isOneColumn } from './is-one-column.ts';
import { SectionHeading } from './section-heading.tsx';
import { sectionLayout } from './section-layout.ts';
import styles from './section-view.module.css';

/** What {@link SectionView} takes. */
export interface SectionViewProps {
  readonly section: Section;
  /** Place among `session.sections`. */
  readonly index: number;
}

/** DOM id of a section, for jumps from the rail and the strip. */
export const sectionId = (prefix: string, index: number): string => `${prefix}section-${index}`;

/** One section: ink rule, heading, and its fields in 24 columns. Hiding a heading hides only itself (engine.md §1). */
export const SectionView = memo(({ section, index }: SectionViewProps) => {
  const { session, idPrefix } = useForm();
  const entries = useMemo(() => sectionLayout(session, section), [session, section]);
  const heading = useMemo(
    () =>
      section.title === null ? [] : [session.node(section.title.prop)].filter((node) => node !== undefined),
    [session, section],
  );
  const hasHeading = useAnyVisible(heading);
  const hasFields = useAnyVisible(section.nodes);
  if (!hasHeading && !hasFields) return null;

  const only = section.nodes.length === 1 ? section.nodes[0] : undefined;
  const table = hasHeading && isRowsNode(only) ? only : undefined;
  return (
    <section
      aria-labelledby={hasHeading ? `${sectionId(idPrefix, index)}-title` : undefined}
      className={styles['section']}
      data-headed={hasHeading}
      id={sectionId(idPrefix, index)}
    >
      {hasHeading && section.title !== null && (
        <SectionHeading
          id={`${sectionId(idPrefix, index)}-title`}
          index={index}
          section={section}
          table={table}
        />
      )}
      <div className={gridStyles['grid']} data-single={isOneColumn(section.nodes) || undefined}>
        {entries.map((entry) =>
          entry.kind === 'field' ? (
            <Field key={entry.node.key} labelHidden={entry.node === table} node={entry.node} />
          ) : (
            <ConditionalBlock key={entry.nodes[0]?.key} nodes={entry.nodes} trigger={entry.trigger} />
          ),
        )}
      </div>
    </section>
  );
});
SectionView.displayName = 'SectionView';
