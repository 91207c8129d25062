import {
  decode,
  isTable,
  traitsOf,
  type Answers,
  type Definition,
  type Item,
  type Problem,
  type Row,
} from '@zhantai/engine';
import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { checkFile, findFiles, linkedFileId, type StoredFile } from '../../files/index.ts';

/** A file that answers name, and where. */
interface NamedFile {
  readonly item: Item;
  readonly column: Item;
  readonly rowIndex: number | null;
  /** Null where a signature is no link of ours. */
  readonly fileId: string | null;
}

/** What holding the files of answers against their items gave. */
export interface FileFindings {
  /** The field that names a file of somebody else, or none at all; null if all are the owner's. */
  readonly foreign: Pick<Problem, 'prop' | 'formItemId' | 'label' | 'path'> | null;
  readonly problems: readonly Problem[];
}

/**
 * Every file of a submission must belong to its subject and satisfy its item; a signature must be a picture of theirs
 * (wire.md §4). Items that are hidden or not the client's to set do not count.
 */
export async function checkAnswerFiles(
  database: Database,
  scope: Scope,
  owner: string,
  definition: Definition,
  answers: Answers,
  taken: Answers,
): Promise<FileFindings> {
  const counted = definition.items.filter(
    (item) => takesFiles(item) && Object.hasOwn(taken, item.prop) && !item.readonly && !item.disabled,
  );
  const named = counted.flatMap((item) => filesIn(item, answers[item.prop]));
  if (named.length === 0) return { foreign: null, problems: [] };
  const ids = named.flatMap(({ fileId }) => fileId ?? []);
  const files = new Map((await findFiles(database, scope, ids)).map((file) => [file.fileId, file]));
  const problems: Problem[] = [];
  for (const one of named) {
    if (one.fileId === null) {
      problems.push(problemAt(one, 'format', {}));
      continue;
    }
    const file = files.get(one.fileId);
    if (file === undefined || file.ownerKey !== owner) return { foreign: placeOf(one), problems: [] };
    const problem = judge(one, file);
    if (problem !== null) problems.push(problem);
  }
  return { foreign: null, problems };
}

/** Ids of all files that answers name, signatures included. */
export function fileIdsIn(definition: Definition, answers: Answers): readonly string[] {
  const named = definition.items.flatMap((item) => filesIn(item, answers[item.prop]));
  return [...new Set(named.flatMap(({ fileId }) => fileId ?? []))];
}

function takesFiles(item: Item): boolean {
  return traitsOf(item).family === 'file' || item.columns.some(takesFiles);
}

function filesIn(item: Item, wire: unknown): readonly NamedFile[] {
  if (!isTable(item)) return namedBy(item, item, null, wire);
  const rows = decode(item, wire);
  if (!isRows(rows)) return [];
  return rows.flatMap((row, rowIndex) =>
    item.columns.flatMap((column) => namedBy(item, column, rowIndex, row[column.prop])),
  );
}

/** @param wire of a column also its engine value, which reads the same. */
function namedBy(item: Item, column: Item, rowIndex: number | null, wire: unknown): readonly NamedFile[] {
  if (traitsOf(column).family !== 'file') return [];
  const value = decode(column, wire);
  if (typeof value === 'string') {
    return value.trim() === '' ? [] : [{ item, column, rowIndex, fileId: linkedFileId(value) }];
  }
  if (!Array.isArray(value)) return [];
  const ids: readonly unknown[] = value;
  return ids.flatMap((fileId) => (typeof fileId === 'string' ? [{ item, column, rowIndex, fileId }] : []));
}

function isRows(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null);
}

function judge(named: NamedFile, file: StoredFile): Problem | null {
  const { item, column } = named;
  const sealed = (column.sensitive ?? item.sensitive) !== null;
  // It was uploaded for another field, and lies there for those to read who may read that one.
  if (sealed && !file.encrypted) return problemAt(named, 'fileElsewhere', {});
  if (traitsOf(column).files === 'drawing')
    return file.mime.startsWith('image/') ? null : problemAt(named, 'format', {});
  const wrong = checkFile(file, { maxBytes: column.fileSize, accept: column.accept, sealed });
  if (wrong === 'fileType') return problemAt(named, 'fileType', { types: column.accept.join(' ') });
  if (wrong === null || column.fileSize === null) return null;
  if (column.tip !== '') return problemAt(named, 'custom', { message: column.tip });
  return problemAt(named, 'fileSize', { n: Number((column.fileSize / 1024 / 1024).toFixed(2)) });
}

function problemAt(named: NamedFile, code: Problem['code'], params: Problem['params']): Problem {
  return { ...placeOf(named), code, params };
}

function placeOf({ item, column, rowIndex }: NamedFile): Omit<Problem, 'code' | 'params'> {
  return {
    prop: item.prop,
    formItemId: item.id,
    label: column.label,
    ...(rowIndex === null ? {} : { path: [rowIndex, column.prop] }),
  };
}
