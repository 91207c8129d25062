import type { Place } from '../draft/items.ts';

/** An item as dragging sees it. */
export interface Placed {
  readonly id: string;
  /** Columns of 24. */
  readonly span: number;
  readonly isTitle: boolean;
}

/** What is dragged: items of the form, or one that is not in it yet. */
export interface Dragged {
  /** Empty for a new one. */
  readonly ids: readonly string[];
  /** Columns that it takes; null for several, or a title. */
  readonly span: number | null;
}

/** Where the pointer is in an item: from 0 at its left and top to 1 at its right and bottom. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a drop would do. */
export interface Drop {
  readonly place: Place;
  /** The items along whose edge its bar is drawn, and which edge. */
  readonly along: readonly string[];
  readonly edge: 'top' | 'bottom' | 'left' | 'right';
  /** The item beside it, where both have room only at 12 columns each. */
  readonly halved: string | null;
}

const WHOLE = 24;
/** The share of an item's width at each side that means: beside it. */
const SIDE = 0.25;
/** The shares of a title that mean before it and right behind it; between them is the end of its section. */
const THIRD = 1 / 3;

/** The rows of a form: items flow, a row is full at 24 columns, and a title has one of its own. */
export function rowsOf(items: readonly Placed[]): readonly (readonly Placed[])[] {
  const rows: Placed[][] = [];
  let room = 0;
  for (const item of items) {
    const row = rows.at(-1);
    if (row === undefined || item.isTitle || item.span > room) {
      rows.push([item]);
      room = item.isTitle ? 0 : WHOLE - item.span;
    } else {
      row.push(item);
      room -= item.span;
    }
  }
  return rows;
}

/**
 * What a drop on an item would do: before or behind its row, beside it, or with a title at the end of its section; null on
 * what is dragged itself.
 */
export function dropOn(items: readonly Placed[], on: string, point: Point, dragged: Dragged): Drop | null {
  const target = items.find(({ id }) => id === on);
  if (target === undefined || dragged.ids.includes(on)) return null;
  const isBefore = point.y < 0.5;
  if (target.isTitle) return dropOnTitle(items, target, point, dragged);
  if (dragged.span !== null && (point.x < SIDE || point.x > 1 - SIDE)) {
    const isLeft = point.x < SIDE;
    return {
      place: { side: isLeft ? 'before' : 'after', id: on },
      along: [on],
      edge: isLeft ? 'left' : 'right',
      halved: target.span + dragged.span > WHOLE ? on : null,
    };
  }
  const row = rowsOf(items).find((one) => one.includes(target)) ?? [target];
  return alongRow(row, isBefore, dragged);
}

function dropOnTitle(items: readonly Placed[], title: Placed, { y }: Point, dragged: Dragged): Drop | null {
  if (y < THIRD || y > 2 * THIRD) return alongRow([title], y < THIRD, dragged);
  const from = items.indexOf(title);
  const next = items.findIndex(({ isTitle }, at) => isTitle && at > from);
  const section = items.slice(from, next === -1 ? items.length : next);
  return alongRow(rowsOf(section).at(-1) ?? [title], false, dragged);
}

/** Before or behind a row, whatever of it is dragged itself. */
function alongRow(row: readonly Placed[], isBefore: boolean, { ids }: Dragged): Drop | null {
  const rest = row.map(({ id }) => id).filter((id) => !ids.includes(id));
  const id = isBefore ? rest[0] : rest.at(-1);
  if (id === undefined) return null;
  return {
    place: { side: isBefore ? 'before' : 'after', id },
    along: row.map((item) => item.id),
    edge: isBefore ? 'top' : 'bottom',
    halved: null,
  };
}
