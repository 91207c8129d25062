import { isJsonObject, readList, readNumber, readText } from '../json-value.ts';
import { note } from '../parsing.ts';
import type { HookedItem, Parsing } from '../parsing.ts';
import { traitsOf } from '../../types/traits.ts';
import { missingParent } from './require-parent.ts';
import type {
  HookSetting,
  HookSettingName,
  HookValue,
  ReadSettings,
  RowHook,
  TableHooks,
} from './row-hook.ts';
import { hookNamed, rowHooks } from './row-hooks.ts';

interface Entry {
  readonly hook: RowHook;
  readonly settings: ReadSettings;
}

/**
 * Reads `eventList`; null without hooks. A name that is not registered, or settings that are not the hook's, refuse
 * nothing and are noted (engine.md §6).
 */
export function readHooks(raw: unknown, item: HookedItem, parsing: Parsing): TableHooks | null {
  const entries = readList(raw).flatMap((entry) => readEntry(entry, item, parsing));
  const parents = entries.filter(({ hook }) => hook === rowHooks.requireParent);
  return entries.length === 0
    ? null
    : {
        reads: parents.map(({ settings }) => readText(settings.prop)),
        before: (event, rows, at, context) =>
          first(entries, ({ hook, settings }) =>
            hook.event === event ? (hook.before?.(rows, at, settings, context) ?? null) : null,
          ),
        check(rows, context, whole) {
          const needed = first(parents, ({ hook, settings }) => hook.check(rows, settings, context));
          if (needed !== null || this.withholds(context)) return needed;
          return whole() ?? first(entries, ({ hook, settings }) => hook.check(rows, settings, context));
        },
        added: (rows, context) =>
          first(entries, ({ hook, settings }) => {
            if (hook.event !== 'add') return null;
            if (hook.before === undefined) return hook.check(rows, settings, context);
            return hook.before(rows.slice(0, -1), rows.length - 1, settings, context);
          }),
        withholds: (context) => parents.some(({ settings }) => missingParent(settings, context) !== null),
      };
}

function first<F>(entries: readonly Entry[], find: (entry: Entry) => F | null): F | null {
  for (const entry of entries) {
    const found = find(entry);
    if (found !== null) return found;
  }
  return null;
}

function readEntry(entry: unknown, item: HookedItem, parsing: Parsing): readonly Entry[] {
  const source = isJsonObject(entry) ? entry : {};
  const name = readText(source['handler']);
  if (name === '') return [];
  const hook = hookNamed(name);
  if (hook === undefined) {
    note(parsing, 'unknownHook', item.id, { name });
    return [];
  }
  const wrong = (setting: string): readonly Entry[] => {
    note(parsing, 'badHook', item.id, { name, setting });
    return [];
  };
  if (traitsOf(item).family !== 'rows' || source['event'] !== hook.event) return wrong('event');
  const given = isJsonObject(source['settings']) ? source['settings'] : {};
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(hook.settings, key));
  if (unknown !== undefined) return wrong(unknown);
  const settings: Partial<Record<HookSettingName, HookValue>> = {};
  for (const key of settingNames(hook)) {
    const how = hook.settings[key];
    if (how === undefined) continue;
    const raw = given[key];
    if (raw === undefined || raw === null || raw === '') {
      if (how.required) return wrong(key);
      continue;
    }
    const value = readSetting(raw, how, item);
    if (value === null) return wrong(key);
    settings[key] = value;
  }
  return [{ hook, settings }];
}

const names: readonly HookSettingName[] = ['rows', 'squareMetres', 'least', 'columns', 'prop', 'value'];

/** What may be set of a hook, in the order in which it is asked for. */
function settingNames({ settings }: RowHook): readonly HookSettingName[] {
  return names.filter((name) => settings[name] !== undefined);
}

/** Null where it is nothing of its kind. */
function readSetting(
  raw: unknown,
  { kind, min = 0 }: HookSetting,
  { columns }: HookedItem,
): HookValue | null {
  switch (kind) {
    case 'whole': {
      const number = readNumber(raw);
      return number !== null && Number.isSafeInteger(number) && number >= min ? number : null;
    }
    case 'number': {
      const number = readNumber(raw);
      return number !== null && number > 0 ? number : null;
    }
    case 'columns': {
      const props = readList(raw).map(readText);
      const known = props.every((prop) => columns.some((column) => column.prop === prop));
      return props.length > 0 && known ? props : null;
    }
    default:
      return typeof raw === 'string' || typeof raw === 'number' ? String(raw) : null;
  }
}
