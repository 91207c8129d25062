import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject } from '../../definition/json-value.ts';
import { withSchemes, withRules } from '../rules/rules-of-draft.ts';
import { startMerge } from './merge-sides.ts';
import type { MergeConflict, MergeNote, Settled, Sides } from './merge-sides.ts';
import { placeWithin, wholeDetail } from './place.ts';
import { settingOf } from '../same.ts';
import { detailShape, itemsShape } from './shape.ts';

/** Two drafts made into one. */
export interface MergedDraft {
  readonly merged: JsonObject;
  /** Asked, by place; merged has mine meanwhile. */
  readonly conflicts: readonly MergeConflict[];
  /** Told, by place. */
  readonly notes: readonly MergeNote[];
}

/**
 * Merges two form details that began with one (authoring.md §2), by thing: what only one changed is taken, what both
 * changed differently is asked. Schemes take no part: they are made from the merged rules.
 * @param base what mine began with.
 * @param theirs what the server has now.
 * @param settled which side was chosen for what was asked before.
 */
export function mergeDraft(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  settled?: Settled,
): MergedDraft {
  const sides = { base: withRules(base), mine: withRules(mine), theirs: withRules(theirs) };
  const merge = startMerge(settled);
  const rest = merge.value(mapSides(sides, withoutItems), detailShape, wholeDetail);
  const settings = isJsonObject(rest) ? rest : {};
  const rules = rulesIn(settings);
  const aboutRules = merge
    .conflicts()
    .filter(({ key }) => key === 'formLogic' || /^formLogic\/rules(\/|$)/.test(key));
  const named = namesIn([rules, aboutRules.map(({ mine: one, theirs: other }) => [one, other])]);
  const namedBySide = { mine: namesIn(rulesIn(sides.mine)), theirs: namesIn(rulesIn(sides.theirs)) };
  const items = merge.list(
    mapSides(sides, (side) => settingOf(side, 'formItems')),
    itemsShape,
    placeWithin(wholeDetail, 'formItems'),
    (id, deletedBy) => named.has(id) && !namedBySide[deletedBy].has(id),
  );
  const detail = items === undefined ? settings : inOrderOf(sides.mine, { ...settings, formItems: items });
  const schemes = [mine, theirs, base].map((side) => schemesIn(side));
  return {
    merged: withSchemes(detail, schemes),
    conflicts: merge.conflicts(),
    notes: merge.notes(),
  };
}

function mapSides<T>(sides: Sides<JsonObject>, read: (side: JsonObject) => T): Sides<T> {
  const { base, mine, theirs } = sides;
  return {
    base: base && read(base),
    mine: mine && read(mine),
    theirs: theirs && read(theirs),
  };
}

/** The same keys and values, those that a detail has in its order. */
function inOrderOf(detail: JsonObject, values: JsonObject): JsonObject {
  const keys = Object.keys(detail).filter((key) => Object.hasOwn(values, key));
  return Object.fromEntries([...new Set([...keys, ...Object.keys(values)])].map((key) => [key, values[key]]));
}

function withoutItems(detail: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(detail).filter(([key]) => key !== 'formItems'));
}

function rulesIn(detail: JsonObject): unknown {
  const logic = settingOf(detail, 'formLogic');
  return isJsonObject(logic) ? settingOf(logic, 'rules') : undefined;
}

function schemesIn(detail: JsonObject): unknown {
  const logic = settingOf(detail, 'formLogic');
  return isJsonObject(logic) ? settingOf(logic, 'scheme') : undefined;
}

/** Every item that rules, or parts of rules, name: as watched or as a target. */
function namesIn(value: unknown, names = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const element of value) namesIn(element, names);
  if (isJsonObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'formItemId' && typeof inner === 'string') names.add(inner);
      else namesIn(inner, names);
    }
  }
  return names;
}
