import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, readList, readText } from '../../definition/json-value.ts';
import { mergeSource } from '../../definition/merge-source.ts';
import { translationOf } from '../../definition/translation.ts';
import { withSettingAt } from '../settings/with-setting.ts';
import { formTexts, MADE_OF, type FormText, type TextLanguage } from './form-texts.ts';

/** A translation that was written. */
export interface TextChange {
  readonly key: string;
  readonly language: TextLanguage;
  /** Empty takes it away. */
  readonly text: string;
  /** A program made it: somebody has to look at it. */
  readonly isMade?: true;
}

/**
 * A form with other translations; what does not change keeps every byte. Each keeps beside it what it was made of, so that
 * one is told when that changes. Keys that the form has no text for are passed over.
 */
export function withTexts(detail: JsonObject, changes: readonly TextChange[]): JsonObject {
  const texts = new Map(formTexts(detail).map((text) => [text.key, text]));
  return changes.reduce((form, change) => {
    const text = texts.get(change.key);
    return text === undefined ? form : withText(form, text, change);
  }, detail);
}

function withText(detail: JsonObject, text: FormText, change: TextChange): JsonObject {
  const { formItemId, column } = text;
  if (formItemId === null) {
    const setting = isJsonObject(detail['formSetting']) ? detail['formSetting'] : {};
    return { ...detail, formSetting: written(setting, text, change) };
  }
  return {
    ...detail,
    formItems: readList(detail['formItems']).map((raw) => {
      if (!isJsonObject(raw) || readText(raw['formItemId']) !== formItemId) return raw;
      if (column === null) return written(raw, text, change);
      const { children } = mergeSource(raw).source;
      if (!isJsonObject(children)) return raw;
      const columns = readList(children['column']).map((one) =>
        isJsonObject(one) && nameOf(one) === column ? written(one, text, change) : one,
      );
      return withSettingAt(raw, ['children', 'column'], columns);
    }),
  };
}

function nameOf(column: JsonObject): string {
  const { source } = mergeSource(column);
  return readText(source['prop']) || readText(source['formItemId']);
}

function written(raw: JsonObject, text: FormText, { language, text: next, isMade }: TextChange): JsonObject {
  const path = pathOf(text);
  const madeOf = translationOf(mergeSource(raw).source, language)[MADE_OF];
  const { ...sources }: Record<string, unknown> = isJsonObject(madeOf) ? madeOf : {};
  const name = path.join('/');
  if (next === '') delete sources[name];
  else sources[name] = isMade === true ? '' : text.written;
  const isBare = Object.keys(sources).length === 0;
  const translated = withSettingAt(raw, ['i18n', language, ...path], next === '' ? undefined : next);
  return withSettingAt(translated, ['i18n', language, MADE_OF], isBare ? undefined : sources);
}

/** Where a text stands in a translation. */
function pathOf({ key, column }: FormText): readonly string[] {
  return key
    .split('/')
    .map(decodeURIComponent)
    .slice(column === null ? 1 : 2);
}
