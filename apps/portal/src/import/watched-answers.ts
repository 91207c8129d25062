import { encode, type RowsNode, type Session } from '@zhantai/engine';

/** What stands in the fields outside a sub-table that the lists of its columns are filtered by, saved or not. */
export function watchedAnswers(node: RowsNode, session: Session): Readonly<Record<string, string | number>> {
  const own = new Set(node.columns.map(({ prop }) => prop));
  const watched = new Set(node.columns.flatMap(({ dictionary }) => dictionary?.dependsOn ?? []));
  return Object.fromEntries(
    [...watched]
      .filter((prop) => !own.has(prop))
      .map((prop) => {
        const outside = session.node(prop);
        const wire = outside === undefined ? '' : encode(outside.item, outside.state().value);
        return [prop, typeof wire === 'string' || typeof wire === 'number' ? wire : ''];
      }),
  );
}
