import { anything, assert, json, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validate } from '../validation/validate.ts';
import { parseDefinition } from './parse-definition.ts';
import { parseItem } from './parse-item.ts';
import { readOptions } from './read-options.ts';

const input = (id: string, original: object = {}) => ({
  formItemId: id,
  formItemType: 'input',
  formItemLabel: id,
  formItemOriginalData: JSON.stringify({ prop: id, ...original }),
});

const codes = (definition: ReturnType<typeof parseDefinition>) =>
  definition.problems.map(({ code, formItemId }) => [code, formItemId]);

const readonlyIn = (prop: string): readonly string[] =>
  parseItem({
    formItemId: 't',
    formItemType: 'dynamic',
    formItemOriginalData: {
      prop,
      children: {
        column: [
          ...['weight', 'volume', 'grossWeight'].map((name) => ({ prop: name, type: 'number' })),
          { prop: 'bulkVolume', type: 'input' },
        ],
      },
    },
  }).columns.flatMap((column) => (column.readonly ? [column.prop] : []));

describe('E1.3, E1.5: merging', () => {
  it('lets a column of its own win where it is present and not null, the original data elsewhere', () => {
    const item = parseItem({
      formItemId: '7',
      formItemType: 'number',
      formItemLabel: null,
      formItemMaxLength: 5,
      formItemOriginalData: JSON.stringify({ type: 'input', label: 'From data', maxLength: 9, value: 3 }),
    });
    expect(item).toMatchObject({
      type: 'number',
      label: 'From data',
      maxLength: 5,
      initial: 3,
      prop: '7',
      span: 24,
    });
  });

  it('takes the detail and the original data as JSON text or as objects', () => {
    const detail = { formId: 'f', formItems: [{ ...input('a'), formItemOriginalData: { prop: 'b' } }] };
    expect(parseDefinition(JSON.stringify(detail)).items).toEqual(parseDefinition(detail).items);
    expect(parseDefinition(detail).itemByProp.has('b')).toBe(true);
  });

  it('E1.2: has the defaults of a form', () => {
    expect(parseDefinition({}).setting).toEqual({
      title: '',
      desc: '',
      labelPosition: 'top',
      labelWidth: 120,
      inputPosition: 'left',
      showNumber: true,
      labelSuffix: '',
      submitBtn: true,
      submitText: '',
    });
  });

  it('E3.7: takes deleted items as absent', () => {
    const definition = parseDefinition({
      formItems: [input('a', { metaData: { isDelete: true } }), input('b')],
    });
    expect(definition.items.map((item) => item.id)).toEqual(['b']);
  });
});

describe('languages', () => {
  const form = {
    formSetting: { title: 'Titel', i18n: { en: { title: 'Title' } } },
    formItems: [
      input('a', {
        rules: [{ required: true, message: 'Muss sein' }],
        dicData: [{ label: 'Eins', value: '1' }],
        placeholder: 'Bitte',
        i18n: { en: { label: 'Name', options: { '1': 'One' }, messages: { 'Muss sein': 'Must be' } } },
      }),
    ],
  };

  it('are parsed one at a time; what is not translated stays as written', () => {
    const definition = parseDefinition(form, { language: 'en' });
    expect(definition.setting.title).toBe('Title');
    expect(definition.items[0]).toMatchObject({
      label: 'Name',
      placeholder: 'Bitte',
      options: [{ label: 'One' }],
    });
    expect(parseDefinition(form, { language: 'zh-Hant' }).items[0]?.label).toBe('a');
  });

  it('speak through problems, too', () => {
    const [problem] = validate(parseDefinition(form, { language: 'en' }), {}, { today: '2026-06-01' });
    expect(problem).toMatchObject({ label: 'Name', code: 'custom', params: { message: 'Must be' } });
  });
});

