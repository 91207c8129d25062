import type { AdvertPosition, Facility } from '@zhantai/contract';
import type { Client } from '@zhantai/contract/client';
import type { Language } from '@zhantai/engine';

/** Something on sale, whatever list it stands in. */
export interface CatalogueEntry extends Pick<
  Facility,
  'id' | 'category' | 'name' | 'unit' | 'price' | 'tiers' | 'stock' | 'deposit'
> {
  /** Decimal places a quantity may have. */
  readonly decimals: number;
  /** Ordered by nights. */
  readonly room: boolean;
  /** Longer periods of use it may be ordered for, and what each multiplies the price by. */
  readonly periods: Facility['periods'];
}

/** More than any exhibition has of one kind. */
const ALL = 200;

/** Everything a form sells, at its prices; asks only for the lists its categories stand in. Throws `ApiError`. */
export async function loadCatalogue(
  client: Client,
  language: Language,
  formId: string,
  categories: readonly string[],
): Promise<readonly CatalogueEntry[]> {
  const sells = (category: string): boolean => categories.includes(category);
  const places = ['print', 'halls', 'led', 'hotel'];
  const [facilities, prints, halls, led, hotels] = await Promise.all([
    categories.every((category) => places.includes(category))
      ? []
      : client.call('queryFacilities', { language, query: { formId } }),
    sells('print') ? client.call('queryAdvertPrints', { language, query: { formId } }) : [],
    sells('halls') ? client.call('queryAdvertStadiums', { language, query: { formId, size: ALL } }) : null,
    sells('led')
      ? client.call('queryAdvertLed', { language, query: { formId, kind: 'slot', size: ALL } })
      : null,
    sells('hotel') ? client.call('selectHotel', { language, query: { formId } }) : [],
  ]);
  const positions: readonly AdvertPosition[] = [
    ...prints,
    ...(halls?.records ?? []),
    ...(led?.records ?? []),
  ];
  return [
    ...facilities.filter((item) => item.categories.some(sells)).map((item) => ({ ...item, room: false })),
    ...positions.map((item) => ({ ...item, decimals: 0, room: false, periods: [] })),
    ...hotels.flatMap(({ rooms }) =>
      rooms.map((item) => ({ ...item, decimals: 0, room: true, periods: [] })),
    ),
  ];
}
