import type { KeptDictionaryEntry } from '@zhantai/contract';
import type { StoredEntry } from '../dictionaries/index.ts';

/** An entry as it travels and is compared, but for its value. */
export function presentKept({
  label,
  description,
  parent,
  disabled,
  hasInput = false,
}: StoredEntry): KeptDictionaryEntry {
  return { labels: textsOf(label), descriptions: textsOf(description ?? {}), parent, disabled, hasInput };
}

/** An entry as it is stored; what it says of itself beside that stays. */
export function storedOf(
  value: string,
  { labels, descriptions, parent, disabled, hasInput }: KeptDictionaryEntry,
  before: StoredEntry | undefined,
): StoredEntry {
  const description = given(descriptions);
  return {
    value,
    parent,
    label: given(labels),
    description: Object.keys(description).length === 0 ? null : description,
    facets: before?.facets ?? {},
    disabled,
    hasInput,
  };
}

function textsOf(text: StoredEntry['label']): KeptDictionaryEntry['labels'] {
  return {
    'zh-Hans': text['zh-Hans'] ?? '',
    'zh-Hant': text['zh-Hant'] ?? '',
    en: text.en ?? '',
  };
}

/** Only the languages in which something is said. */
function given(texts: KeptDictionaryEntry['labels']): StoredEntry['label'] {
  return Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );
}
