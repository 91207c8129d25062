import { describe, expect, it } from 'vitest';
import { readFormFile } from './read-form-file.ts';

const read = (text: string | Uint8Array<ArrayBuffer>) => readFormFile(new File([text], 'form.json'));
const detail = { formItems: [{ formItemId: 'a', unknown: 1 }], ownKey: true };

describe('a file of JSON', () => {
  it('is a form detail as it travels, unknown keys included, with or without a byte order mark', async () => {
    expect(await read(JSON.stringify(detail))).toEqual({ detail });
    expect(await read(`\ufeff${JSON.stringify(detail)}`)).toEqual({ detail });
  });

  it('may hold its settings beside it', async () => {
    expect(await read(JSON.stringify({ form: { code: 'C1' }, detail }))).toEqual({ detail });
  });

  it.each([
    ['notJson', '{formItems: []}'],
    ['notJson', 'alert(1)'],
    ['notForm', '[]'],
    ['notForm', 'null'],
    ['notForm', '{"formItems": {}}'],
    ['notForm', '{"detail": []}'],
  ])('that holds none is refused as %s: %s', async (fault, text) => {
    expect(await read(text)).toEqual({ fault });
  });

  it('above 4 MB is not read', async () => {
    expect(await read(new Uint8Array(4 * 1024 * 1024 + 1))).toEqual({ fault: 'tooLarge' });
  });
});
