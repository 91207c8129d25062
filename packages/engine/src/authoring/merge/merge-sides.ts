import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject } from '../../definition/json-value.ts';
import { itemSettings, sharedNames } from './item-settings.ts';
import { mergeOrder } from './merge-order.ts';
import { movedKeys } from './moved-keys.ts';
import { byPlace, placed, placeWithin } from './place.ts';
import type { Place } from './place.ts';
import { ORIGINAL_DATA, same, settingOf } from '../same.ts';
import { keyedLists, settingsShape } from './shape.ts';
import type { ListShape, Shape } from './shape.ts';

/** One value on three sides; absent is `undefined`. */
export interface Sides<T = unknown> {
  readonly base: T | undefined;
  readonly mine: T | undefined;
  readonly theirs: T | undefined;
}

/** What two changed differently, or one changed and the other deleted; merged has mine, or what is not deleted. */
export interface MergeConflict {
  readonly kind: 'changed' | 'deleted';
  readonly formItemId?: string;
  /** Where: see {@link Place}. */
  readonly key: string;
  readonly base?: unknown;
  readonly mine?: unknown;
  readonly theirs?: unknown;
}

/** What is told and not asked: one moved what the other deleted, or both moved it. */
export interface MergeNote {
  readonly kind: 'moved' | 'deleted';
  readonly formItemId?: string;
  readonly key: string;
}

/** Whether an item that one side deleted has to stay, because a rule names it. */
export type IsNamed = (id: string, deletedBy: 'mine' | 'theirs') => boolean;

/** Which side a conflict is settled for, by its key; undefined where nobody has said. */
export type Settled = (key: string) => 'mine' | 'theirs' | undefined;

/** A merge that goes on: asked value by value, it gathers conflicts and notes (authoring.md §2). */
export interface Merge {
  value(sides: Sides, shape: Shape, place: Place): unknown;
  /** A keyed list some of whose elements may be named elsewhere. */
  list(sides: Sides, shape: ListShape, place: Place, isNamed?: IsNamed): unknown;
  /** Sorted by place. */
  conflicts(): readonly MergeConflict[];
  notes(): readonly MergeNote[];
}

