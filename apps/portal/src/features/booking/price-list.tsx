import type { PriceTier } from '@zhantai/contract';
import { useDevice } from '@zhantai/ui';
import type { ReactNode } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { formatYuan } from '@zhantai/messages';
import type { CatalogueEntry } from './load-catalogue.ts';
import styles from './price-list.module.css';

const order: readonly PriceTier[] = ['early', 'normal', 'late', 'on-site'];

export interface PriceListProps {
  readonly items: readonly CatalogueEntry[];
  /** In which the prices stand now. */
  readonly tier: PriceTier;
  /** At the end of each row: how many are wanted. */
  readonly action?: (item: CatalogueEntry) => ReactNode;
}

/** Items with the price of now, those of later tiers, and what is left. */
export const PriceList = ({ items, tier, action }: PriceListProps) => {
  const { language, words } = usePortal();
  const { list, tiers: names } = words.booking;
  const mobile = useDevice() === 'mobile';
  const later = order
    .slice(order.indexOf(tier) + 1)
    .filter((one) => items.some((item) => priceIn(item, one) !== null));
  const price = (item: CatalogueEntry, one: PriceTier) => {
    const yuan = priceIn(item, one);
    return yuan === null ? list.notSold : formatYuan(yuan, language);
  };
  const left = ({ stock, unit }: CatalogueEntry) =>
    stock === null ? list.plenty : stock === 0 ? <b>{list.soldOut}</b> : words.booking.amount(stock, unit);
  const extra = ({ deposit }: CatalogueEntry) =>
    deposit > 0 && <small>{list.deposit(formatYuan(deposit, language))}</small>;

  if (mobile) {
    return (
      <ul className={styles['cards']}>
        {items.map((item) => (
          <li key={item.id}>
            <span>{item.name}</span>
            <b>
              {price(item, tier)}
              <i> / {words.booking.unitOfOne(item.unit)}</i>
            </b>
            <small>{later.map((one) => `${names[one]} ${price(item, one)}`).join(' · ')}</small>
            {extra(item)}
            <small>
              {list.left} {left(item)}
            </small>
            {action !== undefined && <span className={styles['action']}>{action(item)}</span>}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{list.item}</th>
          <th scope="col">{list.unit}</th>
          <th className={styles['now']} scope="col">
            {list.now(names[tier])}
          </th>
          {later.map((one) => (
            <th key={one} scope="col">
              {names[one]}
            </th>
          ))}
          <th scope="col">{list.left}</th>
          {action !== undefined && <th scope="col">{list.quantity}</th>}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr data-gone={item.stock === 0 || undefined} key={item.id}>
            <th scope="row">
              {item.name}
              {extra(item)}
            </th>
            <td>{words.booking.unitOfOne(item.unit)}</td>
            <td className={styles['now']}>{price(item, tier)}</td>
            {later.map((one) => (
              <td key={one}>{price(item, one)}</td>
            ))}
            <td>{left(item)}</td>
            {action !== undefined && <td>{action(item)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

function priceIn({ tiers }: CatalogueEntry, tier: PriceTier): number | null {
  return tiers.find((one) => one.tier === tier)?.price ?? null;
}
