import type { ConsoleBooth } from '@zhantai/contract';
import type { ConsoleWords } from '@zhantai/messages/console';
import type { TableColumn } from '@zhantai/ui/data-table/columns/column.ts';
import { placeOf } from '../exhibitors/place-of.ts';

/** Columns of the list of booths; those that the server sorts by bear its names. */
export function boothColumns(
  words: ConsoleWords,
  href: (path: string) => string,
): readonly TableColumn<ConsoleBooth>[] {
  const text = words.exhibitors;
  const heads = words.booths.columns;
  return [
    {
      key: 'booth',
      title: heads.booth,
      fixed: 'left',
      sortable: true,
      value: (booth) => placeOf(booth, words),
    },
    {
      key: 'area',
      title: heads.area,
      unit: 'm²',
      type: 'number',
      align: 'right',
      sortable: true,
      value: ({ area }) => area,
    },
    { key: 'type', title: heads.type, value: ({ type }) => text.boothTypes[type] },
    {
      key: 'heightLimit',
      title: heads.heightLimit,
      unit: 'm',
      align: 'right',
      value: ({ heightLimit }) => heightLimit ?? '',
    },
    { key: 'tags', title: heads.tags, value: ({ tags }) => tags.join(text.separator) },
    {
      key: 'exhibitor',
      title: heads.exhibitor,
      sortable: true,
      value: ({ exhibitor }) => exhibitor?.name ?? words.booths.free,
      render: ({ exhibitor }) =>
        exhibitor === null ? (
          words.booths.free
        ) : (
          <a href={href(`/exhibitors/${encodeURIComponent(exhibitor.id)}`)}>{exhibitor.name}</a>
        ),
    },
    { key: 'code', title: heads.code, value: ({ exhibitor }) => exhibitor?.code ?? '' },
  ];
}
