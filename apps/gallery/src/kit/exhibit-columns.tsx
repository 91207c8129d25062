import type { GalleryWords } from '@zhantai/messages/gallery';
import type { TableColumn } from '@zhantai/ui/data-table/columns/column.ts';
import { Flag } from '@zhantai/ui/data-table/flag.tsx';
import type { ExhibitRow } from './exhibit-rows.ts';

const LONGEST = 300;
const CUBIC_METRE = 1_000_000;
const volumeOf = ({ long, width, height }: ExhibitRow): number => (long * width * height) / CUBIC_METRE;

/** One column of every kind there is. */
export function exhibitColumns(words: GalleryWords): readonly TableColumn<ExhibitRow>[] {
  const { columns, kit, unit } = words;
  return [
    { key: 'index', title: '', type: 'index', width: 56, fixed: 'left' },
    {
      key: 'name',
      title: columns.name,
      width: 200,
      fixed: 'left',
      sortable: true,
      render: ({ name, long }) => (
        <>
          {name}
          {long > LONGEST && <Flag>{kit.over}</Flag>}
        </>
      ),
    },
    {
      key: 'size',
      title: kit.size,
      unit: 'cm',
      children: [
        { key: 'long', title: columns.long, type: 'number' },
        { key: 'width', title: columns.width, type: 'number' },
        { key: 'height', title: columns.height, type: 'number' },
      ],
    },
    {
      key: 'number',
      title: columns.number,
      unit: unit.pieces,
      type: 'number',
      align: 'center',
      totalRow: true,
    },
    { key: 'weight', title: columns.weight, unit: 'kg', type: 'number', decimals: 2, sortable: true },
    { key: 'handling', title: kit.handling },
    {
      key: 'note',
      title: columns.kind,
      value: ({ handling }) => handling,
      ellipsisTooltip: false,
      width: 160,
    },
    { key: 'person', title: kit.person, ignoreExport: true },
    { key: 'id', title: 'id', hide: true },
    {
      key: 'results',
      title: kit.computed,
      computed: true,
      children: [
        { key: 'volume', title: columns.volume, unit: 'm³', type: 'number', decimals: 2, value: volumeOf },
        {
          key: 'grossWeight',
          title: columns.grossWeight,
          unit: 'kg',
          type: 'number',
          decimals: 2,
          value: ({ weight, number }) => weight * number,
          totalRow: true,
        },
      ],
    },
  ];
}
