import { encode, type DictionarySource, type Option, type RowsNode, type Session } from '@zhantai/engine';
import type { FormServices } from '@zhantai/views';

const PLACEHOLDER = /\{\{\s*([^{}]+?)\s*\}\}/g;

/**
 * Options of the dictionary columns of a sub-table by prop, to read labels from a workbook. Dictionaries that come level
 * by level, that follow another cell of the row, or that do not come now are left to the server.
 */
export async function columnOptions(
  node: RowsNode,
  session: Session,
  services: FormServices,
  signal: AbortSignal,
): Promise<Readonly<Record<string, readonly Option[]>>> {
  const own = new Set(node.columns.map(({ prop }) => prop));
  const found = await Promise.all(
    node.columns.map(async ({ prop, dictionary }) => {
      if (dictionary === null || dictionary.lazy) return [];
      if (dictionary.dependsOn.some((other) => own.has(other))) return [];
      try {
        const { source, query } = filled(dictionary, session);
        return [[prop, await services.loadOptions(source, query, signal)] as const];
      } catch {
        return [];
      }
    }),
  );
  return Object.fromEntries(found.flat());
}

function filled(source: DictionarySource, session: Session) {
  const read = (_: string, prop: string): string => textOf(session, prop);
  const query = Object.entries(source.query).map(
    ([key, value]) => [key, value.replace(PLACEHOLDER, read)] as const,
  );
  return {
    source: {
      ...source,
      url: source.url.replace(PLACEHOLDER, (all, prop: string) => encodeURIComponent(read(all, prop))),
    },
    query: Object.fromEntries(query),
  };
}

function textOf(session: Session, prop: string): string {
  const node = session.node(prop);
  if (node === undefined) return '';
  const wire = encode(node.item, node.state().value);
  return typeof wire === 'string' || typeof wire === 'number' ? String(wire) : '';
}
