import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import type { Detail } from './describe-differences.ts';

/** The largest form detail (console.md §2). */
const MOST_BYTES = 4 * 1024 * 1024;

/** What a file of JSON holds: a form detail, or why it holds none. */
export type FormFile =
  | { readonly detail: Detail }
  | { readonly fault: keyof FormVersionsWords & FormFileFault };

type FormFileFault = 'tooLarge' | 'unreadable' | 'notJson' | 'notForm';

/**
 * Reads a form detail from a file: as it travels, or beside its settings as `{ form, detail }`. It is parsed as data and
 * never run; keys that nobody knows are kept.
 */
export async function readFormFile(file: File): Promise<FormFile> {
  if (file.size > MOST_BYTES) return { fault: 'tooLarge' };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { fault: 'unreadable' };
  }
  let read: unknown;
  try {
    read = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return { fault: 'notJson' };
  }
  const outer = recordOf(read);
  const detail = outer['formItems'] === undefined ? recordOf(outer['detail']) : outer;
  return Array.isArray(detail['formItems']) ? { detail } : { fault: 'notForm' };
}

function recordOf(value: unknown): Detail {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
