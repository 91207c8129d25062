import { Parser } from 'htmlparser2';

/** Hears of an element by its name and attributes, both without their prefixes. */
export type VisitElement = (name: string, attributes: ReadonlyMap<string, string>) => void;

/** Walks the elements of a small part of an archive in their order, whatever prefixes its namespaces have. */
export function visitElements(xml: string, visit: VisitElement): void {
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const found = Object.entries(attributes).filter(([key]) => !key.startsWith('xmlns'));
        visit(bare(name), new Map(found.map(([key, value]) => [bare(key), value])));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
