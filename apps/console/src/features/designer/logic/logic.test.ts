import { parseDefinition, visibleProps } from '@zhantai/engine';
import { draftRules, withDraftRule, type AuthoringRule } from '@zhantai/engine/authoring';
import { loadDesignerWords } from '@zhantai/messages/designer';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeForm } from '../canvas-entries.ts';
import type { Detail } from '../draft/items.ts';
import { createCircles } from './circles.ts';
import { blankCondition, editRule, faultOf, filledNotZero, withItem, writtenRule } from './edited-rule.ts';
import { readFormLogic } from './form-logic.ts';
import { indentRules } from './indent-rules.ts';
import { ruleSentence } from './rule-sentence.ts';

const words = await loadDesignerWords('zh-Hans');
const item = (id: string, type: string, label: string, rest: object = {}) => ({
  formItemId: id,
  formItemType: type,
  formItemLabel: label,
  formItemOriginalData: JSON.stringify({ prop: id, ...rest }),
});
const formItems = [
  item('t1', 'title', '展位'),
  item('kind', 'radio', '展位类型', {
    dicData: [
      { label: '光地特装', value: 'raw' },
      { label: '标准展位', value: 'shell' },
    ],
  }),
  item('area', 'number', '展位面积', { unit: 'm²' }),
  item('builder', 'input', '搭建商名称'),
  item('t2', 'title', '特装'),
  item('permit', 'upload', '特装资质'),
  item('day', 'date', '进场日'),
];
const on = (formItemId: string, expression: string, optionValue: unknown) => ({
  formItemId,
  expression,
  optionValue,
});
const detail: Detail = { formItems };
const formOf = (one: Detail) => readFormLogic(one, wholeForm(one), words);
const form = formOf(detail);
const rule = (id: string, groups: AuthoringRule['groups'], ...shown: string[]): AuthoringRule => ({
  id,
  groups,
  targets: shown.map((formItemId) =>
    formItemId.startsWith('t') ? { formItemId, section: true } : { formItemId },
  ),
});
const withRules = (...rules: readonly AuthoringRule[]): Detail =>
  rules.reduce<Detail>((now, one) => withDraftRule(now, one), detail);

describe('a rule as a sentence', () => {
  it('names items by number and label, options by label, numbers with their unit, sections as a whole', () => {
    const groups = [[on('kind', 'eq', 'raw'), on('area', 'ge', 36)], [on('day', 'ne', '')]];
    expect(ruleSentence(rule('r', groups, 'builder', 't2'), form, words.logic)).toBe(
      '当1.1「展位类型」是「光地特装」且1.2「展位面积」 ≥ 36 m²，或2.2「进场日」已填时，显示1.3「搭建商名称」和第 2 节「特装」',
    );
  });

  it('says what it cannot read, and that it never shows without conditions', () => {
    const foreign = rule('r', [[on('kind', 'like', 'x')]], 'nobody');
    expect(ruleSentence(foreign, form, words.logic)).toBe(
      '当1.1「展位类型」（其他写法 like x）时，显示已删除的题（nobody）',
    );
    expect(ruleSentence(rule('r', [], 'builder'), form, words.logic)).toBe(
      '没有条件，永远不显示1.3「搭建商名称」',
    );
  });
});

describe('a rule that is edited', () => {
  const { definition } = form;
  const itemOf = (id: string) => definition.itemById.get(id);

  it('that nobody touches is written as it came, unknown keys and all', () => {
    const came = rule(
      'r',
      [[{ ...on('kind', 'eq', 'raw'), own: 1 }], [on('area', 'between', null)]],
      'builder',
    );
    const opened = editRule(came, definition);
    expect(writtenRule(opened, definition)).toEqual(came);
    expect(faultOf(opened, definition)).toBeNull();
  });

  it('tells what is missing, until it is a whole one', () => {
    const started = editRule(rule('r', []), definition);
    const put = (condition: object, targets = started.targets) => ({
      ...started,
      groups: [[{ ...blankCondition, ...condition }]],
      targets,
    });
    const number = withItem(blankCondition, itemOf('area'));
    const day = withItem(blankCondition, itemOf('day'));
    expect(faultOf(started, definition)).toBe('item');
    expect(faultOf(put(withItem(blankCondition, itemOf('kind'))), definition)).toBe('value');
    expect(faultOf(put({ ...number, value: 'many' }), definition)).toBe('number');
    expect(faultOf(put({ ...number, comparison: 'above', value: '0.0' }), definition)).toBe('zero');
    expect(faultOf(put({ ...day, value: '2027/3/4' }), definition)).toBe('moment');
    expect(faultOf(put({ ...day, comparison: 'filled' }), definition)).toBe('targets');
    const whole = put({ ...number, value: '１，２００' }, [{ formItemId: 'builder' }]);
    expect(faultOf(whole, definition)).toBeNull();
    expect(writtenRule(whole, definition).groups).toEqual([[on('area', 'eq', '1200')]]);
  });

  it('says "filled and not 0" where something would be compared with 0', () => {
    const zero = { ...withItem(blankCondition, itemOf('area')), comparison: 'above' as const, value: '0' };
    const groups = writtenRule({ id: 'r', groups: [filledNotZero(zero)], targets: [] }, definition).groups;
    const shows = (area: unknown) => {
      const made = withRules({ id: 'r', groups, targets: [{ formItemId: 'builder' }] });
      return visibleProps(parseDefinition(made), { area }, {}).has('builder');
    };
    expect([undefined, 0, 3].map(shows)).toEqual([false, false, true]);
  });
});

