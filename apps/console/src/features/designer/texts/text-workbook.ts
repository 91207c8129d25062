import type { FormText, TextChange } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import { contentText, readWorkbook } from '@zhantai/workbooks/read';
import { writeTable } from '@zhantai/workbooks/write';
import { textLanguages } from './text-rows.ts';

type TextWords = DesignerWords['texts'];
/** Characters. */
const WIDE = 40;

/** Texts as a workbook, a row each, that is read again by its keys. */
export function writeTexts(
  texts: readonly FormText[],
  whereOf: (text: FormText) => string,
  words: TextWords,
): Promise<Uint8Array> {
  const columns = [
    { header: words.key },
    { header: words.where },
    { header: words.what },
    ...[words.written, words['zh-Hant'], words.en].map((header) => ({ header, width: WIDE })),
  ];
  const rows = texts.map((text) => [
    text.key,
    whereOf(text),
    words.kinds[text.kind],
    text.written,
    text.translations['zh-Hant'],
    text.translations.en,
  ]);
  return writeTable({ name: words.grid, columns }, rows);
}

/** What a workbook changes, and how many of its rows name no text; null where it has no column of keys. */
export function readTexts(
  bytes: Uint8Array,
  texts: readonly FormText[],
  words: TextWords,
): { readonly changes: readonly TextChange[]; readonly unknown: number } | null {
  const book = readWorkbook(bytes);
  const [head, ...rows] = book.ok ? book.sheet.rows : [];
  const heads = head?.cells.map((cell) => contentText(cell).trim()) ?? [];
  const keyAt = heads.indexOf(words.key);
  if (keyAt === -1) return null;
  const known = new Map(texts.map((text) => [text.key, text]));
  let unknown = 0;
  const changes = rows.flatMap(({ cells }) => {
    const text = known.get(contentText(cells[keyAt] ?? null).trim());
    if (text === undefined) {
      unknown += 1;
      return [];
    }
    return textLanguages.flatMap((language): readonly TextChange[] => {
      const cell = contentText(cells[heads.indexOf(words[language])] ?? null).trim();
      const next = cell === words.clear ? '' : cell;
      // An empty cell leaves what there is.
      return cell === '' || next === text.translations[language]
        ? []
        : [{ key: text.key, language, text: next }];
    });
  });
  return { changes, unknown };
}
