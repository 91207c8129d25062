import type { Item, Language } from '@zhantai/engine';
import { sheetWords } from '@zhantai/messages/workbooks';

/** Shapes of texts that rules ask for; nobody's, and only to be seen. */
const SHAPES: ReadonlyMap<string, string> = new Map([
  ['email', 'name@example.com'],
  ['emailStandard', 'name@example.com'],
  ['mobile', '13800000000'],
  ['phone', '+85200000000'],
  ['anyPhone', '13800000000'],
  ['idCard', '11010519491231002X'],
  ['zipCode', '100000'],
  ['password', 'Abcd1234'],
  ['integer', '1'],
  ['url', 'https://example.com'],
]);

/** What patterns of forms commonly ask for: names, numbers of documents and telephones, codes, plates. */
const COMMON = [
  'Lin Zhiyuan',
  'LIN ZHIYUAN',
  'E12345678',
  'A1',
  'A01',
  'A001',
  'A01-1',
  'v1',
  '12345678',
  '1234567890123456',
  '+85200000000',
  '0100-8888 0000',
  '100000',
  'CA1234',
  '\u4eacA12345',
  '91110000MA00000000',
  '#0A5A66',
  'https://example.com',
  '2026',
  '1',
];
/** What a pattern surely begins with. */
const PREFIX = /^\/?\^([A-Za-z0-9_-]{1,20})[[(\\]/;
/** Signs that end an example in a sentence. */
const ENDS = /[\u3001\uff0c\u3002\uff1b\uff1a\uff08\uff09,;:()]|\u5982|\b(?:such as|e\.g\.|or|and)\b/;

/** Texts that a column may take, the most telling first: the form's own placeholder, then what its rules ask for. */
export function exampleTexts(column: Item, language: Language): readonly string[] {
  const { example } = sheetWords[language].template;
  const { rules, placeholder, help, maxLength } = column;
  const shapes = rules.flatMap(({ type }) => SHAPES.get(type ?? '') ?? []);
  const least = Math.max(0, ...rules.map(({ min }) => min ?? 0));
  const sentences = [help, ...rules.map(({ message }) => message ?? '')];
  const named = sentences.flatMap((sentence) => sentence.split(ENDS).map((part) => part.trim()));
  const begun = rules.flatMap(({ pattern }) => PREFIX.exec(pattern ?? '')?.[1] ?? []);
  const prefixed = begun.flatMap((prefix) => COMMON.map((text) => `${prefix}${text}`));
  const word = Array.from(example);
  const lengthened = Array.from({ length: Math.ceil(least / word.length) }, () => example).join('');
  const cut = maxLength === null ? '' : word.slice(0, maxLength).join('');
  const all = [...shapes, placeholder, example, lengthened, cut, ...COMMON, ...prefixed, ...named];
  return all.filter((text) => text !== '');
}
