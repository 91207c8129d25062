import { anything, array, assert, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDefinition } from '../../definition/parse-definition.ts';
import type { JsonObject } from '../../definition/item.ts';
import type { SensitiveLabels } from './finding.ts';
import { findInDraft } from './find-in-draft.ts';

const languages = ['zh-Hans', 'zh-Hant', 'en'] as const;
const sensitive: SensitiveLabels = { id: ['passport'], photo: ['photo'], health: ['allerg'] };
const item = (id: string, rest: object = {}, type = 'input') => ({
  formItemId: id,
  formItemType: type,
  formItemLabel: id,
  formItemOriginalData: JSON.stringify({ prop: id, ...rest }),
});
const found = (detail: JsonObject) => findInDraft(detail, languages, sensitive);
const warningsOf = (...formItems: object[]) => found({ formItems }).warnings;
const help = (text: string) => warningsOf(item('a', { help: text })).map(({ code }) => code);
const pictures = (html: string) => warningsOf(item('h', { html }, 'html'));

describe('problems of a draft', () => {
  it('are those that the engine has of it in every language, each once', () => {
    const bad = { rules: [{ pattern: '(' }], min: 3 };
    const formItems = [
      item('a', bad),
      { ...item('b'), formItemOriginalData: '{"prop":"a"}' },
      item('c', {}, 'cube'),
    ];
    const { problems } = found({ formItems });
    expect(problems).toEqual(parseDefinition({ formItems }).problems);
    expect(problems.map(({ code }) => code).toSorted()).toEqual([
      'duplicateProp',
      'refusedPattern',
      'unknownType',
    ]);
  });

  it('name an item on which more than 64 groups stand', () => {
    const groups = Array.from({ length: 65 }, (_, at) => [
      { formItemId: 'a', expression: 'eq', optionValue: String(at) },
    ]);
    const rules = [{ id: 'r', groups, targets: [{ formItemId: 'b' }] }];
    const scheme = [
      { triggerList: [{ formItemId: 'b', type: 'show' }], condition: { relation: 'and', conditionList: [] } },
    ];
    const { problems } = found({ formItems: [item('a'), item('b')], formLogic: { rules, scheme } });
    expect(problems).toEqual([{ code: 'tooManyGroups', formItemId: 'b', params: {} }]);
  });
});

describe('warnings of a draft', () => {
  it('are none of an ordinary form', () => {
    expect(
      warningsOf(item('a', { required: true }), item('b', { required: true, readonly: true, value: 'x' })),
    ).toEqual([]);
  });

  it('name what is required and never shown, or cannot be filled', () => {
    expect(
      warningsOf(
        item('hidden', { required: true, hide: true }),
        item('locked', { required: true, readonly: true }),
        item('choice', { required: true, dicData: [] }, 'radio'),
        item('brought', { required: true, disabled: true, preValue: { expression: '${user.name}' } }),
      ),
    ).toEqual([
      { code: 'neverShown', formItemId: 'hidden' },
      { code: 'neverFilled', formItemId: 'locked' },
      { code: 'neverFilled', formItemId: 'choice' },
    ]);
  });

  it('name a label that stands twice, and one like that of something personal, of a column too', () => {
    const column = { formItemId: 'col', prop: 'col', type: 'input', label: 'Passport no.' };
    expect(
      warningsOf(
        item('a'),
        { ...item('b'), formItemLabel: ' a ' },
        { ...item('p'), formItemLabel: 'Photo of the passport' },
        { ...item('q', { sensitive: 'id' }), formItemLabel: 'Passport' },
        item('t', { children: { column: [column] } }, 'dynamic'),
      ),
    ).toEqual([
      { code: 'sameLabel', formItemId: 'b', label: 'a' },
      { code: 'sensitiveLabel', formItemId: 'p', label: 'Photo of the passport', kind: 'photo' },
      { code: 'sensitiveLabel', formItemId: 't', label: 'Passport no.', kind: 'id' },
    ]);
  });

  it('count fields without sections, too many of them, and texts that are not translated', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => item(`i${at}`));
    expect(warningsOf(...many(20))).toEqual([]);
    expect(warningsOf(...many(21))).toEqual([{ code: 'noSection', count: 21 }]);
    expect(warningsOf(item('head', {}, 'title'), ...many(81))).toEqual([{ code: 'manyItems', count: 81 }]);
    const dicData = [
      { label: 'One', value: '1' },
      { label: 'Two', value: '2' },
    ];
    expect(
      warningsOf(
        item('a', { i18n: { en: { label: 'A' } } }),
        item('b', { help: 'Help', dicData, i18n: { en: { options: { '1': 'One' } } } }, 'radio'),
      ),
    ).toEqual([{ code: 'untranslated', formItemId: 'b', language: 'en', count: 3 }]);
  });

  it('name help that takes more than two lines, and pictures that no text stands for', () => {
    expect(help('x'.repeat(160))).toEqual([]);
    expect(help('x'.repeat(161))).toEqual(['longHelp']);
    expect(help('字'.repeat(80))).toEqual([]);
    expect(help('字'.repeat(81))).toEqual(['longHelp']);
    expect(help('a\nb\nc')).toEqual(['longHelp']);
    expect(pictures('<p>No picture</p><img src="a" alt="Plan of hall 5">')).toEqual([]);
    expect(pictures("<img src='a' alt=plan>")).toEqual([]);
    expect(pictures('<img src="a"><IMG alt="" src="b"><img alt=" ">')).toEqual([
      { code: 'imageWithoutText', formItemId: 'h', count: 3 },
    ]);
  });

  it('never throw, whatever a draft holds', () => {
    const raw = record(
      {
        formItemId: constantFrom('a', 'b', '', null),
        formItemType: constantFrom('input', 'radio', 'title', 'x'),
        formItemOriginalData: constantFrom(
          '{"prop":"a","dicData":[1,null]}',
          '{oops',
          '{"children":{"column":[3]}}',
        ),
        i18n: anything(),
      },
      { requiredKeys: [] },
    );
    const logic = record({ rules: array(anything()), scheme: array(anything()) }, { requiredKeys: [] });
    assert(
      property(array(raw), logic, (formItems, formLogic) => {
        found({ formItems, formLogic });
      }),
    );
  });
});
