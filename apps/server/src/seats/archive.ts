import { Type } from 'typebox';
import { LocalTexts } from '../platform/documents.ts';
import { archiveKind, type ArchiveLine } from '../platform/archive-kind.ts';
import { cleanMap } from './clean-map.ts';

/** How areas of a hall are entered. */
const Areas = Type.Record(
  Type.String(),
  Type.Object({
    label: LocalTexts,
    door: LocalTexts,
    doorId: Type.String({ maxLength: 200 }),
    note: LocalTexts,
  }),
);

function cleaned(line: ArchiveLine): ArchiveLine | string {
  const svg = typeof line['svg'] === 'string' ? cleanMap(line['svg']) : null;
  return svg === null ? 'svg is no map' : { ...line, svg };
}

/** What an archive holds of seats. */
export const seatArchive = [
  archiveKind(
    'seat_plan',
    'set-up',
    ['plan_id'],
    {
      plan_id: 'kept',
      title: 'kept',
      svg: 'kept',
      areas: 'kept',
      opens_at: 'moment',
      closes_at: 'moment',
    },
    { documents: { title: LocalTexts, areas: Areas }, clean: cleaned },
  ),
  archiveKind('seat', 'everything', ['plan_id', 'area', 'seat_row', 'seat_number'], {
    plan_id: 'kept',
    area: 'kept',
    seat_row: 'kept',
    seat_number: 'kept',
    name: 'kept',
    name_key: 'kept',
    mobile_tail: 'kept',
    company: 'kept',
  }),
];
