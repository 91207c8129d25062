import { headerWords } from '@zhantai/messages/sheets';

/** A header cell or a label without the notes in its brackets. */
export interface BareHeader {
  readonly key: string;
  /** The unit that a note names; null where none does. */
  readonly unit: string | null;
}

const BRACKETS = /[([{【〔「<]([^()[\]{}【】〔〕「」<>]*)[)\]}】〕」>]/g;
const SEPARATORS = /[,，、;；/|]/;

const { units, counted, notes, unit: BEFORE_UNIT } = headerWords;
const UNITS: ReadonlyMap<string, string> = new Map(
  units.flatMap(([first = '', ...more]) => [first, ...more].map((name) => [name, first] as const)),
);

/**
 * A header cell or a label without its unit, and without notes that say how to fill it in, in brackets: those say
 * nothing of which column it is. Other brackets stay, since they do.
 * @param key of it, see `headerKey`.
 */
export function bareHeader(key: string): BareHeader {
  let unit: string | null = null;
  const bare = key.replaceAll(BRACKETS, (whole, content: string) => {
    const named: string[] = [];
    for (const part of content.split(SEPARATORS)) {
      const name = part.replace(BEFORE_UNIT, '');
      if (isUnit(name)) named.push(name);
      else if (part !== '' && !notes.test(part)) return whole;
    }
    unit ??= named[0] ?? null;
    return '';
  });
  return bare === '' ? { key, unit: null } : { key: bare, unit };
}

/** Whether a number in one unit is the same number in the other, as far as anybody says. */
export function isSameUnit(one: string | null, other: string | null): boolean {
  const [first, second] = [UNITS.get(one ?? ''), UNITS.get(other ?? '')];
  return first === undefined || second === undefined || first === second;
}

/** Whether a text is the name of a unit, such as `cm` or 公斤. */
export function isUnit(text: string): boolean {
  return UNITS.has(text) || counted.has(text);
}
