import type { Language } from '@zhantai/engine';
import { sheetWords } from './sheet-words.ts';
import type { SheetWords } from './zh-hans.ts';

type Kind =
  | keyof SheetWords['named']
  | 'exchange'
  | 'xlsb'
  | 'ods'
  | 'numbers'
  | 'pdf'
  | 'document'
  | 'image'
  | 'archive';

const ENDINGS: readonly (readonly [Kind, string])[] = [
  ['csv', 'csv tsv txt prn'],
  ['page', 'html htm mht mhtml'],
  ['workbook', 'xlsm xltx xltm xlt et ett xml'],
  ['exchange', 'slk sylk dif uos uof'],
  ['xlsb', 'xlsb'],
  ['ods', 'ods fods ots sxc'],
  ['numbers', 'numbers'],
  ['pdf', 'pdf ofd'],
  ['document', 'doc docx wps rtf ppt pptx dps odt pages key'],
  ['image', 'png jpg jpeg gif bmp webp tif tiff heic svg'],
  ['archive', 'zip rar 7z gz tar tgz'],
];
const KINDS: ReadonlyMap<string, Kind> = new Map(
  ENDINGS.flatMap(([kind, endings]) => endings.split(' ').map((ending) => [ending, kind] as const)),
);

/** What a file that is named otherwise than workbooks are is, and the way out; empty where nobody knows. */
export function namedSentence(name: string, language: Language): string {
  const kind = KINDS.get(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');
  if (kind === undefined) return '';
  const { named, faults } = sheetWords[language];
  return { ...faults, ...named }[kind];
}