describe('circles', () => {
  it('are told with what they go through, of what is watched and of what is shown', () => {
    const made = withRules(
      rule('r1', [[on('kind', 'eq', 'raw')]], 'area'),
      rule('r2', [[on('area', 'gt', 3)]], 'builder'),
    );
    const circles = createCircles(made, 'r3')(['builder'], ['kind']);
    expect(circles.watched.get('builder')).toEqual(['kind', 'area', 'builder', 'kind']);
    expect(circles.shown.get('kind')).toEqual(['kind', 'area', 'builder', 'kind']);
    expect(circles.shown.get('builder')).toEqual(['builder', 'builder']);
    expect(circles.shown.has('day')).toBe(false);
    expect(createCircles(made, 'r2')(['builder'], []).shown.get('kind')).toBeUndefined();
  });

  const names = ['kind', 'area', 'builder', 'permit', 'day', 't1', 't2'];
  const drawn = array(record({ watched: integer({ min: 0, max: 4 }), shown: integer({ min: 0, max: 6 }) }), {
    maxLength: 8,
  });
  it('never come of rules whose items were not told to make one, and always of the others where nothing else shows them', () => {
    assert(
      property(drawn, constantFrom(...names.slice(0, 5)), constantFrom(...names), (all, watched, shown) => {
        const sound = all.reduce<Detail>((now, one, at) => {
          const [from = '', to = ''] = [names[one.watched], names[one.shown]];
          const next = withDraftRule(now, rule(`r${at}`, [[on(from, 'eq', '1')]], to));
          return hasCircle(next) ? now : next;
        }, detail);
        const targets = form.expand(rule('n', [], shown).targets[0] ?? { formItemId: '' });
        const { watched: refused } = createCircles(sound, 'new')([], targets);
        const tried = withDraftRule(sound, rule('new', [[on(watched, 'eq', '1')]], shown));
        const shownBefore = draftRules(sound).flatMap((one) => one.targets.flatMap(form.expand));
        // Beside another rule the new one may add nothing: whatever it asks, the other asks less.
        const mayAddNothing = targets.some((id) => shownBefore.includes(id));
        if (!refused.has(watched)) expect(hasCircle(tried)).toBe(false);
        else if (!mayAddNothing) expect(hasCircle(tried)).toBe(true);
      }),
    );
  });
});

function hasCircle(one: Detail): boolean {
  return parseDefinition(one).problems.some(({ code }) => code === 'logicCycle');
}

describe('the list of rules', () => {
  it('puts under each what watches what it shows, and each rule once', () => {
    const first = rule('r1', [[on('area', 'gt', 3)]], 'builder');
    const second = rule('r2', [[on('kind', 'eq', 'raw')]], 'area');
    const third = rule('r3', [[on('builder', 'ne', '')]], 't2');
    const listed = indentRules([first, second, third], form.expand);
    expect(listed.map(({ rule: { id }, depth }) => [id, depth])).toEqual([
      ['r2', 0],
      ['r1', 1],
      ['r3', 2],
    ]);
  });

  it('has all rules whatever they watch and show, also in a circle', () => {
    const ids = ['kind', 'area', 'builder', 't2'];
    const one = record({ watched: constantFrom(...ids), shown: constantFrom(...ids) });
    assert(
      property(array(one, { maxLength: 8 }), (all) => {
        const rules = all.map(({ watched, shown }, at) => rule(`r${at}`, [[on(watched, 'eq', '1')]], shown));
        const listed = indentRules(rules, form.expand).map(({ rule: { id } }) => id);
        expect(listed.toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
        expect(draftRules(withRules(...rules))).toEqual(rules);
      }),
    );
  });
});
