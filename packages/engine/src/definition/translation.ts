import type { Language } from './definition.ts';
import type { JsonObject } from './item.ts';
import { isJsonObject, readText } from './json-value.ts';

/** The `i18n` entry of an item or of the settings for one language. */
export type Translation = JsonObject;

const NONE: Translation = {};

/** The translation an object carries for a language; empty where there is none. */
export function translationOf(source: JsonObject, language: Language): Translation {
  const all = source['i18n'];
  const own = isJsonObject(all) ? all[language] : undefined;
  return isJsonObject(own) ? own : NONE;
}

/** A text by its key: translated, else as the organiser wrote it. */
export function translated(translation: Translation, key: string, written: unknown): string {
  return readText(translation[key]) || readText(written);
}

/** A text that is looked up by another one: `options[value]`, `messages[sentence]`. */
export function translatedEntry(
  translation: Translation,
  group: string,
  key: string,
  written: string,
): string {
  const entries = translation[group];
  if (!isJsonObject(entries) || !Object.hasOwn(entries, key)) return written;
  return readText(entries[key]) || written;
}
