import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject } from '../../definition/json-value.ts';
import { withRules } from '../rules/rules-of-draft.ts';
import { ORIGINAL_DATA, same, settingOf } from '../same.ts';
import { itemSettings, sharedNames } from './item-settings.ts';
import { movedKeys } from './moved-keys.ts';
import { byPlace, placed, placeWithin, wholeDetail } from './place.ts';
import type { Place } from './place.ts';
import { detailShape, keyedLists, settingsShape } from './shape.ts';
import type { ListShape, Shape } from './shape.ts';

/** One thing in which two form details differ (authoring.md §3). */
export interface Difference {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  readonly formItemId?: string;
  /** Where: see {@link Place}. */
  readonly key: string;
  /** What was removed or changed, as it was. */
  readonly from?: unknown;
  /** What was added or changed, as it is. */
  readonly to?: unknown;
  /** Of what was added or moved: the key of the element it stands after, null at the start. */
  readonly after?: string | null;
}

/** What differs between two form details, by place; schemes are left out, for rules make them (authoring.md §3). */
export function diffDefinition(from: JsonObject, to: JsonObject): readonly Difference[] {
  // Each key stands once: where an item says the same setting on both levels, its original data count.
  const found = new Map<string, Difference>();
  diffValue(withRules(from), withRules(to), detailShape, wholeDetail);
  return [...found.values()].toSorted(byPlace);

  function add(
    kind: Difference['kind'],
    place: Place,
    what: Pick<Difference, 'from' | 'to' | 'after'>,
  ): void {
    // A place that was moved and changed as a whole is named for what changed.
    found.set(place.key, { kind, ...placed(place), ...what });
  }

  function diffValue(before: unknown, after: unknown, shape: Shape, place: Place): void {
    if (same(before, after)) return;
    if (shape.kind === 'list' && diffList(before, after, shape, place)) return;
    if (shape.kind === 'item' && isJsonObject(before) && isJsonObject(after))
      return diffItem(before, after, place);
    if (shape.kind === 'object' && diffObject(before, after, shape.at, place)) return;
    add('changed', place, {
      ...(before === undefined ? {} : { from: before }),
      ...(after === undefined ? {} : { to: after }),
    });
  }

  /** @returns false where it is one value. */
  function diffObject(before: unknown, after: unknown, at: (key: string) => Shape, place: Place): boolean {
    const [left, right] = [before ?? {}, after ?? {}];
    if (before === null || after === null || !isJsonObject(left) || !isJsonObject(right)) return false;
    const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
    for (const key of keys) {
      diffValue(settingOf(left, key), settingOf(right, key), at(key), placeWithin(place, key));
    }
    return keys.size > 0;
  }

  function diffItem(before: JsonObject, after: JsonObject, place: Place): void {
    const [left, right] = [itemSettings(before), itemSettings(after)];
    const { at } = settingsShape(sharedNames([left, right]));
    diffObject(left.own, right.own, at, place);
    const readable = left.original !== null && right.original !== null;
    if (readable && same(left.original, right.original) && !isEmpty(left.original)) return;
    if (readable && diffObject(left.original, right.original, at, place)) return;
    diffValue(left.text, right.text, { kind: 'value' }, placeWithin(place, ORIGINAL_DATA));
  }

  /** @returns false where it is one value. */
  function diffList(before: unknown, after: unknown, shape: ListShape, place: Place): boolean {
    const [left, right] = keyedLists(shape, [before, after]) ?? [];
    if (left === undefined || right === undefined || left.size + right.size === 0) return false;
    for (const [key, element] of left) {
      if (!right.has(key)) add('removed', placeWithin(place, key), { from: element });
    }
    const moved = movedKeys([...left.keys()], [...right.keys()]);
    let last: string | null = null;
    for (const [key, element] of right) {
      const at = placeWithin(place, key);
      if (!left.has(key)) add('added', at, { to: element, after: last });
      else {
        if (moved.has(key)) add('moved', at, { after: last });
        diffValue(left.get(key), element, shape.element, at);
      }
      last = key;
    }
    return true;
  }
}

function isEmpty(object: JsonObject): boolean {
  return Object.keys(object).length === 0;
}
