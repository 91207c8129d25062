import { parseItem, type JsonObject } from '@zhantai/engine';
import { isRecord, listOf, originalOf, withElements, withKey, withLevels } from './item-levels.ts';
import { idOf, itemsOf, typeOf, withItemSetting, type Detail } from './items.ts';
import { newId, type Chance } from './new-item.ts';
import { withReferences } from './references.ts';

/** Items under ids and props of their own, and what became of their ids. */
export interface Renewed {
  readonly items: readonly JsonObject[];
  /** New ids by the old ones. */
  readonly ids: ReadonlyMap<string, string>;
}

/**
 * Makes items fit to stand in a form, also beside themselves: each has a new id, its prop where the form has none like it,
 * else with the next number, and names those that came along by their new props.
 */
export function renewItems(detail: Detail, items: readonly JsonObject[], chance: Chance): Renewed {
  const there = itemsOf(detail);
  const takenIds = new Set(there.map(idOf));
  const takenProps = new Set(there.map((item) => parseItem(item).prop));
  const ids = new Map<string, string>();
  const props = new Map<string, string>();
  const named = items.map((raw) => {
    const { prop } = parseItem(raw);
    const type = typeOf(raw);
    const id = freeId(type, takenIds, chance);
    if (!ids.has(idOf(raw))) ids.set(idOf(raw), id);
    const renewed = withColumnIds({ ...raw, formItemId: id }, takenIds, chance);
    const own = parseItem(renewed).prop;
    // Without a prop of its own an item goes by its id.
    const free = own === id ? id : freeProp(own, takenProps);
    takenProps.add(free);
    if (!props.has(prop)) props.set(prop, free);
    return free === own ? renewed : withItemSetting(renewed, 'prop', own, free);
  });
  return { ids, items: named.map((raw) => withReferences(raw, (prop) => props.get(prop) ?? prop)) };
}

/** An item under a prop that no other item of its form has: its own with the next number. */
export function withFreeProp(detail: Detail, raw: JsonObject): JsonObject {
  const { prop } = parseItem(raw);
  const taken = new Set(itemsOf(detail).map((item) => parseItem(item).prop));
  return withItemSetting(raw, 'prop', prop, freeProp(prop, taken));
}

function withColumnIds(raw: JsonObject, taken: Set<string>, chance: Chance): JsonObject {
  return withLevels(raw, (settings) => {
    const { children } = settings;
    if (!isRecord(children) || !Array.isArray(children['column'])) return settings;
    const column = withElements(listOf(children['column']), (one) => {
      // What goes by its id keeps it: its answers, formulas and workbooks know it by that.
      const hasProp = isRecord(one) && (originalOf(one)?.['prop'] ?? one['prop']) !== undefined;
      return hasProp && typeof one['formItemId'] === 'string'
        ? withKey(one, 'formItemId', freeId(parseItem(one).type, taken, chance))
        : one;
    });
    return withKey(settings, 'children', withKey(children, 'column', column));
  });
}

function freeId(type: Parameters<typeof newId>[0], taken: Set<string>, chance: Chance): string {
  let id = newId(type, chance);
  while (taken.has(id)) id = newId(type, chance);
  taken.add(id);
  return id;
}

function freeProp(prop: string, taken: ReadonlySet<string>): string {
  if (!taken.has(prop)) return prop;
  const [, base = prop, number = '1'] = /^(.+?)_(\d{1,6})$/.exec(prop) ?? [];
  let next = Number(number) + 1;
  while (taken.has(`${base}_${next}`)) next += 1;
  return `${base}_${next}`;
}