describe('E1.11: problems of a definition', () => {
  it.each([
    ['not an object', 5, [['notAnObject', null]]],
    ['an unknown type', { formItems: [{ ...input('a'), formItemType: 'hologram' }] }, [['unknownType', 'a']]],
    [
      'no JSON',
      { formItems: [{ ...input('a'), formItemOriginalData: '{oops' }] },
      [['badOriginalData', 'a']],
    ],
    ['a doubled prop', { formItems: [input('a'), input('b', { prop: 'a' })] }, [['duplicateProp', 'b']]],
    ['a doubled id', { formItems: [input('a'), input('a', { prop: 'b' })] }, [['duplicateId', 'a']]],
    [
      'a separator',
      { formItems: [input('a', { dicData: [{ value: 'x_>y' }] })] },
      [['optionSeparator', 'a']],
    ],
    ['a pattern', { formItems: [input('a', { pattern: '(a+)+$' })] }, [['refusedPattern', 'a']]],
    ['sizes', { formItems: [input('a', { minSize: 3, maxSize: 2 })] }, [['minAboveMax', 'a']]],
    ['a script', { formItems: [input('a', { html: '<p onclick = "x()">' })] }, [['htmlScript', 'a']]],
    [
      'a hook',
      { formItems: [input('a', { eventList: [{ event: 'add', handler: 'x' }] })] },
      [['unknownHook', 'a']],
    ],
    ['an address', { formItems: [input('a', { dicUrl: '/api/console/forms' })] }, [['badDictionary', 'a']]],
    [
      'what only begins like a list of options',
      { formItems: [input('a', { dicUrl: '/api/wdit-exhibitor/wdit-api/wditexhibitor/selectHotel/x' })] },
      [['badDictionary', 'a']],
    ],
    [
      'a list of hotels',
      { formItems: [input('a', { dicUrl: '/api/wdit-exhibitor/wdit-api/wditexhibitor/selectHotel' })] },
      [],
    ],
    [
      'a list of Blade’s',
      { formItems: [input('a', { dicUrl: '/api/blade-system/dict-biz/dictionary?code=x' })] },
      [],
    ],
    ['a way up', { formItems: [input('a', { dicUrl: '/api/dict/../users' })] }, [['badDictionary', 'a']]],
    [
      'a header',
      {
        formItems: [
          input('a', { dicUrl: '/api/dict/x', headersConfig: [{ key: 'Blade-Auth', value: 'y' }] }),
        ],
      },
      [['badDictionary', 'a']],
    ],
    ['a prototype', { formItems: [input('a', { prop: '__proto__' })] }, [['badOriginalData', 'a']]],
  ])('names %s', (_, form, expected) => {
    expect(codes(parseDefinition(form))).toEqual(expected);
  });

  it('names rules about missing items, and circles through computed numbers', () => {
    const definition = parseDefinition({
      formItems: [
        { ...input('n', { compute: { sum: ['m'] } }), formItemType: 'number' },
        { ...input('m', { compute: { sum: ['n'] } }), formItemType: 'number' },
      ],
      formLogic: {
        scheme: [
          {
            triggerList: [{ formItemId: 'gone', type: 'show' }],
            condition: { relation: 'and', conditionList: [{ formItemId: 'lost', expression: 'eq' }] },
          },
        ],
      },
    });
    expect(codes(definition)).toEqual([
      ['missingItem', 'gone'],
      ['missingItem', 'lost'],
      ['logicCycle', 'n'],
      ['logicCycle', 'm'],
    ]);
  });

  it('shows an unsupported item instead of breaking the form, and never requires it', () => {
    const definition = parseDefinition({
      formItems: [{ ...input('a'), formItemType: 'hologram', formItemRequired: true }, input('b')],
    });
    expect(definition.items.map((item) => item.type)).toEqual(['unsupported', 'input']);
    expect(validate(definition, {}, { today: '2026-06-01' })).toEqual([]);
  });
});

const parse = (form: unknown) => {
  const definition = parseDefinition(form);
  validate(definition, { p: 'x' }, { today: '2026-06-01' });
};

