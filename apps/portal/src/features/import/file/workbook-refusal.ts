import { limits } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { PortalWords } from '@zhantai/messages/portal';
import { namedSentence, sheetWords } from '@zhantai/messages/workbooks';
import { sizeText } from './size-text.ts';

const WORKBOOK = /\.xlsx?$/i;

/** Why a file is no workbook to begin with, told before anything is read of it; null where it may be one. */
export function workbookRefusal(
  { name, size }: Pick<File, 'name' | 'size'>,
  text: PortalWords['tables']['importing'],
  language: Language,
): string | null {
  if (!WORKBOOK.test(name)) {
    const named = namedSentence(name, language);
    return named === '' ? text.format : `${text.format}${sheetWords[language].sentence}${named}`;
  }
  if (size > limits.workbookBytes) return text.tooLarge(name, sizeText(limits.workbookBytes), sizeText(size));
  return null;
}
