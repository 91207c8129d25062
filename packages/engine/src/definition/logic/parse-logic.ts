import type { Condition, Scheme } from '../definition.ts';
import { isJsonObject, readList, readObject, readText } from '../json-value.ts';

/** Reads `formLogic.scheme`; what names a missing item is kept, and never holds (engine.md §3). */
export function parseLogic(raw: unknown): readonly Scheme[] {
  return readList(readObject(raw)?.['scheme']).flatMap((entry) => {
    if (!isJsonObject(entry)) return [];
    const condition = isJsonObject(entry['condition']) ? entry['condition'] : {};
    return [
      {
        targets: readTargets(entry['triggerList']),
        relation: condition['relation'] === 'or' ? 'or' : 'and',
        conditions: readList(condition['conditionList']).flatMap(readCondition),
      },
    ];
  });
}

function readTargets(raw: unknown): readonly string[] {
  return readList(raw).flatMap((trigger) =>
    isJsonObject(trigger) && trigger['type'] === 'show' ? [readText(trigger['formItemId'])] : [],
  );
}

/** A condition as the engine understands it; nothing for what is none. */
export function readCondition(raw: unknown): readonly Condition[] {
  if (!isJsonObject(raw)) return [];
  const wanted = raw['optionValue'];
  return [
    {
      formItemId: readText(raw['formItemId']),
      expression: readText(raw['expression']),
      optionValue: typeof wanted === 'boolean' ? String(wanted) : readText(wanted),
    },
  ];
}
