import { isEmpty, readAnswer, type Item, type Language } from '@zhantai/engine';
import type { Exhibition } from '../../exhibitions/index.ts';
import type { LabelSource } from '../answers/options/dictionary-labels.ts';
import { maskAnswers } from '../answers/sealed/mask-answers.ts';
import { openAnswers } from '../answers/sealed/seal-answers.ts';
import type { SubmissionServices } from '../services.ts';
import { selectListedAnswers } from '../store/listed-answers.ts';
import { selectNamedSeals } from '../store/seals.ts';
import type { Submission } from '../submission.ts';

/** Answers for a list, sensitive ones masked, with what names their values. */
export interface MaskedSource extends LabelSource {
  /** Of the form, when they were given. */
  readonly version: number;
  /** That version as it travels. */
  readonly detail: unknown;
  /** Whether an item was answered, which a masked answer does not tell. */
  readonly given: (item: Item) => boolean;
}

/**
 * Masked answers of the rows, submitted ones before drafts, as short as a list shows them; a row that holds none is
 * missing.
 */
export async function maskedSources(
  { database, definitions, vault }: SubmissionServices,
  exhibition: Exhibition,
  rows: readonly Pick<
    Submission,
    'submissionId' | 'formId' | 'exhibitorId' | 'accountId' | 'submittedRevision'
  >[],
  language: Language,
): Promise<ReadonlyMap<string, MaskedSource>> {
  const places = rows.map(({ submissionId, submittedRevision }) => ({
    submissionId,
    revision: submittedRevision,
  }));
  const listed = await selectListedAnswers(database, exhibition, places);
  const seals = await selectNamedSeals(database, exhibition, listed);
  const sources = new Map<string, MaskedSource>();
  for (const { submissionId, formId, exhibitorId, accountId } of rows) {
    const saved = listed.get(submissionId);
    if (saved === undefined) continue;
    // The cache answers all but the first.
    const version = await definitions.load(database, exhibition, formId, saved.version);
    const own = seals.get(submissionId) ?? [];
    sources.set(submissionId, {
      asker: { scope: exhibition, accountId: accountId ?? '', exhibitorId, language },
      definition: version.in(language),
      answers: maskAnswers(vault, exhibition, saved.answers, own),
      version: saved.version,
      detail: version.detail,
      given: (item) => {
        const { value } = openAnswers(vault, exhibition, { value: saved.answers[item.prop] }, own);
        return !isEmpty(item, readAnswer(item, value));
      },
    });
  }
  return sources;
}
