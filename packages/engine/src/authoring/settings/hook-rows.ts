import { hookNamed } from '../../definition/hooks/row-hooks.ts';
import type { RowHook } from '../../definition/hooks/row-hook.ts';
import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, readList, readText } from '../../definition/json-value.ts';
import type { SettingRows } from './setting-rows.ts';
import { isUnset, withCells } from './setting-rows.ts';

/** Between the props of several columns in one cell. */
const SEPARATORS = /[,，、]/;

/**
 * Hooks of rows: their settings stand in cells of their own. Which event a hook stands at follows from its name, and with
 * another name those settings go that the new hook does not have.
 */
export const hookRows: SettingRows = {
  read: (value) =>
    readList(value).map((element) => {
      const { handler, settings } = isJsonObject(element) ? element : {};
      const cells = isJsonObject(settings) ? settings : {};
      const { columns } = cells;
      return {
        ...cells,
        ...(Array.isArray(columns) ? { columns: columns.map(readText).join(', ') } : {}),
        ...(handler === undefined ? {} : { handler }),
      };
    }),
  write(element, cells) {
    const before = isJsonObject(element) ? element : {};
    const { handler, ...changed } = cells;
    const isOther = Object.hasOwn(cells, 'handler');
    const named = isOther ? withCells(before, { handler }) : before;
    const hook = hookNamed(readText(named['handler']));
    const next = isOther && hook !== undefined ? { ...named, event: hook.event } : named;
    const kept = isJsonObject(before['settings']) ? before['settings'] : {};
    const settings = withCells(isOther && hook !== undefined ? settingsOf(hook, kept) : kept, typed(changed));
    const { settings: _, ...bare } = next;
    return isUnset(settings) ? bare : { ...next, settings };
  },
};

function settingsOf(hook: RowHook, settings: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => Object.hasOwn(hook.settings, key)));
}

function typed({ columns, ...cells }: JsonObject): JsonObject {
  if (columns === undefined) return cells;
  const props = readText(columns)
    .split(SEPARATORS)
    .map((prop) => prop.trim());
  return { ...cells, columns: props.filter((prop) => prop !== '') };
}
