import { wideText } from './wide-text.ts';
import { chinesePage } from './chinese-page.ts';

/** Where a page or an XML file says in which code page it is. */
const DECLARED =
  /<meta[^>]{0,200}?charset\s*=\s*["']?([\w.:-]+)|<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)/i;
const LOOKED_AT = 8_192;

/**
 * A text in the code page it is in: as its first bytes say, as it says itself, UTF-8 where that is what it is, and else
 * the one of the two that programs in China write.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = byMark(bytes) ?? wideText(bytes);
  if (marked !== null) return new TextDecoder(marked).decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, LOOKED_AT));
  const [, page, xml] = DECLARED.exec(head) ?? [];
  return (
    decoded(bytes, page ?? xml ?? 'utf-8') ??
    decoded(bytes, 'utf-8') ??
    decoded(bytes, chinesePage(bytes)) ??
    new TextDecoder('gb18030').decode(bytes)
  );
}

function byMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

/** Null where nobody knows that code page, or the text is not in it. */
function decoded(bytes: Uint8Array, label: string): string | null {
  // What says that it is UTF-16 and could be read so far is not.
  if (/^utf-?16|^ucs-?2/i.test(label)) return null;
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
