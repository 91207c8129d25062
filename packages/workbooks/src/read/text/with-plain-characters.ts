const SECTION_OR_REFERENCES = /<!\[CDATA\[[^]*?\]\]>|(?:&#(?:[xX][\dA-Fa-f]+|\d+);)+/g;
const REFERENCE = /&#(?:[xX]([\dA-Fa-f]+)|(\d+));/g;

const ASCII_END = 0x80;
const LARGEST = 0x10_ffff;

/**
 * Characters that XML names by number, as the characters that they are everywhere else in a part. The library cuts
 * numbers to 16 bits, so that one beyond them becomes some other letter, and decodes the cached texts of formulas twice.
 * Some programs name the two halves of a pair by themselves, which is understood, too. Numbers of plain ASCII stay:
 * those of `<` and `&` must not become markup.
 * @param write how the text writes characters: bytes of a part are one character a byte of UTF-8.
 */
export function withPlainCharacters(text: string, write: (characters: string) => string = utf8): string {
  if (!text.includes('&#')) return text;
  return text.replaceAll(SECTION_OR_REFERENCES, (found) =>
    found.startsWith('<') ? found : plain(found, write),
  );
}

function plain(references: string, write: (characters: string) => string): string {
  const parts: string[] = [];
  let wide = '';
  for (const [reference, hex, decimal] of references.matchAll(REFERENCE)) {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (code < ASCII_END) {
      parts.push(write(wide), reference);
      wide = '';
    } else wide += code > LARGEST ? '\ufffd' : String.fromCodePoint(code);
  }
  parts.push(write(wide));
  return parts.join('');
}

/** The bytes of a text in UTF-8, one character a byte; a half of a pair that stands alone is no character. */
function utf8(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}
