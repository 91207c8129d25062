/** What of a client is open: one of the forms the supplier fills in for it, or what it handed in itself. */
export const THEIRS = 'theirs';

/** Address of a client of a transport supplier, and of one of its forms; without a client the list. What was decided is looked at. */
export function transportAddress(exhibitorId?: string, formId?: string, decided = false): string {
  const query = new URLSearchParams({
    ...(exhibitorId === undefined ? {} : { exhibitor: exhibitorId }),
    ...(formId === undefined ? {} : { form: formId }),
    ...(decided ? { detail: '1' } : {}),
  });
  return query.size === 0 ? '/transportSupplier' : `/transportSupplier?${query.toString()}`;
}
