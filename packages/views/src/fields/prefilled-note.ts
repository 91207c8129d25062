import type { Item, NodeState } from '@zhantai/engine';
import type { FieldWords } from '@zhantai/messages/fields';

const origins = ['user', 'exhibitor', 'booth', 'form', 'last'] as const;

/** Says who filled a field: where a default came from, or why nobody can change it; null when the user did. */
export function prefilledNote(item: Item, state: NodeState, words: FieldWords): string | null {
  if (item.computed) return words.number.computed;
  if (state.prefilledBy !== null) {
    const expression = state.prefilledBy;
    // A literal is the organiser's suggestion, not something that came from elsewhere.
    if (!expression.includes('${')) return null;
    if (expression.startsWith('${today')) return words.prefilled.today;
    const origin = origins.find((name) => expression.startsWith(`\${${name}.`));
    return words.prefilled[origin ?? 'other'];
  }
  return item.readonly || item.disabled ? words.number.fixedNote : null;
}
