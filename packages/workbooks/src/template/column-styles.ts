import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/**
 * Gives whole columns of a sheet the look that their cells in one row have, so that also what is pasted below the
 * prepared rows stays text, or a date: the library styles cells only.
 * @param part the path of the sheet in the workbook.
 * @param row the row whose cells show the way, from 1.
 */
export function styleColumns(workbook: Uint8Array, part: string, row: number): Uint8Array {
  const parts = unzipSync(workbook);
  const sheet = strFromU8(parts[part] ?? new Uint8Array());
  const styles = new Map<number, string>();
  const [line = ''] = new RegExp(`<row r="${row}".*?</row>`, 's').exec(sheet) ?? [];
  [...line.matchAll(/<c r="[A-Z]+\d+"[^>]*?\bs="(\d+)"/g)].forEach(([, style = ''], at) =>
    styles.set(at + 1, style),
  );
  parts[part] = strToU8(
    sheet.replace(
      /<col ([^>]*?)min="(\d+)"([^>]*?)\/>/g,
      (tag, before: string, column: string, after: string) => {
        const style = styles.get(Number(column));
        return style === undefined ? tag : `<col ${before}min="${column}"${after} style="${style}"/>`;
      },
    ),
  );
  return zipSync(parts, { level: 6 });
}
