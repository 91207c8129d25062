import type { Item } from '../definition/item.ts';
import type { FieldNode, Section } from './session.ts';
import { traitsOf } from '../types/traits.ts';

/** Cuts a form into sections at its titles, and numbers its fields once for all (engine.md §1). */
export function cutSections(nodes: readonly FieldNode[]): {
  readonly sections: readonly Section[];
  readonly numbers: ReadonlyMap<FieldNode, string>;
} {
  const sections: Section[] = [];
  const numbers = new Map<FieldNode, string>();
  let title: Item | null = null;
  let number = 0;
  let place = 0;
  let members: FieldNode[] = [];
  for (const node of nodes) {
    const { section, markup } = traitsOf(node.item);
    if (section === true) {
      close();
      title = node.item;
      number += 1;
      place = 0;
      continue;
    }
    members.push(node);
    // What a rule hides keeps its number; what is always hidden has none.
    if (markup === true || node.item.hidden) continue;
    place += 1;
    numbers.set(node, title === null ? String(place) : `${number}.${place}`);
  }
  close();
  return { sections, numbers };

  function close(): void {
    if (title !== null || members.length > 0) {
      sections.push({ title, number: title === null ? 0 : number, nodes: members });
    }
    members = [];
  }
}
