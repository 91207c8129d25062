import type { RowsNode, Session } from '@zhantai/engine';
import { textOfField } from './text-of-field.ts';

/** What stands in the fields outside a sub-table that the lists of its columns are filtered by, saved or not. */
export function watchedAnswers(node: RowsNode, session: Session): Readonly<Record<string, string>> {
  const own = new Set(node.columns.map(({ prop }) => prop));
  const watched = new Set(node.columns.flatMap(({ dictionary }) => dictionary?.dependsOn ?? []));
  return Object.fromEntries(
    [...watched].filter((prop) => !own.has(prop)).map((prop) => [prop, textOfField(session, prop)]),
  );
}
