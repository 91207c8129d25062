import type { TransportDifference } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { formatTimeOrNull } from '../../exhibitions/index.ts';
import { findTransportSuppliers, isChosenTransport } from '../../booths/index.ts';
import { ownerKey, type Subject } from '../../files/index.ts';
import { presentForm, type PublishedForm, type Actor } from '../../forms/index.ts';
import { readSavedAnswers, shownAnswers } from '../saved-answers.ts';
import type { SubmissionServices } from '../services.ts';
import { presentAnswerFiles } from '../answers/answer-records.ts';
import { selectSubmission } from '../store/submissions.ts';

/**
 * What an exhibitor handed in of a form, and what its transport supplier handed in for it, side by side: the same to
 * both, sensitive answers masked.
 * @param actor in the place of the exhibitor, to read.
 */
export async function readTransportDifference(
  services: SubmissionServices,
  { actor, form }: { readonly actor: Actor; readonly form: PublishedForm },
  supplierId: string | null,
  language: Language,
): Promise<TransportDifference> {
  const { database, definitions } = services;
  const { exhibition, exhibitor } = actor;
  const exhibitorId = exhibitor?.exhibitorId ?? '';
  const suppliers = await findTransportSuppliers(database, exhibition);
  const stands = await Promise.all(
    suppliers.map(({ accountId }) =>
      supplierId === null
        ? isChosenTransport(database, exhibition, accountId, exhibitorId)
        : Promise.resolve(accountId === supplierId),
    ),
  );
  const chosen = suppliers.find((_, at) => stands[at] === true) ?? null;
  const version = await definitions.load(database, exhibition, form.formId, form.version);
  const definition = version.in(language);
  const side = async (
    subject: Subject,
  ): Promise<Pick<TransportDifference, 'files'> & { readonly handedIn: TransportDifference['client'] }> => {
    const reader: Actor = { ...actor, subject, subjectKey: ownerKey(subject), readOnly: true };
    const key = { formId: form.formId, subjectKey: reader.subjectKey, ordinal: 1 };
    const submission = await selectSubmission(database, exhibition, key);
    const { taken } = await readSavedAnswers(services, reader, submission);
    if (submission === null || taken === null) return { handedIn: null, files: [] };
    const answers = await shownAnswers(services, reader, submission, taken, language);
    return {
      handedIn: { answers, submitTime: formatTimeOrNull(submission.submittedAt, exhibition.zone) },
      files: await presentAnswerFiles(services, reader, [{ definition, answers }]),
    };
  };
  const [client, supplier] = await Promise.all([
    side({ kind: 'exhibitor', exhibitorId }),
    chosen === null ? null : side({ kind: 'transport', accountId: chosen.accountId, exhibitorId }),
  ]);
  return {
    form: presentForm(form, form.version, version.detail, language),
    supplierName: chosen?.name ?? '',
    client: client.handedIn,
    supplier: supplier?.handedIn ?? null,
    files: [...client.files, ...(supplier?.files ?? [])],
  };
}
