import { traitsOf, type JsonObject } from '@zhantai/engine';
import { idOf, typeOf } from './items.ts';

/** What is selected of a form: items, or columns of one of its tables; never both. */
export interface Selection {
  /** The table whose columns are selected; null for items of the form. */
  readonly table: string | null;
  /** The item somebody is at, one of `chosen`; null where nothing is selected. */
  readonly selected: string | null;
  /** Ids of all that are selected, in the order of the form. */
  readonly chosen: readonly string[];
  /** Where a range begins. */
  readonly anchor: string | null;
}

/** One item or column, or none. */
export function selectOne(id: string | null, table: string | null = null): Selection {
  return { table, selected: id, chosen: id === null ? [] : [id], anchor: id };
}

/** Several items of a form or columns of a table; the first is the one somebody is at. */
export function selectAll(
  ids: readonly string[],
  at: string | null = ids[0] ?? null,
  table: string | null = null,
): Selection {
  return { table, selected: at, chosen: ids, anchor: at };
}

/** One item more, or one less if it was selected. */
export function toggled(selection: Selection, items: readonly JsonObject[], id: string): Selection {
  const isChosen = selection.chosen.includes(id);
  const wanted = new Set(isChosen ? selection.chosen.filter((one) => one !== id) : [...selection.chosen, id]);
  const chosen = items.map(idOf).filter((one) => wanted.has(one));
  const { table } = selection;
  if (!isChosen) return { table, selected: id, chosen, anchor: id };
  const kept = selection.selected !== null && chosen.includes(selection.selected) ? selection.selected : null;
  return selectAll(chosen, kept ?? chosen.at(-1) ?? null, table);
}

/** All from where the range begins up to an item. */
export function rangeTo(selection: Selection, items: readonly JsonObject[], id: string): Selection {
  const ids = items.map(idOf);
  const [from, to] = [ids.indexOf(selection.anchor ?? id), ids.indexOf(id)];
  if (to === -1) return selection;
  if (from === -1) return selectOne(id, selection.table);
  return {
    table: selection.table,
    selected: id,
    chosen: ids.slice(Math.min(from, to), Math.max(from, to) + 1),
    anchor: selection.anchor ?? id,
  };
}

/** Which item a key leads to. */
export type Step = -1 | 1 | 'first' | 'last' | 'sectionBefore' | 'sectionAfter';

/** The item that a key leads to from the one somebody is at; null where the form has none. */
export function neighbourOf({ selected }: Selection, items: readonly JsonObject[], to: Step): string | null {
  const ids = items.map(idOf);
  if (to === 'first') return ids[0] ?? null;
  const at = selected === null ? -1 : ids.indexOf(selected);
  if (to === 'last' || (at === -1 && to === -1)) return ids.at(-1) ?? null;
  if (to === 'sectionBefore') {
    const title = items.findLastIndex((item, place) => place < at && isTitle(item));
    return ids[Math.max(0, title)] ?? null;
  }
  if (to === 'sectionAfter') {
    const title = items.findIndex((item, place) => place > at && isTitle(item));
    return (title === -1 ? ids.at(-1) : ids[title]) ?? null;
  }
  return ids[Math.max(0, Math.min(ids.length - 1, at + to))] ?? null;
}

/** All of the section somebody is in, its title too; all of the form if that is selected already. */
export function widened(selection: Selection, items: readonly JsonObject[]): Selection {
  const ids = items.map(idOf);
  const section = sectionOf(items, selection.selected);
  const isWhole =
    section.length === selection.chosen.length && section.every((id) => selection.chosen.includes(id));
  const chosen = section.length === 0 || isWhole ? ids : section;
  return selectAll(chosen, selection.selected ?? chosen[0] ?? null, selection.table);
}

/** What Escape leads to: of several to the one, of a column to its table, of an item to the title of its section, else to nothing. */
export function outOf({ table, selected, chosen }: Selection, items: readonly JsonObject[]): Selection {
  if (chosen.length > 1) return selectOne(selected, table);
  if (table !== null) return selectOne(table);
  const title = sectionOf(items, selected)[0] ?? null;
  const raw = items.find((item) => idOf(item) === title);
  return selectOne(raw !== undefined && isTitle(raw) && title !== selected ? title : null);
}

/** The selection without what is gone; `items` are those of now. */
export function keptSelection(selection: Selection, items: readonly JsonObject[]): Selection {
  const ids = new Set(items.map(idOf));
  const chosen = selection.chosen.filter((id) => ids.has(id));
  if (chosen.length === selection.chosen.length) return selection;
  const kept = (id: string | null) => (id !== null && chosen.includes(id) ? id : (chosen[0] ?? null));
  return {
    table: selection.table,
    selected: kept(selection.selected),
    chosen,
    anchor: kept(selection.anchor),
  };
}

/** Ids of the section that an item stands in, its title first where there is one. */
export function sectionOf(items: readonly JsonObject[], id: string | null): readonly string[] {
  const at = items.findIndex((item) => idOf(item) === id);
  if (at === -1) return [];
  const from = items.findLastIndex((item, place) => place <= at && isTitle(item));
  const next = items.findIndex((item, place) => place > at && isTitle(item));
  return items.slice(Math.max(0, from), next === -1 ? items.length : next).map(idOf);
}

/** The number of the section that an item stands in, from 1; 0 before the first title. */
export function sectionNumber(items: readonly JsonObject[], id: string | null): number {
  const at = items.findIndex((item) => idOf(item) === id);
  return items.slice(0, at + 1).filter(isTitle).length;
}

/** Whether an item opens a section. */
export function isTitle(raw: JsonObject): boolean {
  return traitsOf({ type: typeOf(raw) }).section === true;
}
