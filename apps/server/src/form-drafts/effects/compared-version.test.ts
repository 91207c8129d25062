import { assert, constantFrom, dictionary, integer, option, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { testDefinition } from '../../http/testing/test-form.ts';
import { fieldsToOpen, judgesTheSame } from './compared-version.ts';

const PROPS = ['alpha', 'beta', 'gamma', 'delta'];
const items = (settings: Readonly<Record<string, object>> = {}) =>
  PROPS.map((prop) => ({ prop, type: 'input', original: { label: prop, ...settings[prop] } }));
const form = (settings: Readonly<Record<string, object>> = {}) => ({ ...testDefinition(items(settings)) });

it('labels, hints and translations judge nobody; anything else may', () => {
  const same = [{ label: '别的' }, { placeholder: '例' }, { i18n: { en: { label: 'Other' } } }];
  for (const setting of same) expect(judgesTheSame(form(), form({ alpha: setting }))).toBe(true);
  const other = [{ maxlength: 3 }, { required: true }, { hide: true }, { rules: [] }];
  for (const setting of other) expect(judgesTheSame(form(), form({ alpha: setting }))).toBe(false);
  expect(judgesTheSame(form(), { ...testDefinition(items().slice(1)) })).toBe(false);
});

it('what is sealed is opened where its item changed or another one names it, and nowhere else', () => {
  const changes = dictionary(constantFrom(...PROPS), record({ maxlength: integer({ min: 1, max: 9 }) }));
  assert(
    property(changes, option(constantFrom(...PROPS), { nil: null }), (changed, named) => {
      const naming = named === null ? {} : { dicQuery: { at: `{{${named}}}` } };
      const omega = { prop: 'omega', type: 'input', original: { label: 'omega', ...naming } };
      const of = (settings: Readonly<Record<string, object>>) =>
        testDefinition([
          ...PROPS.map((prop) => ({ prop, type: 'input', original: { label: prop, ...settings[prop] } })),
          omega,
        ]);
      const expected = new Set([...Object.keys(changed), ...(named === null ? [] : [named])]);
      expect(fieldsToOpen({ ...of({}) }, { ...of(changed) })).toEqual(expected);
    }),
  );
});
