const SECTION_OR_REFERENCES = /<!\[CDATA\[[^]*?\]\]>|(?:&#(?:[xX][\dA-Fa-f]+|\d+);)+/g;
const REFERENCE = /&#(?:[xX]([\dA-Fa-f]+)|(\d+));/g;

const ASCII_END = 0x80;
const LARGEST = 0x10_ffff;

/**
 * Characters that XML names by number, as the bytes of UTF-8 that they are everywhere else in a part. The library cuts
 * numbers to 16 bits, so that one beyond them becomes some other letter, and decodes the cached texts of formulas twice.
 * Some programs name the two halves of a pair by themselves, which is understood, too. Numbers of plain ASCII stay:
 * those of `<` and `&` must not become markup.
 * @param text bytes of a part, one character a byte.
 */
export function withPlainCharacters(text: string): string {
  if (!text.includes('&#')) return text;
  return text.replaceAll(SECTION_OR_REFERENCES, (found) => (found.startsWith('<') ? found : plain(found)));
}

function plain(references: string): string {
  const parts: string[] = [];
  let wide = '';
  for (const [reference, hex, decimal] of references.matchAll(REFERENCE)) {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (code < ASCII_END) {
      parts.push(utf8(wide), reference);
      wide = '';
    } else wide += code > LARGEST ? '\ufffd' : String.fromCodePoint(code);
  }
  parts.push(utf8(wide));
  return parts.join('');
}

/** The bytes of a text in UTF-8, one character a byte; a half of a pair that stands alone is no character. */
function utf8(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}
