import type { FieldNode } from '@zhantai/engine';
import { Icon } from '@zhantai/ui';
import { useCallback } from 'react';
import { useAnyVisible } from '../nodes/use-any-visible.ts';
import { conditionWords } from './condition-words.ts';
import { Field } from '../fields/field.tsx';
import gridStyles from '../fields/field-grid.module.css';
import { controlId } from '../context/field-ids.ts';
import { useForm } from '../context/form-context.ts';
import { isOneColumn } from './is-one-column.ts';
import styles from './section-view.module.css';

/** What {@link ConditionalBlock} takes. */
export interface ConditionalBlockProps {
  /** The field above whose answer shows them. */
  readonly trigger: FieldNode;
  readonly nodes: readonly FieldNode[];
}

/** A block of more fields appears at once, its notch at the start: moving and measuring it would cost too much. */
const MOST_MOVED = 16;

/** Fields that an answer above made necessary: a grey panel whose notch points at the chosen option (design.md §7). */
export const ConditionalBlock = ({ trigger, nodes }: ConditionalBlockProps) => {
  const { session, words, idPrefix } = useForm();
  const visible = useAnyVisible(nodes);
  const first = nodes[0];
  const triggerId = controlId(idPrefix, trigger.key);
  const large = nodes.length > MOST_MOVED;
  const place = useCallback(
    (notch: HTMLElement | null) => (notch === null || large ? undefined : keepPointing(notch, triggerId)),
    [triggerId, large],
  );
  if (!visible || first === undefined) return null;
  return (
    <div className={styles['block']} data-large={large || undefined}>
      <i aria-hidden="true" className={styles['notch']} ref={place} />
      <p className={styles['when']}>
        <Icon name="branch" size={16} />
        {conditionWords(session, trigger, first, words.fields)}
      </p>
      <div className={gridStyles['grid']} data-single={isOneColumn(nodes) || undefined}>
        {nodes.map((node) => (
          <Field key={node.key} node={node} />
        ))}
      </div>
    </div>
  );
};

/** Points at the chosen option, anew when the block gets another width. Measured after the browser has laid it out. */
function keepPointing(notch: HTMLElement, triggerId: string): () => void {
  const observer = new ResizeObserver(() => pointAt(notch, triggerId));
  if (notch.parentElement !== null) observer.observe(notch.parentElement);
  return () => observer.disconnect();
}

/** Puts the notch under the option that is chosen. */
function pointAt(notch: HTMLElement, triggerId: string): void {
  const control = document.getElementById(triggerId);
  const mark = control?.querySelector(':checked') ?? control;
  const block = notch.parentElement;
  if (mark === null || mark === undefined || block === null) return;
  const box = block.getBoundingClientRect();
  const at = mark.getBoundingClientRect();
  const middle = at.left - box.left + Math.min(at.width / 2, 24) - 8;
  notch.style.left = `${Math.round(Math.max(12, Math.min(middle, box.width - 28)))}px`;
}
