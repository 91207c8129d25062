import type { ReadFormRequest } from '@zhantai/contract';
import { isRecord, readRecord } from '../draft/item-levels.ts';

/** What text holds: a form of our own, else options of Avue. */
export function sourceOf(text: string): ReadFormRequest {
  const read = readRecord(text);
  const isForm = read !== undefined && (Array.isArray(read['formItems']) || isRecord(read['detail']));
  return { kind: isForm ? 'json' : 'avue', content: text };
}

/** What a file holds, by its name: a workbook is a list of questions. */
export async function sourceOfFile(file: File): Promise<ReadFormRequest> {
  if (!/\.xlsx?$/i.test(file.name)) return sourceOf(await file.text());
  return { kind: 'questions', content: await base64Of(file) };
}

/** Whether a file may hold a form. */
export const isForeign = ({ name }: { readonly name: string }): boolean =>
  /\.(json|js|mjs|ts|vue|xlsx|xls)$/i.test(name);

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '');
    });
    reader.addEventListener('error', () => {
      reject(reader.error ?? new Error('The file could not be read.'));
    });
    reader.readAsDataURL(file);
  });
}
