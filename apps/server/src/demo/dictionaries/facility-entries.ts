import { amountText, facilities } from '../facilities/facilities.ts';
import { eachLanguage } from '../text.ts';
import type { Text } from '../text.ts';
import type { DemoEntry } from './entry.ts';

const YUAN: Text = ['元', '元', 'CNY'];

/** Services by category. Rating and normal price stand in the label: a form keeps only ids and quantities. */
export const facilityEntries: readonly DemoEntry[] = facilities.map(
  ({ id, name, unit, prices, categories }) => ({
    value: id,
    parent: null,
    label: eachLanguage((index) =>
      index === 2
        ? `${name[index]} · ${YUAN[index]} ${amountText(prices[1])} a ${unit[index]}`
        : `${name[index]} · ${amountText(prices[1])} ${YUAN[index]}/${unit[index]}`,
    ),
    facets: { category: categories },
    disabled: false,
  }),
);
