import { limits, type PhotoOutcome } from '@zhantai/contract';
import { cutText, encode, type Item } from '@zhantai/engine';
import { renderRefusal } from '@zhantai/messages/refusals';
import { renderServerWord } from '@zhantai/messages/server';
import { dropStaged, findFiles, keepFile, stageFile, type StoredFile } from '../../files/index.ts';
import { uploadLimits } from '../../forms/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { handIn, type HandingIn } from './hand-in.ts';
import type { PersonImport } from './import-persons.ts';
import type { ListedPerson } from './listed-person.ts';
import type { ArchivedFile } from './read-archive.ts';

/** Photos that are being taken. */
export interface PhotoImport extends HandingIn, PersonImport {
  /** The item that holds the photo. */
  readonly item: Item;
  /** Who has got one, by submission. */
  readonly seen: Set<string>;
}

/** Gives somebody on the list a photo: kept like one that is uploaded by hand, and the person handed in if complete. */
export async function givePhoto(
  work: PhotoImport,
  { target, answers }: ListedPerson,
  file: ArchivedFile,
): Promise<PhotoOutcome> {
  const { call, item, language, seen } = work;
  const called = answers['name'];
  const about = { file: cutText(file.name, 200), name: typeof called === 'string' ? called : '' };
  const refused = (message: string): PhotoOutcome => ({ ...about, outcome: 'refused', message });
  const person = target.submission?.submissionId ?? '';
  if (seen.has(person)) return refused(renderServerWord('photoTwice', language));
  if (target.submission?.status === 'adopt') return refused(renderRefusal('DECIDED', language));
  try {
    const kept = await keep(work, file);
    seen.add(person);
    const same = await isSame(work, answers[item.prop], kept);
    // Sent again, the same photo changes nothing for who is handed in already.
    if (same && target.submission?.status !== 'draft') return { ...about, outcome: 'submitted', message: '' };
    const now = same ? answers : { ...answers, [item.prop]: encode(item, [kept.fileId]) };
    const done = await handIn(work, { ...call, target }, now);
    if (done.kind === 'submitted') return { ...about, outcome: 'submitted', message: '' };
    const separator = renderServerWord('cellSeparator', language);
    const what = done.missing.map(({ label }) => label).join(separator);
    return { ...about, outcome: 'saved', message: renderServerWord('photoMissing', language, { what }) };
  } catch (error) {
    if (!(error instanceof Refusal) || !ofPhoto.has(error.code)) throw error;
    return refused(renderRefusal(error.code, language, error.params));
  }
}

/** @throws Refusal FILE_TOO_LARGE, FILE_TYPE, FILE_QUOTA. */
async function keep({ files, call, definition, item }: PhotoImport, file: ArchivedFile): Promise<StoredFile> {
  const { actor, form } = call;
  const taken = uploadLimits(definition, item.id);
  if (taken === null) throw new Error(`${item.id} takes no files.`);
  const maxBytes = Math.min(taken.maxBytes ?? limits.photoBytes, limits.photoBytes);
  // Not even unpacked where it says itself that it is too large.
  if (file.size > maxBytes) {
    throw new Refusal('FILE_TOO_LARGE', { limit: Number((maxBytes / 1024 / 1024).toFixed(2)) });
  }
  const staged = await stageFile(files.storage, file.open(), file.name, maxBytes);
  try {
    const place = { formId: form.formId, formItemId: item.id, limits: taken };
    const keeping = { owner: actor.subjectKey, createdBy: actor.user.accountId, item: place };
    return await keepFile(files, actor.exhibition, staged, keeping);
  } finally {
    await dropStaged(staged);
  }
}

/** Whether the answer shows this very content already. */
async function isSame({ services, call }: PhotoImport, answer: unknown, kept: StoredFile): Promise<boolean> {
  const ids = Array.isArray(answer) ? answer : typeof answer === 'string' ? answer.split(',') : [];
  const [id]: unknown[] = ids;
  if (ids.length !== 1 || typeof id !== 'string' || id === '') return false;
  const [before] = await findFiles(services.database, call.actor.exhibition, [id]);
  return before?.sha256 === kept.sha256;
}

/** Refusals that speak of one photo or its person; every other one ends the import. */
const ofPhoto: ReadonlySet<string> = new Set([
  'FILE_TOO_LARGE',
  'FILE_TYPE',
  'ARCHIVE_BROKEN',
  'ANSWERS_REFUSED',
  'UNKNOWN_FIELD',
  'STALE_REVISION',
  'UNDER_REVIEW',
  'DECIDED',
  'NOTHING_TO_WITHDRAW',
  'PASSES_USED_UP',
  'SOLD_OUT',
  'QUANTITY_BOUND',
]);
