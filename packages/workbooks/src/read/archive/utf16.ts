/** Whether a part begins as XML in UTF-16 does. */
export function isUtf16(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/** A part in UTF-8; XML may also come in UTF-16. */
export function asUtf8(bytes: Uint8Array): Uint8Array {
  if (!isUtf16(bytes)) return bytes;
  const label = bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
  return new TextEncoder().encode(new TextDecoder(label).decode(bytes));
}
