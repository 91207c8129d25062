import { addDays } from '@zhantai/engine';
import { facilitiesOf } from '../facilities/facilities.ts';
import { localText } from '../text.ts';
import { blankItem, inFen, type DemoItem } from './demo-item.ts';

const SLOTS = [
  ['S1', '09:00–11:00'],
  ['S2', '11:00–13:00'],
  ['S3', '13:00–15:00'],
  ['S4', '15:00–17:00'],
] as const;
const OPEN_DAYS = 4;

/** The screens, and what of each is sold: 15-second units of a slot on a day, like `L2-S2-0319`. */
export function screens(firstDay: string): readonly DemoItem[] {
  const days = Array.from({ length: OPEN_DAYS }, (_, index) => addDays(firstDay, index));
  return facilitiesOf('led').flatMap(({ id, name, unit, prices, stock }, place) => {
    const size = /\d{3,4}×\d{3,4}/.exec(name[0])?.[0] ?? '';
    const screen = { ...blankItem, itemId: id, kind: 'screen', name: localText(name), sort: place } as const;
    const slots = days.flatMap((day, index) =>
      SLOTS.map(([slot, hours], part): DemoItem => {
        const short = day.slice(5).replace('-', '');
        return {
          item: {
            ...blankItem,
            itemId: `${id}-${slot}-${short}`,
            kind: 'led',
            parentId: id,
            categories: ['led'],
            name: Object.fromEntries(
              Object.entries(localText(name)).map(([language, words]) => [
                language,
                `${words} · ${day.slice(5)} ${hours}`,
              ]),
            ),
            unit: localText(unit),
            prices: inFen(prices),
            holdDays: 5,
            // A screen has few units; who wants the whole slot asks.
            most: 4,
            details: { size, slot, day, hours },
            sort: place * 100 + index * 10 + part,
          },
          stock: { '': stock },
        };
      }),
    );
    return [{ item: { ...screen, details: { size } }, stock: {} }, ...slots];
  });
}
