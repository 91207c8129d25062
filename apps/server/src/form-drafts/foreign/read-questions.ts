import type { ReadFormFault } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { ForeignForm } from '@zhantai/engine/authoring';
import { questionWords } from '@zhantai/messages/questions';
import { safeFileName } from '@zhantai/workbooks';
import { readQuestions as readWorkbook, writeQuestions } from '@zhantai/workbooks/questions';
import type { Staff } from '../../auth/index.ts';
import type { Database } from '../../database/database.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { requireSeenForm } from '../../form-settings/index.ts';
import { readDraft } from '../read-draft.ts';

/**
 * The draft of a form as a list of questions, and how its file is called.
 * @throws Refusal NOT_FOUND outside the limits.
 */
export async function readQuestions(
  database: Database,
  staff: Staff,
  exhibition: Exhibition,
  formId: string,
  language: Language,
  now: Date,
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const form = await requireSeenForm(database, staff, exhibition, formId);
  const { detail } = await readDraft(database, staff, exhibition, formId, now);
  const name = safeFileName(`${form.form_code} ${questionWords[language].sheets.questions}`, formId);
  return { name: `${name}.xlsx`, bytes: await writeQuestions(detail, language) };
}

/** Bytes of a workbook, as it came in Base64. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Reads a list of questions; with faults nothing of it is taken. */
export function readQuestionList(
  content: string,
): ForeignForm | { readonly faults: readonly ReadFormFault[] } {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > MOST_BYTES)
    return { faults: [{ code: 'tooLarge', worksheet: null, row: null, column: null, params: {} }] };
  return readWorkbook(bytes);
}
