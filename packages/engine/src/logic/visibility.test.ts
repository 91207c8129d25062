import { array, assert, constantFrom, integer, property, record, shuffledSubarray } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDefinition } from '../definition/parse-definition.ts';
import { openSession } from '../session/open-session.ts';
import { submissionOf } from '../session/submission-of.ts';
import { visibleProps } from '../session/visible-props.ts';

const ITEMS = 8;
const TODAY = '2026-06-01';

interface Rule {
  readonly targets: readonly number[];
  readonly relation: string;
  readonly conditions: readonly {
    readonly item: number;
    readonly expression: string;
    readonly wanted: string;
  }[];
}

const place = integer({ min: 0, max: ITEMS - 1 });
const rule: Arbitrary<Rule> = record({
  targets: array(place, { minLength: 1, maxLength: 3 }),
  relation: constantFrom('and', 'or'),
  conditions: array(
    record({
      item: place,
      expression: constantFrom('eq', 'ne', 'gt', 'le', 'unknown'),
      wanted: constantFrom('', '1', '2', '3'),
    }),
    { maxLength: 3 },
  ),
});
const text = constantFrom('', '1', '2', '3');

function form(rules: readonly Rule[]) {
  return parseDefinition({
    formItems: Array.from({ length: ITEMS }, (_, index) => ({
      formItemId: `i${index}`,
      formItemType: 'input',
      formItemLabel: `Item ${index}`,
      formItemOriginalData: { prop: `p${index}` },
    })),
    formLogic: {
      scheme: rules.map(({ targets, relation, conditions }) => ({
        triggerList: targets.map((target) => ({ formItemId: `i${target}`, type: 'show' })),
        condition: {
          relation,
          conditionList: conditions.map(({ item, expression, wanted }) => ({
            formItemId: `i${item}`,
            expression,
            optionValue: wanted,
          })),
        },
      })),
    },
  });
}

/** The clause read literally: slow, recursive, and written without the engine. */
function literally(rules: readonly Rule[], values: readonly string[]): ReadonlySet<string> {
  const watchedBy = (item: number): number[] =>
    rules
      .filter((one) => one.targets.includes(item))
      .flatMap((one) => one.conditions.map((condition) => condition.item));
  const dependsOn = (item: number, wanted: number, seen = new Set<number>()): boolean =>
    watchedBy(item).some((next) => {
      if (next === wanted) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return dependsOn(next, wanted, seen);
    });
  const holds = ({ item, expression, wanted }: Rule['conditions'][number]): boolean => {
    const value = values[item] ?? '';
    if (!visible(item)) return false;
    if (expression === 'eq') return value === wanted;
    if (expression === 'ne') return value !== wanted;
    const [left, right] = [Number(value), Number(wanted)];
    if (left === 0 || right === 0) return false;
    return expression === 'gt' ? left > right : expression === 'le' && left <= right;
  };
  const shows = (one: Rule, item: number): boolean => {
    const circular = one.conditions.some((each) => each.item === item || dependsOn(each.item, item));
    if (circular || one.conditions.length === 0) return false;
    return one.relation === 'and' ? one.conditions.every(holds) : one.conditions.some(holds);
  };
  const visible = (item: number): boolean => {
    const own = rules.filter((one) => one.targets.includes(item));
    return own.length === 0 || own.some((one) => shows(one, item));
  };
  return new Set(
    values
      .map((_, item) => item)
      .filter(visible)
      .map((item) => `p${item}`),
  );
}

const show = (target: number, item: number, wanted: string, expression = 'eq'): Rule => ({
  targets: [target],
  relation: 'and',
  conditions: [{ item, expression, wanted }],
});

