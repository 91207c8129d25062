import { checkSize } from '../check-size.ts';
import type { FieldCore } from '../field-core.ts';
import { readParts } from '../read-parts.ts';
import { textCore } from '../text/core.ts';

/** `upload`: ids of files. */
export const upload: FieldCore<readonly string[]> = {
  answers: true,
  blank: () => [],
  read(wire) {
    const parts = readParts(wire);
    if (parts === undefined) return undefined;
    const ids: string[] = [];
    for (const part of parts) {
      if (typeof part !== 'string' && typeof part !== 'number') return undefined;
      ids.push(String(part));
    }
    return ids;
  },
  encode: (value, item) => (item.dataType === 'array' ? value : value.join(',')),
  isEmpty: (value) => value.length === 0,
  compare: (value) => value,
  check: (value, item) => checkSize(value.length, value.length, item),
  missing: () => 'requiredUpload',
  describe: (value, _item, words) => words.files(value.length),
};

/** `signature`: the link of the stored drawing. */
export const signature: FieldCore<string> = {
  ...textCore,
  missing: () => 'requiredSignature',
  describe: (_value, _item, words) => words.signed,
};
