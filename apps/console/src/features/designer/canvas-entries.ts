import {
  openSession,
  parseDefinition,
  parseItem,
  type Definition,
  type Item,
  type JsonObject,
} from '@zhantai/engine';
import { localToday } from '@zhantai/ui/local-today.ts';
import type { Detail } from './draft/items.ts';

const parsed = new WeakMap<JsonObject, Item>();

/** An item as it is drawn; the same object until it changes. */
export function itemOf(raw: JsonObject): Item {
  const known = parsed.get(raw);
  if (known !== undefined) return known;
  const item = parseItem(raw);
  parsed.set(raw, item);
  return item;
}

/** What only the whole form tells of its items. */
export interface WholeForm {
  readonly definition: Definition;
  /** Numbers as exhibitors see them, by id. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Ids of items that a rule shows. */
  readonly ruled: ReadonlySet<string>;
}

/** Reads the numbers and rules of a form. */
export function wholeForm(detail: Detail): WholeForm {
  const definition = parseDefinition(detail);
  const session = openSession(definition, { today: localToday() });
  const titles = session.sections.flatMap(({ title, number }): [string, string][] =>
    title === null ? [] : [[title.id, String(number)]],
  );
  const fields = session.nodes.map((node): [string, string] => [node.item.id, session.numberOf(node)]);
  return {
    definition,
    numbers: new Map([...fields, ...titles]),
    ruled: new Set(
      session.nodes.filter((node) => session.shownBy(node).length > 0).map(({ item }) => item.id),
    ),
  };
}
