type WideOrder = 'utf-16le' | 'utf-16be';

const ORDERS: readonly WideOrder[] = ['utf-16le', 'utf-16be'];
const LOOKED_AT = 4_096;
/** At least one of them stands in every table. */
const SEPARATOR = /[\t\n,;|]/;
// oxlint-disable-next-line no-control-regex -- what no text holds
const NO_TEXT = /[\0-\u0008\u000e-\u001f\ufffe\uffff]/;

/**
 * In which order of bytes a text of two bytes a character is that does not say so; null for everything else. Bytes of
 * other kinds make halves of pairs and controls before long.
 */
export function wideText(bytes: Uint8Array): WideOrder | null {
  const head = bytes.subarray(0, LOOKED_AT);
  // Its separators have a byte of 0, which no other text has.
  if (bytes.length % 2 !== 0 || !head.includes(0)) return null;
  return ORDERS.find((order) => isText(head, order)) ?? null;
}

function isText(head: Uint8Array, order: WideOrder): boolean {
  try {
    // A pair that is cut at the end is no fault of the text.
    const text = new TextDecoder(order, { fatal: true }).decode(head, { stream: true });
    return !NO_TEXT.test(text) && SEPARATOR.test(text);
  } catch {
    return false;
  }
}
