import type { CatalogueItem } from '../../../apps/server/src/offers/index.ts';
import { facilities } from '../facilities/facilities.ts';
import type { Facility } from '../facilities/facility.ts';
import { localText } from '../text.ts';
import { blankItem, inFen, type DemoItem } from './demo-item.ts';
import { PLENTY } from './is-scarce.ts';
import { packs } from './packs.ts';

const POWER = { build: 150, h24: 300 };
/** Rigging points are ordered on site only as changes of what was ordered before. */
const CHANGES_ONLY = new Set(['RG1', 'RG2', 'RG3']);
/** Sold in square or cubic metres, tonnes and hours of a hundred square metres. */
const DECIMALS: Readonly<Record<string, number>> = {
  F38: 2,
  FE1: 2,
  FE2: 2,
  FE4: 2,
  WA2: 2,
  HD9: 2,
  HD10: 2,
  AV5: 2,
};
/** CNY of one, refunded after the fair. */
const DEPOSITS: Readonly<Record<string, number>> = { PL2: 500, PL3: 500, NW8: 2000, VP1: 300 };
const PRINT_SIZE = '210×285 mm';

/** Everything that is ordered by the piece, and what advertising is sold but for the screens. */
export const catalogueFacilities: readonly DemoItem[] = [
  ...facilities.filter(({ categories }) => !categories.includes('led')).map(toItem),
  ...packs,
];

function toItem(facility: Facility, index: number): DemoItem {
  const { id, name, categories, unit, prices, stock } = facility;
  const kind = categories.includes('print') ? 'print' : categories.includes('halls') ? 'hall' : 'facility';
  const item: CatalogueItem = {
    ...blankItem,
    itemId: id,
    kind,
    categories,
    name: localText(name),
    unit: localText(unit),
    prices: inFen(prices),
    deposit: depositOf(facility) * 100,
    onSite: CHANGES_ONLY.has(id) ? 'changes' : 'yes',
    decimals: DECIMALS[id] ?? 0,
    factors: hasPeriods(facility) ? POWER : {},
    // First come, first served; kept five days for the organiser's word.
    holdDays: kind === 'facility' ? null : 5,
    most: stock >= PLENTY ? PLENTY : null,
    details: kind === 'print' ? { size: PRINT_SIZE } : {},
    sort: index,
  };
  return { item, stock: { '': stock < 0 ? null : stock } };
}

/** Connections may be used from the build-up on, or day and night. */
function hasPeriods({ id, categories }: Facility): boolean {
  return (
    id !== 'WA2' && ['power-light', 'power-machine', 'water', 'air'].some((one) => categories.includes(one))
  );
}

function depositOf({ id, categories }: Facility): number {
  const box = ['dist-box', 'power-machine'].some((one) => categories.includes(one));
  return DEPOSITS[id] ?? (box ? 500 : 0);
}
