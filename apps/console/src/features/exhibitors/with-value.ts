import { languages, oneOf, origins, states, type TypedExhibitor, type TypedKey } from './typed-exhibitor.ts';

/** What is typed with the value of one key as the server says it. */
export function withValue(typed: TypedExhibitor, key: TypedKey, value: unknown): TypedExhibitor {
  const text = typeof value === 'string' ? value : '';
  switch (key) {
    case 'tags':
      return { ...typed, tags: Array.isArray(value) ? value.map(String) : [] };
    case 'origin':
      return { ...typed, origin: oneOf(origins, text, typed.origin) };
    case 'language':
      return { ...typed, language: oneOf(languages, text, typed.language) };
    case 'state':
      return { ...typed, state: oneOf(states, text, typed.state) };
    default:
      return { ...typed, [key]: text };
  }
}
