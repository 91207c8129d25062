import type { FormSetting, Language } from './definition.ts';
import { isOff, readNumber, readObject, readText } from './json-value.ts';
import { translated, translationOf } from './translation.ts';

/** Reads `formSetting` with its defaults (engine.md §1). */
export function parseSetting(raw: unknown, language: Language): FormSetting {
  const source = readObject(raw) ?? {};
  const translation = translationOf(source, language);
  return {
    title: translated(translation, 'title', source['title']),
    desc: translated(translation, 'desc', source['desc']),
    labelPosition: oneOf(['top', 'left', 'right'], source['labelPosition']) ?? 'top',
    labelWidth: readNumber(source['labelWidth']) ?? 120,
    inputPosition: oneOf(['left', 'center', 'right'], source['inputPosition']) ?? 'left',
    showNumber: !isOff(source['showNumber']),
    labelSuffix: readText(source['labelSuffix']),
    submitBtn: !isOff(source['submitBtn']),
    submitText: translated(translation, 'submitText', source['submitText']),
  };
}

/** The text under a form, which is the form's own or stands in its settings. */
export function parseMemo(own: unknown, setting: unknown, language: Language): string {
  const source = readObject(setting) ?? {};
  return translated(translationOf(source, language), 'memo', readText(own) || source['memo']);
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((name) => name === value);
}
