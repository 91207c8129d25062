import { isRowsNode } from '@zhantai/engine';
import type { FieldNode, Section } from '@zhantai/engine';
import { useNode } from '../nodes/use-node.ts';
import { useProgress } from '../nodes/use-progress.ts';
import { useForm } from '../context/form-context.ts';
import styles from './section-view.module.css';

/** What {@link SectionHeading} takes. */
export interface SectionHeadingProps {
  readonly section: Section;
  readonly index: number;
  readonly id: string;
  /** The only field of the section when it is a sub-table: its rows are told instead of the count of fields. */
  readonly table: FieldNode | undefined;
}

/** Number, title and "8 / 9 项" of a section. */
export const SectionHeading = ({ section, index, id, table }: SectionHeadingProps) => {
  const { session } = useForm();
  if (section.title === null) return null;
  const numbered = session.definition.setting.showNumber && section.number > 0;
  return (
    <>
      <div className={styles['heading']} data-numbered={numbered || undefined}>
        {numbered && <span className={styles['number']}>{section.number}</span>}
        <h2 className={styles['title']} id={id}>
          {section.title.label}
        </h2>
        <span className={styles['note']}>
          {table === undefined ? <CountOfFields index={index} /> : <CountOfRows node={table} />}
        </span>
      </div>
      {section.title.help !== '' && <p className={styles['help']}>{section.title.help}</p>}
    </>
  );
};

const CountOfFields = ({ index }: { readonly index: number }) => {
  const { session, words } = useForm();
  const progress = useProgress(session)[index];
  return progress === undefined || progress.total === 0
    ? null
    : words.fields.section.items(progress.done, progress.total);
};

const CountOfRows = ({ node }: { readonly node: FieldNode }) => {
  const { words, device } = useForm();
  useNode(node);
  if (!isRowsNode(node)) return null;
  const count = node.rows().length;
  const max = node.item.maxSize;
  if (max === null || max < 0) return words.fields.section.rows(count);
  return device.name === 'mobile'
    ? words.fields.section.rowsShort(count, max)
    : words.fields.section.rowsUpTo(count, max);
};
