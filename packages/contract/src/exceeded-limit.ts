import { limits } from './limits.ts';

type Detail = Readonly<Record<string, unknown>>;

/** A limit that a form is above, and how much it has of it. */
export interface Exceeded {
  readonly limit: number;
  readonly count: number;
}

const { formItems, tableColumns, writtenOptions, treeOptions, formRules, formSchemes, formDetailBytes } =
  limits;

/**
 * The first limit that a form detail from outside is above, null within all of them (console.md §2).
 * @param bytes of the detail as JSON text.
 */
export function exceededLimit(detail: Detail, bytes: number): Exceeded | null {
  const items = listOf(detail['formItems']);
  return (
    above(bytes, formDetailBytes) ??
    above(items.length, formItems) ??
    logicAbove(recordOf(detail['formLogic'])) ??
    firstOf(items, itemAbove)
  );
}

/** Rules and schemes, and what each of them shows. */
function logicAbove({ rules, scheme }: Detail): Exceeded | null {
  const [ruleList, schemes] = [listOf(rules), listOf(scheme)];
  return (
    above(ruleList.length, formRules) ??
    above(schemes.length, formSchemes) ??
    firstOf(ruleList, (rule) => above(listOf(recordOf(rule)['targets']).length, formItems)) ??
    firstOf(schemes, (one) => above(listOf(recordOf(one)['triggerList']).length, formItems))
  );
}

function itemAbove(item: unknown): Exceeded | null {
  const settings = settingsOf(item);
  return (
    optionsAbove(settings) ??
    firstOf(settings, ({ children }) => {
      const columns = listOf(recordOf(children)['column']);
      return (
        above(columns.length, tableColumns) ?? firstOf(columns, (column) => optionsAbove(settingsOf(column)))
      );
    })
  );
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

/** Options of all levels together; those of a tree may be more. */
function optionsAbove(settings: readonly Detail[]): Exceeded | null {
  for (const { dicData, props } of settings) {
    const children = recordOf(props)['children'];
    const level = typeof children === 'string' ? children : 'children';
    let waiting = listOf(dicData);
    let count = 0;
    let isTree = false;
    while (waiting.length > 0) {
      count += waiting.length;
      if (count > treeOptions) return { limit: treeOptions, count };
      waiting = waiting.flatMap((option) => listOf(recordOf(option)[level]));
      isTree ||= waiting.length > 0;
    }
    const exceeded = above(count, isTree ? treeOptions : writtenOptions);
    if (exceeded !== null) return exceeded;
  }
  return null;
}

function firstOf<T>(all: readonly T[], exceeded: (one: T) => Exceeded | null): Exceeded | null {
  for (const one of all) {
    const found = exceeded(one);
    if (found !== null) return found;
  }
  return null;
}

function above(count: number, limit: number): Exceeded | null {
  return count > limit ? { limit, count } : null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function recordOf(value: unknown): Detail {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
