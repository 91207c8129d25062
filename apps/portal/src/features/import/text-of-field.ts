import { encode, type Session } from '@zhantai/engine';

/** What stands in a field, as a list is filtered by it; empty for what is no single text or number. */
export function textOfField(session: Session, prop: string): string {
  const node = session.node(prop);
  if (node === undefined) return '';
  const wire = encode(node.item, node.state().value);
  return typeof wire === 'string' || typeof wire === 'number' ? String(wire) : '';
}
