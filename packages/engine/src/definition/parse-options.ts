import type { OptionValue } from '../types/field-value.ts';
import type { JsonObject, Option } from './item.ts';
import { isJsonObject, isOff, readFlag, readList, readNumber, readText } from './json-value.ts';
import { note } from './parsing.ts';
import type { Parsing } from './parsing.ts';
import { translatedEntry } from './translation.ts';
import type { Translation } from './translation.ts';

const MAX_DEPTH = 32;

/** An option while it is read. */
type MutableOption = { -readonly [K in keyof Option]: Option[K] };

/** How raw options are read: their keys, the type of their values, their words. */
export interface OptionReading {
  readonly formItemId: string;
  readonly valueKey: string;
  readonly labelKey: string;
  readonly childrenKey: string;
  readonly descriptionKey: string;
  /** `dataType: "number"` makes values numbers; `raw` keeps them as they are written (switch). */
  readonly values: 'string' | 'number' | 'raw';
  readonly translation: Translation;
}

/** Whether an option value would break the wire (engine.md §1). */
export function holdsSeparator(value: OptionValue): boolean {
  return typeof value === 'string' && /[,|]|_>/.test(value);
}

/** Reads `dicData` or a dictionary's answer. Options with a separator in their value are noted, and left out on demand. */
export function parseOptions(
  raw: unknown,
  reading: OptionReading,
  parsing: Parsing,
  dropSeparators: boolean,
): Option[] {
  return readLevel(raw, 0);

  function readLevel(level: unknown, depth: number): Option[] {
    const options: Option[] = [];
    if (depth > MAX_DEPTH) {
      note(parsing, 'tooLarge', reading.formItemId);
      return options;
    }
    for (const entry of readList(level)) {
      if (parsing.optionsLeft <= 0) {
        if (parsing.optionsLeft === 0) note(parsing, 'tooLarge', reading.formItemId);
        parsing.optionsLeft = -1;
        break;
      }
      const option = readOption(entry, depth);
      if (option === null) continue;
      parsing.optionsLeft -= 1;
      if (holdsSeparator(option.value)) {
        note(parsing, 'optionSeparator', reading.formItemId, { value: String(option.value) });
        if (dropSeparators) continue;
      }
      options.push(option);
    }
    return options;
  }

  function readOption(entry: unknown, depth: number): Option | null {
    if (!isJsonObject(entry)) {
      const value = readValue(entry, reading.values);
      return value === null ? null : { value, label: label(String(value), String(value)) };
    }
    const value = readValue(entry[reading.valueKey] ?? entry['value'] ?? entry['key'], reading.values);
    if (value === null) return null;
    const written = readText(entry[reading.labelKey] ?? entry['label']) || String(value);
    const children = entry[reading.childrenKey] ?? entry['children'];
    const option: MutableOption = { value, label: label(String(value), written) };
    readRest(entry, option);
    if (Array.isArray(children) && children.length > 0) option.children = readLevel(children, depth + 1);
    return option;
  }

  /** What few options have. */
  function readRest(entry: JsonObject, option: MutableOption): void {
    const placeholder = readText(entry['placeholder']);
    const description = readText(entry['appendText']) || readText(entry[reading.descriptionKey]);
    if (readFlag(entry['hasInput'])) option.hasInput = true;
    if (placeholder !== '') option.placeholder = placeholder;
    if (readFlag(entry['disabled'])) option.disabled = true;
    if (entry['leaf'] !== undefined) option.leaf = !isOff(entry['leaf']);
    if (description !== '') option.description = description;
    const aliases = readList(entry['aliases']).map(readText);
    if (aliases.length > 0) option.aliases = aliases.filter((alias) => alias !== '');
  }

  function label(value: string, written: string): string {
    return translatedEntry(reading.translation, 'options', value, written);
  }
}

function readValue(value: unknown, values: OptionReading['values']): OptionValue | null {
  if (values === 'number') return readNumber(value);
  if (typeof value === 'number') return values === 'raw' ? value : String(value);
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}
