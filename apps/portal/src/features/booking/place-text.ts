import type { AdvertPosition } from '@zhantai/contract';
import type { PortalWords } from '@zhantai/messages/portal';

/** `余 5`, `暂满` or `已售完`. */
export const placeText = (
  { state, stock }: Pick<AdvertPosition, 'state' | 'stock'>,
  text: PortalWords['booking']['boards'],
): string => (state === 'free' ? (stock === null ? text.free : text.left(stock)) : text[state]);