/** Starts a merge; conflicts that are settled are not gathered. */
export function startMerge(settled: Settled = () => undefined): Merge {
  const conflicts: MergeConflict[] = [];
  const notes: MergeNote[] = [];
  return {
    value: mergeValue,
    list: mergeList,
    conflicts: () => conflicts.toSorted(byPlace),
    notes: () => notes.toSorted(byPlace),
  };

  function mergeValue(sides: Sides, shape: Shape, place: Place): unknown {
    if (shape.kind === 'list') return mergeList(sides, shape, place);
    const { base, mine, theirs } = sides;
    if (areObjects(sides)) {
      if (shape.kind === 'object') return mergeObject(sides, shape.at, place);
      if (shape.kind === 'item' && sides.mine !== undefined && sides.theirs !== undefined) {
        return mergeItem({ base: sides.base, mine: sides.mine, theirs: sides.theirs }, place);
      }
    }
    return mergeWhole({ base, mine, theirs }, place);
  }

  /** Takes what only one side changed; else asks, and takes mine, also where mine is absent. */
  function mergeWhole(sides: Sides, place: Place): unknown {
    const { base, mine, theirs } = sides;
    if (same(mine, theirs)) return mine === base ? theirs : mine;
    if (same(base, mine)) return theirs;
    if (same(base, theirs)) return mine;
    const side = settled(place.key);
    if (side === undefined) conflicts.push({ kind: 'changed', ...placed(place), ...present(sides) });
    return side === 'theirs' ? theirs : mine;
  }

  function mergeObject(
    sides: Sides<JsonObject>,
    at: (key: string) => Shape,
    place: Place,
  ): JsonObject | undefined {
    const { base, mine, theirs } = sides;
    const keys = new Set([mine, theirs, base].flatMap((side) => Object.keys(side ?? {})));
    const entries: [string, unknown][] = [];
    for (const key of keys) {
      const within = {
        base: settingOf(base, key),
        mine: settingOf(mine, key),
        theirs: settingOf(theirs, key),
      };
      const merged = mergeValue(within, at(key), placeWithin(place, key));
      if (merged !== undefined) entries.push([key, merged]);
    }
    if (entries.length === 0) return isThere(sides) ? {} : undefined;
    return asOnOneSide(Object.fromEntries(entries), theirs, mine);
  }

  function mergeItem(
    {
      base,
      mine,
      theirs,
    }: { readonly base: JsonObject | undefined; readonly mine: JsonObject; readonly theirs: JsonObject },
    place: Place,
  ): JsonObject {
    const sides = {
      base: base === undefined ? undefined : itemSettings(base),
      mine: itemSettings(mine),
      theirs: itemSettings(theirs),
    };
    const all = [sides.mine, sides.theirs, ...(sides.base === undefined ? [] : [sides.base])];
    const { at } = settingsShape(sharedNames(all));
    const own = mergeObject(
      { base: sides.base?.own, mine: sides.mine.own, theirs: sides.theirs.own },
      at,
      place,
    );
    const text = mergeOriginal();
    const merged = text === undefined ? { ...own } : { ...own, [ORIGINAL_DATA]: text };
    return asOnOneSide(merged, theirs, mine);

    function mergeOriginal(): unknown {
      const texts = { base: sides.base?.text, mine: sides.mine.text, theirs: sides.theirs.text };
      const originals = {
        base: sides.base?.original ?? undefined,
        mine: sides.mine.original ?? undefined,
        theirs: sides.theirs.original ?? undefined,
      };
      // Where one side's cannot be read, the text is one setting.
      if (all.some(({ original }) => original === null)) {
        return mergeWhole(texts, placeWithin(place, ORIGINAL_DATA));
      }
      const settings = mergeObject(originals, at, place) ?? {};
      const asMine = same(settings, originals.mine);
      const asTheirs = same(settings, originals.theirs);
      if (asMine && asTheirs) return texts.mine === texts.base ? texts.theirs : texts.mine;
      if (asMine) return texts.mine;
      if (asTheirs) return texts.theirs;
      return same(settings, originals.base) ? texts.base : JSON.stringify(settings);
    }
  }

  function mergeList(sides: Sides, shape: ListShape, place: Place, isNamed?: IsNamed): unknown {
    if (sides.mine === undefined || sides.theirs === undefined) return mergeWhole(sides, place);
    const lists = keyedLists(shape, [sides.base, sides.mine, sides.theirs]);
    const [base, mine, theirs] = lists ?? [];
    if (base === undefined || mine === undefined || theirs === undefined) return mergeWhole(sides, place);
    const merged = new Map<string, unknown>();
    for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
      const element = mergeElement(key);
      if (element !== undefined) merged.set(key, element);
    }
    const { keys, movedTwice } = mergeOrder(
      { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] },
      (key) => merged.has(key),
      (key) => shape.opensSection?.(merged.get(key)) ?? false,
    );
    for (const key of movedTwice) notes.push({ kind: 'moved', ...placed(placeWithin(place, key)) });
    return keys.map((key) => merged.get(key));

    /** Undefined where it is gone. */
    function mergeElement(key: string): unknown {
      const within = { base: base?.get(key), mine: mine?.get(key), theirs: theirs?.get(key) };
      const at = placeWithin(place, key);
      if (within.mine !== undefined && within.theirs !== undefined) {
        return mergeValue(within, shape.element, at);
      }
      const kept = within.mine ?? within.theirs;
      if (within.base === undefined) return kept;
      const deletedBy = within.mine === undefined ? 'mine' : 'theirs';
      if (!same(kept, within.base) || isNamed?.(key, deletedBy) === true) {
        const side = settled(at.key);
        if (side !== undefined) return within[side];
        conflicts.push({ kind: 'deleted', ...placed(at), ...present(within) });
        return kept;
      }
      const keepers = within.mine === undefined ? theirs : mine;
      if (movedBy(keepers).has(key)) notes.push({ kind: 'deleted', ...placed(at) });
      return undefined;
    }

    function movedBy(side: ReadonlyMap<string, unknown> | undefined): ReadonlySet<string> {
      return movedKeys([...(base?.keys() ?? [])], [...(side?.keys() ?? [])]);
    }
  }
}

/** The sides that are there. */
function present({ base, mine, theirs }: Sides): Partial<Sides> {
  return {
    ...(base === undefined ? {} : { base }),
    ...(mine === undefined ? {} : { mine }),
    ...(theirs === undefined ? {} : { theirs }),
  };
}

/** Whether all sides that are there are objects, and one is. */
function areObjects(sides: Sides): sides is Sides<JsonObject> {
  const there = Object.values(present(sides));
  return there.length > 0 && there.every(isJsonObject);
}

/** Whether an object of which nothing is left stays as an empty one. */
function isThere({ base, mine, theirs }: Sides): boolean {
  const [inBase, inMine, inTheirs] = [base !== undefined, mine !== undefined, theirs !== undefined];
  return inMine === inTheirs || inBase === inTheirs ? inMine : inTheirs;
}

/** An object that came out as a side has it, key for key, is that side's: so is the order of its keys. */
function asOnOneSide(merged: JsonObject, ...sides: readonly (JsonObject | undefined)[]): JsonObject {
  const keys = Object.keys(merged);
  const alike = sides.find(
    (side) =>
      side !== undefined &&
      Object.keys(side).length === keys.length &&
      keys.every((key) => Object.hasOwn(side, key) && side[key] === merged[key]),
  );
  return alike ?? merged;
}
