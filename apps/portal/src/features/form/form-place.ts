import { createContext, use } from 'react';

/** Which submission of a form a page is about, beside the form itself (wire.md §3). */
export interface FormPlace {
  /** The form takes many submissions, each with its own id. */
  readonly many: boolean;
  /** Of one of many; missing while it is not saved yet. */
  readonly id?: string;
  /** Of a form that is given for each of several booths. */
  readonly boothId?: string;
  /** The exhibitor that a transport supplier fills the form in for. */
  readonly exhibitorId?: string;
}

/** A form's only submission, of the one who is signed in. */
export const onlyPlace: FormPlace = { many: false };

/** Given by the page around an open form. */
export const FormPlaceContext = createContext<FormPlace>(onlyPlace);

/** What calls about the open submission carry beside the form's id. */
export function usePlaceFields(): Omit<FormPlace, 'many'> {
  return placeFields(use(FormPlaceContext));
}

/** What calls about a submission carry beside the form's id. */
export function placeFields({ id, boothId, exhibitorId }: FormPlace): Omit<FormPlace, 'many'> {
  return {
    ...(id === undefined ? {} : { id }),
    ...(boothId === undefined ? {} : { boothId }),
    ...(exhibitorId === undefined ? {} : { exhibitorId }),
  };
}

/** Name of what is kept of it on this device, unique for an account. */
export function placeName(formId: string, { many, id, boothId, exhibitorId }: FormPlace): string {
  return [formId, boothId, exhibitorId, many ? (id ?? 'new') : undefined]
    .filter((part) => part !== undefined)
    .join('.');
}
