import { expect, it } from 'vitest';
import { blankForm, nextCode, requestOf } from './typed-form.ts';

const named = (...codes: string[]) => codes.map((formCode) => ({ formCode }));

it('the next code follows the highest number of its group', () => {
  expect(nextCode('C', named('C1', 'C9', 'C14', 'B20', 'C-3', 'CC99'))).toBe('C15');
  expect(nextCode('D', named('C1'))).toBe('D1');
  expect(nextCode('A', named('A0001', 'A99999'))).toBe('A2');
});

it('what is not chosen as the source is not sent', () => {
  const typed = {
    ...blankForm,
    title: ' 吊点 ',
    formId: 'f1',
    file: { name: 'a.json', detail: { formItems: [] } },
  };
  const begins = { code: 'A2', group: 'A', title: '吊点' };
  expect(requestOf(typed, ' A2 ', 'fair')).toEqual(begins);
  expect(requestOf({ ...typed, source: 'copy' }, 'A2', 'fair')).toEqual({
    ...begins,
    from: { exhibitionId: 'fair', formId: 'f1' },
  });
  expect(requestOf({ ...typed, source: 'pack' }, 'A2', 'standard')).toEqual({
    ...begins,
    from: { packId: 'standard', formId: 'f1' },
  });
  expect(requestOf({ ...typed, source: 'file' }, 'A2', 'fair')).toEqual({
    ...begins,
    from: { definition: { formItems: [] } },
  });
});
