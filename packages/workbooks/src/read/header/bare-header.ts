import { headerKey, isKnownUnit } from '@zhantai/engine/tables';
import { headerWords } from '@zhantai/messages/workbooks';

/** A header cell or a label without the notes in its brackets. */
export interface BareHeader {
  /** See `headerKey`. */
  readonly key: string;
  /** The units that its notes name, as they are written. */
  readonly units: readonly string[];
}

const BRACKETS = /[([{【〔「<]([^()[\]{}【】〔〕「」<>]*)[)\]}】〕」>]/g;
/** What makes a header look like one. */
const DECORATION = /^[★☆※●▲◆■]+|[★☆※●▲◆■:?]+$/g;
const SEPARATORS = /[,，、;；/|]/;

const { notes, unit: BEFORE_UNIT } = headerWords;

/**
 * A header cell or a label without its unit, and without notes that say how to fill it in, in brackets: those say
 * nothing of which column it is. Other brackets stay, since they do.
 * @param isUnit whether a word is a unit: some are known to one table only.
 */
export function bareHeader(text: string, isUnit: (word: string) => boolean = isKnownUnit): BareHeader {
  const units: string[] = [];
  const bare = text
    .normalize('NFKC')
    .replace(/[\s*]/g, '')
    .replaceAll(BRACKETS, (whole, content: string) => {
      if (notes.test(content.toLowerCase())) return '';
      const named: string[] = [];
      // A unit may hold a stroke itself.
      for (const part of isUnit(content) ? [content] : content.split(SEPARATORS)) {
        const name = part.replace(BEFORE_UNIT, '');
        if (isUnit(name)) named.push(name);
        else if (part !== '' && !notes.test(part.toLowerCase())) return whole;
      }
      units.push(...named);
      return '';
    })
    .replace(DECORATION, '');
  const key = headerKey(bare);
  return key === '' ? { key: headerKey(text), units: [] } : { key, units };
}
