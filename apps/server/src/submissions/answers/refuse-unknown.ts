import { cutText } from '@zhantai/engine';
import { Refusal } from '../../platform/refusal.ts';

/** The refusal of props that the form does not have. Names as many as somebody reads: a client may send any number, of any length. */
export function refuseUnknown(unknown: readonly string[]): Refusal {
  const fields = unknown.slice(0, 20).map((prop) => cutText(prop, 200));
  return new Refusal('UNKNOWN_FIELD', { field: fields.join(', ') }, { fields });
}