describe('hostile definitions', () => {
  it('never make the parser throw', () => {
    assert(property(anything({ withNullPrototype: true }), parse));
    assert(property(json(), parse));
    assert(
      property(anything(), anything(), string(), (original, logic, type) =>
        parse({
          formItems: [{ formItemId: 'p', formItemType: type, formItemOriginalData: original }, original],
          formLogic: logic,
        }),
      ),
    );
  });

  it('end: too many items, options nested too deep', () => {
    const many = parseDefinition({
      formItems: Array.from({ length: 20_000 }, (_, index) => input(`i${index}`)),
    });
    expect(many.items.length).toBe(10_000);
    expect(codes(many)).toEqual([['tooLarge', null]]);
    let option: object = { value: 'leaf' };
    for (let level = 0; level < 5000; level += 1) option = { value: `v${level}`, children: [option] };
    expect(
      codes(parseDefinition({ formItems: [{ ...input('a'), formItemOriginalData: { dicData: [option] } }] })),
    ).toEqual([['tooLarge', 'a']]);
  });

  it('do not hold up the thread with a huge pattern', () => {
    expect(codes(parseDefinition({ formItems: [input('a', { pattern: 'a?'.repeat(500_000) })] }))).toEqual([
      ['refusedPattern', 'a'],
    ]);
  });

  it('cannot reach a prototype', () => {
    parseDefinition(
      '{"formItems":[{"formItemId":"a","__proto__":{"polluted":1},"formItemOriginalData":"{\\"__proto__\\":{\\"polluted\\":1}}"}]}',
    );
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('engine.md §5: dictionaries', () => {
  const [item] = parseDefinition({
    formItems: [
      input('a', {
        dicUrl: '/api/dict/towns?of={{country}}',
        dicMethod: 'POST',
        dicQuery: [{ key: 'region', value: '{{ region }}' }],
        headersConfig: { 'X-Kind': 'town', Cookie: 'no' },
        props: { resPath: 'data.list', label: 'name', value: 'code' },
        metaData: { isLoad: true },
      }),
    ],
  }).items;

  it('E1.9: are read with their defaults; forbidden headers are left out', () => {
    expect(item?.dictionary).toMatchObject({
      method: 'post',
      query: { region: '{{ region }}' },
      headers: { 'X-Kind': 'town' },
      resPath: 'data.list',
      onOpen: true,
      lazy: false,
      dependsOn: ['country', 'region'],
    });
    expect(item?.options).toBeNull();
  });

  it('give their options at resPath by their keys, without those that would break the wire', () => {
    const source = item?.dictionary;
    if (source === null || source === undefined) throw new Error('no dictionary');
    const list = [
      { name: 'Bern', code: 3 },
      { name: 'Bad', code: 'a,b' },
      { code: 'x', children: [{ code: 'y' }] },
    ];
    expect(readOptions(source, { data: { list } })).toEqual([
      { value: '3', label: 'Bern' },
      { value: 'x', label: 'x', children: [{ value: 'y', label: 'y' }] },
    ]);
    expect(readOptions(source, { data: null })).toEqual([]);
    expect(readOptions(source, { data: { list } }, 'number')).toEqual([{ value: 3, label: 'Bern' }]);
  });

  it('makes read-only what the engine reckons in an exhibit row', () => {
    expect(readonlyIn('zhanpinzibiao')).toEqual(['volume', 'grossWeight']);
    expect(readonlyIn('rows')).toEqual([]);
  });

  it('takes the note under a form from the form or from its settings, translated', () => {
    const formSetting = { memo: '备注', i18n: { en: { memo: 'A note' } } };
    expect(parseDefinition({ memo: '说明' }).memo).toBe('说明');
    expect(parseDefinition({ formSetting }).memo).toBe('备注');
    expect(parseDefinition({ memo: '说明', formSetting: { memo: '备注' } }).memo).toBe('说明');
    expect(parseDefinition({ memo: '说明', formSetting }, { language: 'en' }).memo).toBe('A note');
  });

  it('lets a dictionary set no header that speaks for the user', () => {
    const headers = [
      'Authorization',
      'blade-auth',
      'tenantId',
      'X-Tenant-Id',
      'X-Tenant',
      'Host',
      'Origin',
      'Forwarded',
    ];
    for (const key of headers) {
      const { problems } = parseDefinition({
        formItems: [
          {
            formItemId: 'a',
            formItemType: 'select',
            formItemOriginalData: { dicUrl: '/api/dict/x', headersConfig: [{ key, value: '1' }] },
          },
        ],
      });
      expect(problems.map(({ code }) => code)).toEqual(['badDictionary']);
    }
  });
});

const problemsOf = (detail: object) =>
  parseDefinition(detail).problems.map(({ code, formItemId, params }) => [code, formItemId, params['key']]);

describe('engine.md §1: what looks like a form and is none', () => {
  it.each([
    [{ column: [{ prop: 'a' }] }, 'column'],
    [{ formItems: [], group: [{ column: [] }] }, 'group'],
    [{ formItems: { column: [{ prop: 'a' }] } }, 'column'],
  ])('%j is a problem, not an empty form', (detail, key) => {
    expect(problemsOf(detail)).toEqual([['misplacedItems', null, key]]);
  });

  it('a scheme without conditions is named with what it never shows', () => {
    const formItems = [{ formItemId: 'a', formItemType: 'input' }];
    const scheme = (condition: object) => ({
      formItems,
      formLogic: { scheme: [{ triggerList: [{ formItemId: 'a', type: 'show' }], ...condition }] },
    });
    expect(problemsOf(scheme({ condition: { relation: 'and', conditionList: [] } }))).toEqual([
      ['noConditions', 'a', undefined],
    ]);
    expect(problemsOf(scheme({}))).toEqual([['noConditions', 'a', undefined]]);
    expect(problemsOf({ formItems, formLogic: { scheme: [{ triggerList: [], condition: {} }] } })).toEqual(
      [],
    );
  });

  it('E1.6: a column of a table without a type is an input, an item without one is not', () => {
    const children = {
      column: [
        { formItemId: 'c', formItemLabel: '品名' },
        { formItemId: 'x', type: 'hologram' },
      ],
    };
    const form = parseDefinition({
      formItems: [{ formItemId: 'd', formItemType: 'dynamic', children }, { formItemId: 'a' }],
    });
    expect(form.items.map(({ type }) => type)).toEqual(['dynamic', 'unsupported']);
    expect(form.items[0]?.columns.map(({ type }) => type)).toEqual(['input', 'unsupported']);
  });
});
