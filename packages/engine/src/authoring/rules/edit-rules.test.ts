import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJsonObject } from '../../definition/json-value.ts';
import { parseDefinition } from '../../definition/parse-definition.ts';
import { draftRules, withDraftRule, withoutDraftRule, withoutRulesOn } from './edit-rules.ts';
import { comparisonOf, comparisonsOf, expressionOf, isBare } from './comparisons.ts';
import { neverHoldingRules, neverShown } from './never-holds.ts';
import { reach } from './reach.ts';
import type { Rule } from './rule.ts';
import { rulesToSchemes } from './rules-to-schemes.ts';
import { withOpenRules } from './rules-of-draft.ts';

const item = (id: string, type = 'input', rest: object = {}) => ({
  formItemId: id,
  formItemType: type,
  formItemLabel: id,
  formItemOriginalData: JSON.stringify({ prop: id, ...rest }),
});
const choices = { dicData: ['1', '2'].map((value) => ({ label: value, value })) };
const items = [
  item('kind', 'radio', choices),
  item('area', 'number'),
  item('builder'),
  item('permit'),
  item('several', 'checkbox', choices),
];
const on = (formItemId: string, expression: string, optionValue: unknown) => ({
  formItemId,
  expression,
  optionValue,
});
const scheme = (target: string, ...conditionList: object[]) => ({
  triggerList: [{ formItemId: target, type: 'show' }],
  condition: { relation: 'and', conditionList },
});
const schemeOf = (detail: object): unknown => {
  const logic = 'formLogic' in detail ? detail.formLogic : undefined;
  return isJsonObject(logic) ? logic['scheme'] : undefined;
};

