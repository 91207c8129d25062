import type { Language } from '@zhantai/engine';
import type { FieldWords } from '@zhantai/messages/fields';
import { loadFieldWords } from '@zhantai/messages/fields';
import type { ProblemRenderer } from '@zhantai/messages/problems/load';
import { loadProblems } from '@zhantai/messages/problems/load';

/** Everything a form says, in one language. */
export interface FormWords {
  readonly language: Language;
  readonly fields: FieldWords;
  readonly problem: ProblemRenderer;
}

/** Loads what a form says in one language; a page awaits it beside the faces of its device. */
export async function loadFormWords(language: Language): Promise<FormWords> {
  const [fields, problem] = await Promise.all([loadFieldWords(language), loadProblems(language)]);
  return { language, fields, problem };
}
