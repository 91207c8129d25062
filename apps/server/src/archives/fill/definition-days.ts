import { moveDays } from '../move-days.ts';

/** A day in the settings of a field. */
export interface DefinitionDay {
  /** Where it stands in the definition. */
  readonly path: string;
  /** What the field is called. */
  readonly label: string;
  readonly value: string;
}

/** Options and texts name days too, which nobody but their writer can tell from other figures. */
const texts = new Set(['dicData', 'i18n', 'formItemLabel', 'label', 'help']);

/**
 * A definition with each day in the settings of its fields as `change` says: what may be chosen first and last, and the
 * like. What nobody changes stays byte for byte.
 */
export function changeDefinitionDays(definition: unknown, change: (day: DefinitionDay) => string): unknown {
  return changed(definition, [], '', change);
}

/** The days in the settings of the fields of a definition. */
export function definitionDays(definition: unknown): DefinitionDay[] {
  const days: DefinitionDay[] = [];
  changeDefinitionDays(definition, (day) => {
    days.push(day);
    return day.value;
  });
  return days;
}

function changed(
  value: unknown,
  path: readonly string[],
  label: string,
  change: (day: DefinitionDay) => string,
): unknown {
  if (typeof value === 'string') {
    if (path.at(-1) === 'formItemOriginalData') return changedText(value, path, label, change);
    const isDay = value.length <= 19 && moveDays(value, 1) !== value;
    return isDay ? change({ path: path.join('.'), label, value }) : value;
  }
  if (Array.isArray(value))
    return value.map((one, index) => changed(one, [...path, String(index)], label, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const own = entries.find(([key, text]) => key === 'formItemLabel' && typeof text === 'string');
  const name = own === undefined ? label : String(own[1]);
  return Object.fromEntries(
    entries.map(([key, one]) => [key, texts.has(key) ? one : changed(one, [...path, key], name, change)]),
  );
}

/** Settings travel as JSON in a text. */
function changedText(
  text: string,
  path: readonly string[],
  label: string,
  change: (day: DefinitionDay) => string,
): string {
  let settings: unknown;
  try {
    settings = JSON.parse(text);
  } catch {
    return text;
  }
  const next = JSON.stringify(changed(settings, path.slice(0, -1), label, change));
  return next === JSON.stringify(settings) ? text : next;
}
