import { parseItem, type Item } from '@zhantai/engine';
import { checkImport } from '@zhantai/engine/tables';
import type { GalleryWords } from '@zhantai/messages/gallery';
import type { FormWords } from '@zhantai/views';
import { TablePreview } from '@zhantai/views/table-preview';
import { Suspense, useMemo } from 'react';

const ROWS = 10_000;
/** Every so many rows one has something wrong. */
const FAULTY = 500;
const FIRST_ROW = 2;

function exhibits({ columns, unit }: GalleryWords): Item {
  const column = (prop: keyof typeof columns, type: string, more: object) => ({
    formItemId: prop,
    formItemType: type,
    formItemLabel: columns[prop],
    formItemRequired: true,
    formItemOriginalData: JSON.stringify(more),
  });
  return parseItem({
    formItemId: 'zhanpinzibiao',
    formItemType: 'dynamic',
    formItemLabel: columns.name,
    formItemOriginalData: JSON.stringify({
      children: {
        column: [
          column('name', 'input', {}),
          column('long', 'number', { unit: 'cm', precision: 0, min: 1 }),
          column('weight', 'number', { unit: 'kg', precision: 2 }),
          column('number', 'number', { unit: unit.pieces, min: 1 }),
          column('phone', 'input', { rules: [{ type: 'mobile' }] }),
        ],
      },
    }),
  });
}

/** Rows of a workbook before they are taken, some of them wrong. */
export const KitPreview = ({ words, form }: { readonly words: GalleryWords; readonly form: FormWords }) => {
  const { item, rows, problems } = useMemo(() => {
    const table = exhibits(words);
    const cells = Array.from({ length: ROWS }, (_, at) => ({
      name: `${words.crane} ${at + 1}`,
      long: at % FAULTY === 7 ? words.longText : 120,
      weight: 86.5 + at,
      number: at % FAULTY === 7 ? 0 : 1,
      phone: at % FAULTY === 42 ? '138' : '13804172208',
    }));
    const checked = checkImport(table, cells, { today: '2026-11-21', existing: [], replace: true });
    return {
      item: table,
      rows: cells.map((one, at) => ({ number: at + FIRST_ROW, cells: one })),
      problems: checked.ok ? [] : checked.problems,
    };
  }, [words]);
  return (
    <Suspense fallback={null}>
      <TablePreview item={item} problems={problems} rows={rows} words={form} />
    </Suspense>
  );
};
