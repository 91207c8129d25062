import type { FileRecord } from '@zhantai/contract';
import type { Answers, Definition } from '@zhantai/engine';
import { findFiles, presentFile } from '../../files/index.ts';
import type { Actor } from '../../forms/index.ts';
import { fileIdsIn } from './answer-files.ts';
import type { SubmissionServices } from '../services.ts';

/** Records of the files that shown answers name: only those of the actor's own subject, whatever the answers say. */
export async function presentAnswerFiles(
  { database, links, now }: SubmissionServices,
  { exhibition, subjectKey }: Actor,
  shown: readonly { readonly definition: Definition; readonly answers: Answers }[],
): Promise<FileRecord[]> {
  const ids = shown.flatMap(({ definition, answers }) => fileIdsIn(definition, answers));
  const files = await findFiles(database, exhibition, [...new Set(ids)]);
  return files
    .filter((file) => file.ownerKey === subjectKey)
    .map((file) => presentFile(file, exhibition, links, now(), null));
}
