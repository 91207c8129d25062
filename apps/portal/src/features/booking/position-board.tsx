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

/** Pages of the directory and positions in the halls: price, size, free, held or taken. */
export const PositionBoard = ({ formId }: { readonly formId: string }) => {
  const { client, language, words } = usePortal();
  const text = words.booking.boards;
  const list = useMemo(
    () =>
      createResource(async () => {
        const [prints, halls] = await Promise.all([
          client.call('queryAdvertPrints', { language, query: { formId } }),
          client.call('queryAdvertStadiums', { language, query: { formId, size: 200 } }),
        ]);
        return { prints, halls: halls.records };
      }),
    [client, formId, language],
  );
  const state = useResource(list, true);
  return (
    <section className={styles['board']}>
      <SectionHead note={text.holdNote} title={text.positions} />
      <PageState
        onRetry={() => {
          void list.load();
        }}
        skeleton={{ rows: 6, rowHeight: 44 }}
        state={state}
      >
        {({ prints, halls }) => (
          <>
            <Positions places={prints} title={text.prints} />
            <Positions places={halls} title={text.halls} />
          </>
        )}
      </PageState>
    </section>
  );
};

interface PositionsProps {
  readonly title: string;
  readonly places: readonly AdvertPosition[];
}

const Positions = ({ title, places }: PositionsProps) => {
  const { language, words } = usePortal();
  const text = words.booking.boards;
  if (places.length === 0) return null;
  return (
    <div className={styles['scroll']}>
      <table className={styles['list']}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{text.place}</th>
            <th scope="col">{text.price}</th>
            <th scope="col">{text.state}</th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place.id}>
              <th scope="row">
                {place.name}
                {place.size !== null && <small>{text.size(place.size)}</small>}
              </th>
              <td>
                {place.price === null
                  ? text.closed
                  : `${formatYuan(place.price, language)} / ${words.booking.unitOfOne(place.unit)}`}
              </td>
              <td data-state={place.state}>{placeText(place, text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
