/** Anything but plain ASCII. */
// oxlint-disable-next-line no-control-regex -- these are the characters meant
const WIDE = /[^\u0000-\u007f]/;

/** Bytes as a text of one character a byte, which is how the library takes the parts of a workbook. */
export function binaryText(bytes: Uint8Array): string {
  const plain = new TextDecoder('latin1').decode(bytes);
  // The decoder reads some of the upper half as other characters; made as wide as UTF-16, bytes stay what they are.
  return WIDE.test(plain) ? new TextDecoder('utf-16le').decode(new Uint16Array(bytes)) : plain;
}
