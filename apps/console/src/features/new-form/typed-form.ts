import type { ConsoleForm, CreateFormRequest } from '@zhantai/contract';
import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import type { Detail } from '../form-versions/describe-differences.ts';

/** What a new form is made of. */
export const formSources = ['blank', 'copy', 'pack', 'file'] as const;
export type FormSource = (typeof formSources)[number];

/** What was typed of a new form. */
export interface TypedForm {
  readonly group: string;
  /** Null: the next free one of the group. */
  readonly code: string | null;
  readonly title: string;
  readonly source: FormSource;
  /** The exhibition or the pack that it is copied from; null: this exhibition, the first pack. */
  readonly placeId: string | null;
  readonly formId: string;
  readonly file: { readonly name: string; readonly detail: Detail } | null;
}

export const blankForm: TypedForm = {
  group: 'A',
  code: null,
  title: '',
  source: 'blank',
  placeId: null,
  formId: '',
  file: null,
};

/** The code after the highest of a group: `C15` follows `C9` and `C14`. */
export function nextCode(group: string, forms: readonly Pick<ConsoleForm, 'formCode'>[]): string {
  const numbers = forms.flatMap(({ formCode }) => {
    const [, number] = new RegExp(String.raw`^${group}(\d{1,4})$`).exec(formCode) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
  return `${group}${Math.max(0, ...numbers) + 1}`;
}

/** What is missing, by field. */
export function faultsOf(
  typed: TypedForm,
  code: string,
  text: FormVersionsWords['newForm'],
): Partial<Record<'code' | 'title' | 'formId' | 'file', string>> {
  return {
    ...(code.trim() === '' && { code: text.codeMissing }),
    ...(typed.title.trim() === '' && { title: text.titleMissing }),
    ...((typed.source === 'copy' || typed.source === 'pack') &&
      typed.formId === '' && { formId: text.formMissing }),
    ...(typed.source === 'file' && typed.file === null && { file: text.fileMissing }),
  };
}

/** What is sent of it. */
export function requestOf(typed: TypedForm, code: string, placeId: string): CreateFormRequest {
  const { group, title, source, formId, file } = typed;
  return {
    code: code.trim(),
    group,
    title: title.trim(),
    ...(source === 'copy' && { from: { exhibitionId: placeId, formId } }),
    ...(source === 'pack' && { from: { packId: placeId, formId } }),
    ...(source === 'file' && file !== null && { from: { definition: file.detail } }),
  };
}
