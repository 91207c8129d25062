import { limits } from '@zhantai/contract';
import { Refusal } from '../platform/refusal.ts';
import type { Detail } from './store/drafts.ts';

const { formItems, tableColumns, writtenOptions, formRules, formSchemes, formDetailBytes } = limits;

/**
 * Holds a form detail from outside against what a form may have (console.md §2), which also bounds what merging it costs.
 * @throws Refusal LIMIT_REACHED with the limit and the count.
 */
export function requireWithinLimits(detail: Detail): void {
  refuseAbove(Buffer.byteLength(JSON.stringify(detail)), formDetailBytes);
  const items = listOf(detail['formItems']);
  refuseAbove(items.length, formItems);
  requireLogic(recordOf(detail['formLogic']));
  for (const item of items) {
    const settings = settingsOf(item);
    requireOptions(settings);
    for (const { children } of settings) {
      const columns = listOf(recordOf(children)['column']);
      refuseAbove(columns.length, tableColumns);
      for (const column of columns) requireOptions(settingsOf(column));
    }
  }
}

/** Rules and schemes, and what each of them shows. */
function requireLogic({ rules, scheme }: Detail): void {
  const [ruleList, schemes] = [listOf(rules), listOf(scheme)];
  refuseAbove(ruleList.length, formRules);
  refuseAbove(schemes.length, formSchemes);
  for (const rule of ruleList) refuseAbove(listOf(recordOf(rule)['targets']).length, formItems);
  for (const one of schemes) refuseAbove(listOf(recordOf(one)['triggerList']).length, formItems);
}

/** An item's settings on both of its levels: its own, and those of its original data where that is an object. */
function settingsOf(item: unknown): readonly Detail[] {
  const own = recordOf(item);
  return [own, originalOf(own['formItemOriginalData'])];
}

function originalOf(text: unknown): Detail {
  if (typeof text !== 'string') return recordOf(text);
  try {
    return recordOf(JSON.parse(text));
  } catch {
    // What cannot be read is one text and has no lists.
    return {};
  }
}

/** Options of all levels together. */
function requireOptions(settings: readonly Detail[]): void {
  for (const { dicData, props } of settings) {
    const children = recordOf(props)['children'];
    const level = typeof children === 'string' ? children : 'children';
    let waiting = listOf(dicData);
    let count = 0;
    while (waiting.length > 0) {
      count += waiting.length;
      refuseAbove(count, writtenOptions);
      waiting = waiting.flatMap((option) => listOf(recordOf(option)[level]));
    }
  }
}

function refuseAbove(count: number, limit: number): void {
  if (count > limit) throw new Refusal('LIMIT_REACHED', { limit, count }, { limit, count });
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function recordOf(value: unknown): Detail {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
