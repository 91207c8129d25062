import { traitsOf, type Answers, type Definition, type Item } from '@zhantai/engine';
import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { findFiles, linkedFileId, permanentLink, type FileLinks } from '../../files/index.ts';
import { listCells, mapCells } from './map-cells.ts';

/** Answers with the permanent links that are stored, whatever expiry and signature the client was shown. */
export function plainLinks(definition: Definition, answers: Answers): Answers {
  return mapCells(answers, signedItems(definition), ({ column, value }) => {
    const fileId = fileIdOf(column, value);
    return fileId === null ? value : permanentLink(fileId);
  });
}

/** Answers with links that open for ten minutes; a file of somebody else is never signed. */
export async function signLinks(
  database: Database,
  links: FileLinks,
  scope: Scope,
  owner: string,
  definition: Definition,
  answers: Answers,
  now: Date,
): Promise<Answers> {
  const named = listCells(answers, definition.items, isSigned).flatMap(
    ({ column, value }) => fileIdOf(column, value) ?? [],
  );
  if (named.length === 0) return answers;
  const files = await findFiles(database, scope, named);
  const own = new Set(files.filter((file) => file.ownerKey === owner).map((file) => file.fileId));
  return mapCells(answers, signedItems(definition), ({ column, value }) => {
    const fileId = fileIdOf(column, value);
    if (fileId === null || !own.has(fileId)) return value;
    return links.sign({ tenantId: scope.tenantId, exhibitionId: scope.exhibitionId, fileId }, now);
  });
}

function signedItems({ items }: Definition): readonly Item[] {
  return items.filter((item) => isSigned(item) || item.columns.some(isSigned));
}

/** The file that a signature names; null for every other value. */
function fileIdOf(column: Item, value: unknown): string | null {
  return isSigned(column) && typeof value === 'string' ? linkedFileId(value) : null;
}

function isSigned(item: Item): boolean {
  return traitsOf(item).files === 'drawing';
}
