import type { Hotel, HotelRoom } from '@zhantai/contract';
import { traitsOf, type Session } from '@zhantai/engine';
import { classNames, SectionHead } from '@zhantai/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import styles from './boards.module.css';
import { formatYuan } from '@zhantai/messages';

export interface RoomBoardProps {
  readonly formId: string;
  readonly session: Session;
}

/** Rooms of the hotels: price of a night, how many are left in each; the nights of the stay in the form are marked. */
export const RoomBoard = ({ formId, session }: RoomBoardProps) => {
  const { client, language, words } = usePortal();
  const text = words.booking.boards;
  const list = useMemo(
    () => createResource(() => client.call('selectHotel', { language, query: { formId } })),
    [client, formId, language],
  );
  const state = useResource(list, true);
  const stay = useStay(session);
  return (
    <section className={styles['board']}>
      <SectionHead note={text.roomsNote} title={text.rooms} />
      <PageState
        onRetry={() => {
          void list.load();
        }}
        skeleton={{ rows: 6, rowHeight: 44 }}
        state={state}
      >
        {(hotels) =>
          hotels.length === 0 ? (
            <p className={styles['none']}>{text.none}</p>
          ) : (
            hotels.map((hotel) => <HotelRooms hotel={hotel} key={hotel.id} stay={stay} />)
          )
        }
      </PageState>
    </section>
  );
};

interface HotelRoomsProps {
  readonly hotel: Hotel;
  /** `2027-03-18,2027-03-21`, or empty. */
  readonly stay: string;
}

const HotelRooms = ({ hotel, stay }: HotelRoomsProps) => {
  const { language, words } = usePortal();
  const text = words.booking.boards;
  const [start = '', end = ''] = stay.split(',');
  const chosen = (day: string): boolean => start !== '' && day >= start && day < end;
  const days = hotel.rooms[0]?.nights.map(({ day }) => day) ?? [];
  const ways: Readonly<Record<string, string>> = text.ways;
  return (
    // A table wider than the window is scrolled by the keys, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={hotel.name} className={styles['scroll']} tabIndex={0}>
      <table className={classNames(styles['grid'], styles['nights'])}>
        <caption>
          {hotel.name}
          <span>
            {[hotel.distance === null ? '' : text.distance(hotel.distance), ways[hotel.way] ?? '']
              .filter(Boolean)
              .join(' · ')}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{text.room}</th>
            {days.map((day) => (
              <th data-chosen={chosen(day) || undefined} key={day} scope="col">
                {day.slice(5)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hotel.rooms.map((room) => (
            <tr key={room.id}>
              <th scope="row">
                {shortName(room, hotel)}
                {room.price !== null && <small>{text.aNight(formatYuan(room.price, language))}</small>}
              </th>
              {room.nights.map(({ day, left }) => (
                <td
                  data-chosen={chosen(day) || undefined}
                  data-state={left === 0 ? 'taken' : 'free'}
                  key={day}
                >
                  {left === null ? text.free : left === 0 ? text.full : left}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** Rooms are called by their hotel, too. */
function shortName(room: HotelRoom, hotel: Hotel): string {
  const head = `${hotel.name} · `;
  return room.name.startsWith(head) ? room.name.slice(head.length) : room.name;
}

/** The first range of dates of the form. */
function useStay(session: Session): string {
  const node = session.nodes.find(({ item }) => {
    const { family, moment } = traitsOf(item);
    return family === 'range' && moment === 'date';
  });
  return useSyncExternalStore(
    (listener) => node?.subscribe(listener) ?? nothing,
    () => {
      const value = node?.state().value;
      return Array.isArray(value) ? value.join(',') : '';
    },
  );
}

const nothing = (): void => undefined;
