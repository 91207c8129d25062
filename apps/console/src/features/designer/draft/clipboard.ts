import { exceededLimit, limits, type Exceeded } from '@zhantai/contract';
import { parseItem, type JsonObject } from '@zhantai/engine';
import {
  groupsOf,
  namedBy,
  targetsOf,
  withSchemes,
  withWrittenRules,
  writtenRules,
} from '@zhantai/engine/authoring';
import { isRecord, listOf, originalOf, readRecord } from './item-levels.ts';
import { fitsRows, idOf, itemsOf, typeOf, withInserted, type Detail, type Place } from './items.ts';
import type { Chance } from './new-item.ts';
import { renewItems } from './renew-items.ts';

/** Levels that a form has at most, those of its options included; what is deeper is none. */
const MOST_LEVELS = 64;

/** Items as they travel over the clipboard: a form detail of them and of the rules that show one of them (console.md §2). */
export function copyItems(detail: Detail, ids: readonly string[]): Detail {
  const formItems = itemsOf(detail).filter((item) => ids.includes(idOf(item)));
  const rules = writtenRules(detail).filter((rule) =>
    targetsOf(rule).some((target) => ids.includes(namedBy(target))),
  );
  return rules.length === 0 ? { formItems } : withSchemes({ formItems, formLogic: { rules } }, []);
}

/** What a clipboard holds: items, or why it holds none. */
export type ReadClipboard =
  | { readonly clip: Detail }
  | { readonly fault: 'clipEmpty' | 'clipTooLarge' | 'clipNotItems' };

/** Reads items from the text of a clipboard. It is parsed as data and never run; keys that nobody knows are kept. */
export function readClipboard(text: string): ReadClipboard {
  if (text.trim() === '') return { fault: 'clipEmpty' };
  if (text.length > limits.formDetailBytes) return { fault: 'clipTooLarge' };
  const read = readRecord(text);
  const formItems = listOf(read?.['formItems']).filter(isRecord);
  if (read === undefined || formItems.length === 0 || isTooDeep(read)) return { fault: 'clipNotItems' };
  if (formItems.some((item) => isTooDeep(originalOf(item)))) return { fault: 'clipNotItems' };
  return { clip: { formItems, ...(isRecord(read['formLogic']) && { formLogic: read['formLogic'] }) } };
}

/** What of a clipboard can stand in the rows of a table. */
interface FitForRows {
  readonly fitting: Detail;
  /** Labels of what cannot. */
  readonly unfit: readonly string[];
  /** Labels of what a rule shows: rules are about items of a form only. */
  readonly ruled: readonly string[];
}

const labelsOf = (raws: readonly JsonObject[]): readonly string[] => raws.map((raw) => parseItem(raw).label);

/** Parts what can stand in the rows of a table from what cannot. */
export function fitForRows(clip: Detail): FitForRows {
  const items = listOf(clip['formItems']).filter(isRecord);
  const fitting = items.filter((raw) => fitsRows(typeOf(raw)));
  const shown = new Set(writtenRules(clip).flatMap(targetsOf).map(namedBy));
  return {
    fitting: { formItems: fitting },
    unfit: labelsOf(items.filter((raw) => !fitting.includes(raw))),
    ruled: labelsOf(fitting.filter((raw) => shown.has(idOf(raw)))),
  };
}

/** Whether a clipboard holds text that is no JSON: lines, or cells of a spreadsheet. */
export function isPlainText(text: string): boolean {
  const read = readClipboard(text);
  return 'fault' in read && read.fault === 'clipNotItems' && !/^\s*[[{]/.test(text);
}

/** A form with what was pasted. */
export interface Pasted {
  readonly detail: Detail;
  /** Ids of what was pasted. */
  readonly ids: readonly string[];
  /** Labels of pasted items whose rule names something that did not come along, and stayed behind. */
  readonly withoutRule: readonly string[];
}

/**
 * Pastes items in a place of a form, at the end without one.
 * @param whole the form with what was pasted, where that is the columns of a table: it is the form that has limits and rules.
 * @returns the limit instead that the form would be above.
 */
export function pasteItems(
  detail: Detail,
  clip: Detail,
  place: Place | null,
  chance: Chance,
  whole: (detail: Detail) => Detail = (form) => form,
): Pasted | Exceeded {
  const items = listOf(clip['formItems']).filter(isRecord);
  const { items: renewed, ids } = renewItems(detail, items, chance);
  const labels = new Map(items.map((item) => [idOf(item), parseItem(item).label]));
  const [along, behind]: [JsonObject[], JsonObject[]] = [[], []];
  for (const rule of writtenRules(clip)) {
    const named = [...groupsOf(rule).flat(), ...targetsOf(rule)].map(namedBy);
    (named.every((id) => ids.has(id)) ? along : behind).push(rule);
  }
  const inserted = withInserted(detail, place, renewed);
  const takenIds = new Set(writtenRules(detail).map((rule) => rule['id']));
  const rules = along.map((rule) => renewedRule(rule, ids, takenIds, chance));
  const next =
    rules.length === 0 ? inserted : withWrittenRules(inserted, [...writtenRules(detail), ...rules]);
  const form = whole(next);
  const exceeded = exceededLimit(form, new TextEncoder().encode(JSON.stringify(form)).byteLength);
  if (exceeded !== null) return exceeded;
  const shown = behind.flatMap(targetsOf).map(namedBy);
  return {
    detail: next,
    ids: renewed.map(idOf),
    withoutRule: [...new Set(shown)].flatMap((id) => labels.get(id) ?? []),
  };
}

function renewedRule(
  rule: JsonObject,
  ids: ReadonlyMap<string, string>,
  taken: Set<unknown>,
  { now, random }: Chance,
): JsonObject {
  const named = (entry: JsonObject) => ({ ...entry, formItemId: ids.get(namedBy(entry)) });
  const draw = () => `rule${now()}${Math.floor(random() * 1e6)}`;
  let id = draw();
  while (taken.has(id)) id = draw();
  taken.add(id);
  return {
    ...rule,
    id,
    groups: groupsOf(rule).map((group) => group.map(named)),
    targets: targetsOf(rule).map(named),
  };
}

/** Whether a value has more levels than a form ever has; without recursion, which a hostile one would exhaust. */
function isTooDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true;
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null
        ? Object.values(one).filter((inner) => typeof inner === 'object')
        : [],
    );
  }
  return false;
}
