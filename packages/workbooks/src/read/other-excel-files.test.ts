import { readFileSync } from 'node:fs';
import { faultSentence } from '@zhantai/messages/workbooks';
import { expect, it } from 'vitest';
import { testArchive } from '../test-workbook.ts';
import { readWorkbook } from './read-workbook.ts';

function faultOf(bytes: Uint8Array): string {
  const reading = readWorkbook(bytes);
  return reading.ok ? 'none' : reading.fault;
}

/** Files that LibreOffice opens as what they are, with the Chinese in them. */
const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url)));

it.each([
  ['excel95.xls', 'excel95', 'Excel 95'],
  ['binary.xlsb', 'xlsb', 'xlsb'],
] as const)('%s is named for what it is, with the way out, in three languages', (name, fault, kind) => {
  expect(faultOf(fixture(name))).toBe(fault);
  for (const language of ['zh-Hans', 'zh-Hant', 'en'] as const) {
    const sentence = faultSentence({ fault }, language);
    expect(sentence).toContain(kind);
    expect(sentence).toContain('xlsx');
  }
});

it.each(['xl/workbook.bin', 'xl/workbook2.bin', 'workbook.bin'])(
  'a binary workbook is told by its part %s, whatever the program calls it',
  (part) => expect(faultOf(testArchive({ [part]: 'x' }))).toBe('xlsb'),
);