describe('the rules of a draft', () => {
  const foreign = {
    own: 1,
    formItems: items,
    formLogic: { other: true, scheme: [{ ...scheme('builder', on('kind', 'eq', '1')), unknown: 1 }] },
  };

  it('are read from its schemes while it has none, and those stay as they are until one is changed', () => {
    const [read] = draftRules(foreign);
    expect(read).toEqual({
      id: 's1',
      groups: [[on('kind', 'eq', '1')]],
      targets: [{ formItemId: 'builder' }],
    });
    expect(withOpenRules(foreign)).toBe(foreign);
    const same = withDraftRule(foreign, read ?? { id: '', groups: [], targets: [] });
    expect(schemeOf(same)).toEqual(foreign.formLogic.scheme);
  });

  it('that are not what its schemes say are read anew where it is opened', () => {
    const rules = [{ id: 'r', groups: [[on('kind', 'eq', '2')]], targets: [{ formItemId: 'builder' }] }];
    const differing = { ...foreign, formLogic: { ...foreign.formLogic, rules } };
    expect(draftRules(withOpenRules(differing))).toEqual(draftRules(foreign));
    const made = { ...foreign, formLogic: { rules, scheme: rulesToSchemes(items, rules).scheme } };
    expect(withOpenRules(made)).toBe(made);
  });

  const rules = array(
    record({
      groups: array(array(constantFrom('kind', 'area'), { minLength: 1, maxLength: 2 }), {
        minLength: 1,
        maxLength: 3,
      }),
      target: constantFrom('builder', 'permit'),
    }),
    { minLength: 1, maxLength: 5 },
  ).map((all): Rule[] =>
    all.map(({ groups, target }, at) => ({
      id: `r${at}`,
      groups: groups.map((group) => group.map((id) => on(id, 'eq', '1'))),
      targets: [{ formItemId: target }],
    })),
  );

  it('stand as they were made, each with its schemes, and one that is taken away leaves the others', () => {
    assert(
      property(rules, integer({ min: 0, max: 4 }), (all, at) => {
        const made = all.reduce<Record<string, unknown>>((now, rule) => withDraftRule(now, rule), {
          formItems: items,
        });
        expect(draftRules(made)).toEqual(all);
        expect(schemeOf(made)).toEqual(rulesToSchemes(items, all).scheme);
        const rest = all.filter((_, place) => place !== at);
        expect(draftRules(withoutDraftRule(made, `r${at}`))).toEqual(rest);
      }),
    );
  });

  it('name an item no more once it was taken out of them', () => {
    assert(
      property(rules, constantFrom('kind', 'builder'), (all, id) => {
        const made = all.reduce<Record<string, unknown>>((now, rule) => withDraftRule(now, rule), {
          formItems: items,
        });
        const cleared = withoutRulesOn(made, id);
        expect(JSON.stringify(cleared['formLogic'] ?? null)).not.toContain(`"${id}"`);
        for (const { groups, targets } of draftRules(cleared)) {
          expect(
            Math.min(groups.length, targets.length, ...groups.map((group) => group.length)),
          ).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('comparisons', () => {
  const { itemById } = parseDefinition({
    formItems: [
      ...items,
      item('day', 'date'),
      item('days', 'daterange'),
      item('on', 'switch'),
      item('head', 'title'),
      item('table', 'dynamic'),
      item('stars', 'rate'),
    ],
  });
  it.each([
    ['kind', ['is', 'isNot']],
    ['several', ['includes', 'excludes']],
    ['area', ['equal', 'unequal', 'above', 'atLeast', 'below', 'atMost']],
    ['stars', ['equal', 'unequal', 'above', 'atLeast', 'below', 'atMost']],
    ['builder', ['is', 'isNot', 'filled', 'unfilled']],
    ['day', ['is', 'isNot', 'filled', 'unfilled']],
    ['days', ['filled', 'unfilled']],
    ['on', ['is', 'isNot']],
    ['head', []],
    ['table', []],
  ])('of %s are %j, and each reads as it was written', (id, wanted) => {
    const watched = itemById.get(id);
    if (watched === undefined) throw new Error(id);
    expect(comparisonsOf(watched)).toEqual(wanted);
    for (const comparison of comparisonsOf(watched)) {
      const condition = {
        formItemId: id,
        expression: expressionOf(comparison),
        optionValue: isBare(comparison) ? '' : '1',
      };
      expect(comparisonOf(watched, condition)).toBe(comparison);
    }
  });
});

describe('what an item decides', () => {
  it('is reached through rules and formulas, by the shortest way', () => {
    const definition = parseDefinition({
      formItems: [...items, item('total', 'number', { compute: { sum: ['area'] } })],
      formLogic: {
        scheme: [scheme('area', on('kind', 'eq', '1')), scheme('builder', on('total', 'gt', 3))],
      },
    });
    expect(Object.fromEntries(reach(definition, ['kind'], 'decides'))).toEqual({
      kind: ['kind'],
      area: ['kind', 'area'],
      total: ['kind', 'area', 'total'],
      builder: ['kind', 'area', 'total', 'builder'],
    });
    expect(reach(definition, ['builder'], 'dependsOn').get('kind')).toEqual([
      'builder',
      'total',
      'area',
      'kind',
    ]);
    expect(reach(definition, ['missing'], 'decides').size).toBe(0);
  });
});

describe('a rule that never holds', () => {
  const definition = parseDefinition({
    formItems: [...items, item('gone', 'input', { hide: true })],
    formLogic: { scheme: [scheme('permit', on('gone', 'eq', 'x'))] },
  });
  const reasonsOf = (...groups: Rule['groups']) =>
    neverHoldingRules(definition, [{ id: 'r', groups, targets: [{ formItemId: 'builder' }] }]).map(
      ({ reason, whole }) => [reason, whole],
    );

  it.each([
    ['no groups', [], [['noConditions', true]]],
    ['an option that is gone', [[on('kind', 'eq', '9')]], [['optionGone', true]]],
    ['an item that is gone', [[on('nobody', 'eq', '9')]], [['missingItem', true]]],
    ['an item that is always hidden', [[on('gone', 'eq', '9')]], [['hiddenItem', true]]],
    ['an item that only such a one shows', [[on('permit', 'eq', '9')]], [['hiddenItem', true]]],
    ['a comparison with 0', [[on('area', 'gt', 0)]], [['notComparable', true]]],
    ['a comparison of several values', [[on('several', 'gt', 1)]], [['notComparable', true]]],
    ['above 5 and below 3', [[on('area', 'gt', 5), on('area', 'lt', '3')]], [['contradiction', true]]],
    ['two options at once', [[on('kind', 'eq', '1'), on('kind', 'eq', '2')]], [['contradiction', true]]],
    ['one of its groups', [[on('kind', 'eq', '1')], [on('kind', 'eq', '9')]], [['optionGone', false]]],
    ['a number between', [[on('area', 'gt', 3), on('area', 'le', 5)]], []],
    ['two options of several', [[on('several', 'eq', '1'), on('several', 'eq', '2')]], []],
    ['filled and not 0', [[on('area', 'ne', ''), on('area', 'ne', '0')]], []],
  ])('is found by %s', (_, groups, reasons) => {
    expect(reasonsOf(...groups)).toEqual(reasons);
  });

  it('shows nothing, nor does what depends on it', () => {
    expect([...neverShown(definition)]).toEqual(['gone', 'permit']);
  });
});
