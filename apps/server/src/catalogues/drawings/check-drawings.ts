import type { ImageExamRequest } from '@zhantai/contract';
import type { Item, Problem } from '@zhantai/engine';
import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { checkFile, findFiles, type StoredFile } from '../../files/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { DrawingPlace } from './drawing-slots.ts';

type Images = ImageExamRequest['images'];

/**
 * Holds drawings against the upload items they are for: number, kind and size of the files.
 * @param places by slot; null where the form has no such place.
 * @returns every problem, the first of each slot.
 * @throws Refusal BAD_REQUEST for a slot that the form does not have or that is named twice, FILE_NOT_YOURS.
 */
export async function checkDrawings(
  database: Database,
  scope: Scope,
  owner: string,
  places: ReadonlyMap<string, DrawingPlace | null>,
  images: Images,
): Promise<readonly Problem[]> {
  const named = new Set(images.map(({ slot }) => slot));
  const unknown = images.find(({ slot }) => (places.get(slot) ?? null) === null);
  if (unknown !== undefined || named.size !== images.length) {
    throw new Refusal('BAD_REQUEST', { detail: 'images.slot' });
  }
  const found = await findFiles(database, scope, [...new Set(images.flatMap(({ fileIds }) => fileIds))]);
  const files = new Map(found.map((file) => [file.fileId, file]));
  return images.flatMap(({ slot, fileIds }) => {
    const place = places.get(slot) ?? null;
    if (place === null) return [];
    const { item } = place;
    const own = fileIds.flatMap((fileId) => files.get(fileId) ?? []);
    if (own.length < fileIds.length || own.some((file) => file.ownerKey !== owner)) {
      throw new Refusal('FILE_NOT_YOURS', { label: place.label }, { prop: slot });
    }
    const problem = countProblem(item, fileIds) ?? fileProblem(item, own);
    return problem === null ? [] : [{ ...problem, prop: slot, label: place.label }];
  });
}

function countProblem(item: Item, fileIds: readonly string[]): Problem | null {
  const { minSize, maxSize } = item;
  const least = Math.max(minSize ?? 0, 1);
  if (fileIds.length === 0) return problemOf(item, 'requiredUpload', {});
  if (fileIds.length < least) return problemOf(item, 'minSize', { n: least });
  const most = maxSize === null || maxSize < 0 ? Infinity : maxSize;
  return fileIds.length > most ? problemOf(item, 'maxSize', { n: most }) : null;
}

function fileProblem(item: Item, files: readonly StoredFile[]): Problem | null {
  const limits = { maxBytes: item.fileSize, accept: item.accept, sealed: item.sensitive !== null };
  for (const file of files) {
    const wrong = checkFile(file, limits);
    if (wrong === 'fileType') return problemOf(item, 'fileType', { types: item.accept.join(' ') });
    if (wrong === null || item.fileSize === null) continue;
    if (item.tip !== '') return problemOf(item, 'custom', { message: item.tip });
    return problemOf(item, 'fileSize', { n: Number((item.fileSize / 1024 / 1024).toFixed(2)) });
  }
  return null;
}

function problemOf(item: Item, code: Problem['code'], params: Problem['params']): Problem {
  return { prop: item.prop, formItemId: item.id, label: item.label, code, params };
}
