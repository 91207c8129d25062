import type { AdvertPosition } from '@zhantai/contract';
import { SectionHead } from '@zhantai/ui';
import { useMemo } from 'react';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import styles from './boards.module.css';
import { formatYuan } from '@zhantai/messages';
import { placeText } from './place-text.ts';

/** Slots of the LED screens by day: free, held, taken. */
export const LedBoard = ({ formId }: { readonly formId: string }) => {
  const { client, language, words } = usePortal();
  const text = words.booking.boards;
  const list = useMemo(
    () =>
      createResource(async () => {
        const query = { formId, kind: 'slot', size: 200 } as const;
        return (await client.call('queryAdvertLed', { language, query })).records;
      }),
    [client, formId, language],
  );
  const state = useResource(list, true);
  return (
    <section className={styles['board']}>
      <SectionHead note={text.ledNote} title={text.led} />
      <PageState
        onRetry={() => {
          void list.load();
        }}
        skeleton={{ rows: 4, rowHeight: 44 }}
        state={state}
      >
        {(slots) =>
          slots.length === 0 ? (
            <p className={styles['none']}>{text.none}</p>
          ) : (
            <div className={styles['screens']}>
              {[...groupBy(slots, ({ screen }) => screen ?? '')].map(([screen, own]) => (
                <Screen key={screen} price={own[0]?.price ?? null} slots={own} />
              ))}
            </div>
          )
        }
      </PageState>
    </section>
  );
};

interface ScreenProps {
  readonly slots: readonly AdvertPosition[];
  readonly price: number | null;
}

const Screen = ({ slots, price }: ScreenProps) => {
  const { language, words } = usePortal();
  const text = words.booking.boards;
  const days = [...new Set(slots.map(({ day }) => day ?? ''))];
  const rows = [...groupBy(slots, ({ slot }) => slot ?? '')];
  return (
    <div className={styles['scroll']}>
      <table className={styles['grid']}>
        <caption>
          {slots[0]?.name.split(' · ')[0]}
          {price !== null && <span>{text.perUnit(formatYuan(price, language))}</span>}
        </caption>
        <thead>
          <tr>
            <th scope="col">{text.hours}</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {day.slice(5)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([slot, row]) => (
            <tr key={slot}>
              <th scope="row">{row[0]?.hours ?? slot}</th>
              {days.map((day) => {
                const place = row.find((one) => one.day === day);
                return (
                  <td data-state={place?.state} key={day}>
                    {place === undefined ? '' : placeText(place, text)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

function groupBy<T>(list: readonly T[], key: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}
