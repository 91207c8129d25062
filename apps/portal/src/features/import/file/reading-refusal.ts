import { ApiError } from '@zhantai/contract/client';
import type { Language } from '@zhantai/engine';
import type { PortalWords } from '@zhantai/messages/portal';
import { sheetWords } from '@zhantai/messages/workbooks';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { SheetWorkError } from '../../../shell/spreadsheet/run-sheet-work.ts';

/** Why nothing could be read of a file: it took too long, the network was gone, or it cannot be read at all. */
export function readingRefusal(error: unknown, words: PortalWords, language: Language): string {
  if (error instanceof ApiError) return errorSentence(error, words);
  // The browser could not read what was chosen.
  if (error instanceof DOMException) return sheetWords[language].faults.broken;
  if (!(error instanceof SheetWorkError) || error.end === 'missing') return words.states.network;
  return error.end === 'slow' ? words.tables.importing.slow : sheetWords[language].faults.broken;
}
