import { traitsOf } from '@zhantai/engine';
import type { FieldNode, Section, Session } from '@zhantai/engine';

/** A field of a section, or consecutive fields that one trigger above them shows. */
export type SectionEntry =
  | { readonly kind: 'field'; readonly node: FieldNode }
  | { readonly kind: 'block'; readonly trigger: FieldNode; readonly nodes: readonly FieldNode[] };

/**
 * Arranges a section: fields that directly follow the field whose answer shows them stand in a block under it
 * (design.md §7); what a trigger shows elsewhere stays in the grid.
 */
export function sectionLayout(session: Session, section: Section): readonly SectionEntry[] {
  const entries: SectionEntry[] = [];
  let trigger: FieldNode | null = null;
  for (const node of section.nodes) {
    if (traitsOf(node.item).section === true) continue;
    if (trigger !== null && followsChoice(session, node, trigger)) {
      const last = entries.at(-1);
      const signature = conditionText(session, node, trigger);
      if (last?.kind === 'block' && conditionText(session, last.nodes[0] ?? node, trigger) === signature) {
        entries[entries.length - 1] = { ...last, nodes: [...last.nodes, node] };
      } else {
        entries.push({ kind: 'block', trigger, nodes: [node] });
      }
      continue;
    }
    entries.push({ kind: 'field', node });
    trigger = node;
  }
  return entries;
}

/** Whether choosing something in the trigger shows the node; being shown unless something is chosen is no block. */
function followsChoice(session: Session, node: FieldNode, trigger: FieldNode): boolean {
  const conditions = session.shownBy(node).filter(({ item }) => item.id === trigger.item.id);
  return conditions.length > 0 && conditions.every(({ expression }) => expression === 'eq');
}

/** The conditions by which a trigger shows a node, as one text to compare. */
function conditionText(session: Session, node: FieldNode, trigger: FieldNode): string {
  return session
    .shownBy(node)
    .filter(({ item }) => item.id === trigger.item.id)
    .map(({ expression, optionValue }) => `${expression} ${optionValue}`)
    .toSorted()
    .join('\n');
}
