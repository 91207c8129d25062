/** Of an entry all that `listed_submission` says too, in one order. */
const names = [
  'tenant_id',
  'exhibition_id',
  'submission_id',
  'form_id',
  'form_code',
  'subject_kind',
  'subject_key',
  'exhibitor_id',
  'ticket_id',
  'name',
  'hall',
  'booth',
  'halls',
  'folded',
  'status',
  'round',
  'submitted_at',
  'decided_at',
  'change_requested_at',
  'updated_at',
] as const;

/** The columns that entries and `listed_submission` share, as lists of them in statements. */
export const entryColumns = {
  list: names.join(', '),
  of: (row: string): string => names.map((name) => `${row}.${name}`).join(', '),
  /** Sets all but the key to what an insert would have written. */
  set: names
    .slice(3)
    .map((name) => `${name} = excluded.${name}`)
    .join(', '),
} as const;
