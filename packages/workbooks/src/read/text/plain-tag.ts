/** A tag of a cell or a row as the library understands it, and where in the sheet it says that it stands. */
export interface PlainTag {
  readonly text: string;
  /** Empty where it says none. */
  readonly place: string;
}

const NAME = /^<([^\s/>]+)/;
const ATTRIBUTE = /\s(r|s|t)\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/g;

/**
 * Writes a tag anew, with nothing but its place, its type and its look: other programs put line breaks behind the name,
 * blanks around `=`, or the place behind something else, which the library takes for no cell or for one elsewhere.
 * @param tag from `<` to behind `>`; it is no closed one.
 * @param placed what stands in for a place that it does not say.
 */
export function plainTag(tag: string, placed: (place: string) => string): PlainTag {
  const [, name = ''] = NAME.exec(tag) ?? [];
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single] of tag.matchAll(ATTRIBUTE)) {
    attributes.set(key, (double ?? single ?? '').trim());
  }
  const place = attributes.get('r') ?? '';
  const rest = ['s', 't'].flatMap((key) => {
    const value = attributes.get(key);
    return value === undefined ? [] : [` ${key}="${value.replaceAll('"', '')}"`];
  });
  return { text: `<${name} r="${placed(place)}"${rest.join('')}>`, place };
}