describe('engine.md §3: visibility', () => {
  it('E3.5, E3.9: is what the clauses say, circles included', () => {
    assert(
      property(
        array(rule, { maxLength: 10 }),
        array(text, { minLength: ITEMS, maxLength: ITEMS }),
        (rules, values) => {
          const answers = Object.fromEntries(values.map((value, index) => [`p${index}`, value]));
          expect(visibleProps(form(rules), answers)).toEqual(literally(rules, values));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('does not depend on the order of the schemes', () => {
    assert(
      property(
        array(rule, { maxLength: 10 }).chain((rules) =>
          record({
            rules: shuffledSubarray(rules, { minLength: rules.length, maxLength: rules.length }),
            asWritten: constantFrom(rules),
            values: array(text, { minLength: ITEMS, maxLength: ITEMS }),
          }),
        ),
        ({ rules, asWritten, values }) => {
          const answers = Object.fromEntries(values.map((value, index) => [`p${index}`, value]));
          expect(visibleProps(form(rules), answers)).toEqual(visibleProps(form(asWritten), answers));
        },
      ),
    );
  });

  it('is the same after any edits as from scratch', () => {
    assert(
      property(
        array(rule, { maxLength: 12 }),
        array(record({ item: place, value: text }), { maxLength: 20 }),
        (rules, edits) => {
          const definition = form(rules);
          const session = openSession(definition, { today: TODAY });
          const answers: Record<string, string> = {};
          for (const { item, value } of edits) {
            session.node(`p${item}`)?.set(value);
            answers[`p${item}`] = value;
            const shown = session.nodes.filter((node) => node.state().visible).map((node) => node.key);
            expect(new Set(shown)).toEqual(visibleProps(definition, answers));
          }
          expect(session.answers()).toEqual(submissionOf(definition, answers));
        },
      ),
    );
  });

  it('E3.10: tells the field that was set, those whose visibility changed, and nobody else', () => {
    assert(
      property(
        array(rule, { maxLength: 12 }),
        array(record({ item: place, value: text }), { minLength: 1, maxLength: 12 }),
        (rules, edits) => {
          const session = openSession(form(rules), { today: TODAY });
          const notified: string[] = [];
          for (const node of session.nodes) node.subscribe(() => notified.push(node.key));
          for (const { item, value } of edits) {
            const before = session.nodes.map((node) => node.state());
            notified.length = 0;
            session.node(`p${item}`)?.set(value);
            const changed = session.nodes
              .filter((node, index) => node.state() !== before[index])
              .map((node) => node.key);
            expect(notified.toSorted()).toEqual(changed.toSorted());
            session.nodes.forEach((node, index) => {
              const now = node.state();
              const then = before[index];
              const same = now.value === then?.value && now.visible === then.visible;
              expect(notified.includes(node.key)).toBe(!same);
            });
          }
        },
      ),
    );
  });

  it('hides what depends on a hidden item, ne included', () => {
    const definition = form([show(1, 0, '1'), show(2, 1, 'x', 'ne')]);
    expect(visibleProps(definition, { p0: '2', p1: 'y' }).has('p2')).toBe(false);
    expect(visibleProps(definition, { p0: '1', p1: 'y' }).has('p2')).toBe(true);
  });

  it('cuts only the rules of a circle: an acyclic one shows its items', () => {
    const circle = [show(1, 2, 'q', 'ne'), show(2, 1, 'q', 'ne')];
    const cut = form(circle);
    expect(cut.problems.map((problem) => [problem.code, problem.formItemId])).toEqual([
      ['logicCycle', 'i1'],
      ['logicCycle', 'i2'],
    ]);
    expect(visibleProps(cut, {}).has('p1')).toBe(false);
    const shown = visibleProps(form([...circle, show(1, 0, '1')]), { p0: '1' });
    expect([shown.has('p1'), shown.has('p2')]).toEqual([true, false]);
  });

  it('keeps what was typed while it is hidden, and gives it back', () => {
    const session = openSession(form([show(1, 0, '1')]), { today: TODAY });
    session.node('p0')?.set('1');
    session.node('p1')?.set('kept');
    session.node('p0')?.set('2');
    expect(Object.hasOwn(session.answers(), 'p1')).toBe(false);
    expect(session.draft()['p1']).toBe('kept');
    session.node('p0')?.set('1');
    expect(session.answers()['p1']).toBe('kept');
  });

  it('settles a chain of 5,000 rules without recursion', () => {
    const items = Array.from({ length: 5001 }, (_, index) => ({
      formItemId: `i${index}`,
      formItemType: 'input',
      formItemOriginalData: { prop: `p${index}` },
    }));
    const scheme = Array.from({ length: 5000 }, (_, index) => ({
      triggerList: [{ formItemId: `i${index + 1}`, type: 'show' }],
      condition: {
        relation: 'and',
        conditionList: [{ formItemId: `i${index}`, expression: 'ne', optionValue: 'stop' }],
      },
    }));
    const session = openSession(parseDefinition({ formItems: items, formLogic: { scheme } }), {
      today: TODAY,
    });
    const visible = () => session.nodes.filter((node) => node.state().visible).length;
    expect(visible()).toBe(5001);
    session.node('p0')?.set('stop');
    expect(visible()).toBe(1);
  });
});
