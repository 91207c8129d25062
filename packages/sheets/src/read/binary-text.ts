const CHUNK = 8_192;

/** Bytes as a text of one character a byte, which is how the library takes the parts of a workbook. */
export function binaryText(bytes: Uint8Array): string {
  // Most parts are plain ASCII, and those the decoder turns into just that text, much faster.
  if (isAscii(bytes)) return new TextDecoder('latin1').decode(bytes);
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  }
  return pieces.join('');
}

function isAscii(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte < 0x80);
}
