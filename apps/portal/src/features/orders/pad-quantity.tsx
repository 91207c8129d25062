import { TextInput } from '@zhantai/ui';
import type { CatalogueEntry } from '../booking/load-catalogue.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './orders.module.css';
import type { PadEntry } from './pad-lines.ts';

export interface PadQuantityProps {
  readonly item: CatalogueEntry;
  readonly entry: PadEntry;
  readonly disabled: boolean;
  /** What is wrong with it; null for nothing. */
  readonly message: string | null;
  readonly onChange: (entry: PadEntry) => void;
}

/** How many of a thing are wanted, and for which period where there are several. */
export const PadQuantity = ({ item, entry, disabled, message, onChange }: PadQuantityProps) => {
  const { words } = usePortal();
  const text = words.booking.pad;
  const names = new Map<string, string>(Object.entries(words.booking.periods));
  const nameOf = (period: string): string => names.get(period) ?? period;
  return (
    <span className={styles['quantity']}>
      <TextInput
        aria-label={text.quantityOf(item.name)}
        disabled={disabled}
        inputMode={item.decimals === 0 ? 'numeric' : 'decimal'}
        invalid={message !== null}
        onChange={(event) => {
          const quantity = event.currentTarget.value.replace(',', '.');
          const fits = item.decimals === 0 ? /^\d{0,5}$/ : /^\d{0,5}(\.\d{0,2})?$/;
          if (fits.test(quantity)) onChange({ ...entry, quantity });
        }}
        value={entry.quantity}
      />
      {item.periods.length > 0 && (
        <select
          aria-label={text.periodOf(item.name)}
          disabled={disabled}
          onChange={(event) => {
            onChange({ ...entry, period: event.currentTarget.value });
          }}
          value={entry.period}
        >
          <option value="">{nameOf('open')}</option>
          {item.periods.map(({ period, factor }) => (
            <option key={period} value={period}>
              {text.times(nameOf(period), factor)}
            </option>
          ))}
        </select>
      )}
      {message !== null && <small role="alert">{message}</small>}
    </span>
  );
};
