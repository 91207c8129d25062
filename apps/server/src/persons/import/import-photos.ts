import { cutText } from '@zhantai/engine';
import { type PhotoOutcome, type PhotosImported } from '@zhantai/contract';
import { renderServerWord } from '@zhantai/messages/server';
import { recordAudit } from '../../audit/index.ts';
import { requireGiven } from '../../consents/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Staged } from '../../files/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { asksSensitive, requireOpenOrGrace } from '../../submissions/index.ts';
import { lockNumberOf } from '../store/of-number.ts';
import { photoItem } from '../photo-item.ts';
import { givePhoto, type PhotoImport } from './give-photo.ts';
import { importTurns, type PersonImport } from './import-persons.ts';
import { findListed } from './listed-person.ts';
import { numbersInName } from './number-in-name.ts';
import { readArchive, type ArchivedFile } from './read-archive.ts';

/**
 * Gives people on the list the photos of an archive, each named by an ID number; who is complete then is handed in.
 * @throws Refusal IMPORT_OFF if the form has no photo, FORM_CLOSED, CONSENT_NEEDED, OVERLOADED, and as
 * {@link readArchive}.
 */
export async function importPhotos(work: PersonImport, staged: Staged): Promise<PhotosImported> {
  await importTurns.enter();
  try {
    return await takeAll(work, staged);
  } finally {
    importTurns.leave();
  }
}

async function takeAll(work: PersonImport, staged: Staged): Promise<PhotosImported> {
  const { services, call, language, origin } = work;
  const { actor, form } = call;
  const { exhibition, user } = actor;
  await requireOpenOrGrace(services, actor, form);
  const version = await services.definitions.load(services.database, exhibition, form.formId, form.version);
  const definition = version.in(language);
  const item = photoItem(definition);
  if (item === undefined) throw new Refusal('IMPORT_OFF');
  if (user.accountId !== null && asksSensitive(definition)) {
    await requireGiven(services.database, exhibition, user.accountId);
  }
  const photos: PhotoOutcome[] = [];
  const importing = { ...work, definition, item, keeps: 'everything' as const, seen: new Set<string>() };
  await readArchive(staged.path, async (file) => {
    photos.push(await takePhoto(importing, file));
  });
  const countOf = (...outcomes: readonly PhotoOutcome['outcome'][]): number =>
    photos.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const counts = {
    matchedCount: countOf('submitted', 'saved'),
    unknownCount: countOf('unknown'),
    errorCount: countOf('refused'),
  };
  await inTransaction(services.database, (transaction) =>
    recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'account', accountId: user.accountId },
      action: 'person.photos',
      thing: { kind: 'form', id: form.formId },
      detail: counts,
      origin,
    }),
  );
  return { ...counts, photos };
}

async function takePhoto(work: PhotoImport, file: ArchivedFile): Promise<PhotoOutcome> {
  const { services, call, definition, language } = work;
  const { actor, form } = call;
  const about = { file: cutText(file.name, 200), name: '' };
  if (!/\.jpe?g$|\.png$/i.test(file.name)) {
    return { ...about, outcome: 'refused', message: renderServerWord('photoNotImage', language) };
  }
  const place = { subjectKey: actor.subjectKey, formId: form.formId };
  for (const number of numbersInName(file.name)) {
    const indexes = services.vault.indexes(number, 'id');
    const outcome = await inTransaction(services.database, async (transaction) => {
      await lockNumberOf(transaction, actor.exhibition, place, indexes);
      const listed = await findListed(services, call, definition, indexes);
      return listed === null ? null : givePhoto(work, listed, file);
    });
    if (outcome !== null) return outcome;
  }
  return { ...about, outcome: 'unknown', message: renderServerWord('photoUnknown', language) };
}
