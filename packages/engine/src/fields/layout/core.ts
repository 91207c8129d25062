import type { FieldCore } from '../field-core.ts';

/** What is shown and never a value. */
export const noneCore: FieldCore<null> = {
  answers: false,
  blank: () => null,
  read: () => null,
  encode: () => undefined,
  isEmpty: () => true,
  compare: () => '',
  check: () => null,
  missing: () => 'required',
  describe: () => '',
};
