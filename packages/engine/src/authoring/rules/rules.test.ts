import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDefinition } from '../../definition/parse-definition.ts';
import { visibleProps } from '../../session/visible-props.ts';
import { openRules, withSchemes } from './rules-of-draft.ts';
import { rulesToSchemes } from './rules-to-schemes.ts';
import { schemesToRules } from './schemes-to-rules.ts';
import type { Rule } from './rule.ts';

const COUNT = 9;
const ids = Array.from({ length: COUNT }, (_, at) => `i${at}`);

interface Outline {
  readonly title: boolean;
  readonly hidden: boolean;
}

const outlines = array(record({ title: boolean(), hidden: constantFrom(false, false, false, true) }), {
  minLength: COUNT,
  maxLength: COUNT,
});
const conditions = array(
  // Only items before the first target are watched, so that there is no circle.
  record({ watched: integer({ min: 0, max: 3 }), ne: boolean(), value: constantFrom('1', '2') }),
  { maxLength: 3 },
);
const drawnRules = array(
  record({
    groups: array(conditions, { maxLength: 3 }),
    targets: array(record({ at: integer({ min: 4, max: COUNT }), section: boolean() }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  { maxLength: 5 },
);
const answers = array(constantFrom('1', '2', '3'), { minLength: COUNT, maxLength: COUNT });

/** The first four are inputs that are watched; a title stands before the rest, so that no section begins above it. */
const itemsOf = (outline: readonly Outline[]) =>
  outline.map(({ title, hidden }, at) => ({
    formItemId: ids[at],
    formItemType: at === 4 || (at > 4 && title) ? 'title' : 'input',
    formItemLabel: `Item ${at}`,
    formItemOriginalData: JSON.stringify({ prop: `p${at}`, ...(hidden ? { hide: true } : {}) }),
  }));

const rulesOf = (
  drawn: readonly {
    readonly groups: readonly (readonly {
      readonly watched: number;
      readonly ne: boolean;
      readonly value: string;
    }[])[];
    readonly targets: readonly { readonly at: number; readonly section: boolean }[];
  }[],
): readonly Rule[] =>
  drawn.map(({ groups, targets }, order) => ({
    id: `r${order}`,
    groups: groups.map((group) =>
      group.map(({ watched, ne, value }) => ({
        formItemId: `i${watched}`,
        expression: ne ? 'ne' : 'eq',
        optionValue: value,
      })),
    ),
    targets: targets.map(({ at, section }) =>
      section ? { formItemId: `i${at}`, section: true as const } : { formItemId: `i${at}` },
    ),
  }));

const groupsFrom = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => [{ formItemId: 'i0', expression: 'eq', optionValue: from + at }]);

/** What rules mean, read off authoring.md §1.1 item by item. */
function meant(
  outline: readonly Outline[],
  rules: readonly Rule[],
  given: readonly string[],
): readonly string[] {
  const isTitle = (at: number): boolean => at === 4 || (at > 4 && outline[at]?.title === true);
  const titleOf = (at: number): string => {
    for (let before = at; before >= 4; before -= 1) if (isTitle(before)) return `i${before}`;
    return '';
  };
  const shown = new Set<string>();
  outline.forEach(({ hidden }, at) => {
    const name = `i${at}`;
    const naming = (section: boolean) =>
      rules.filter(({ targets }) =>
        targets.some((target) => {
          const wide = target.section === true && isTitle(Number(target.formItemId.slice(1)));
          return wide === section && target.formItemId === (section ? titleOf(at) : name);
        }),
      );
    const holds = (rule: Rule): boolean =>
      rule.groups.some(
        (group) =>
          group.length > 0 &&
          group.every(({ formItemId, expression, optionValue }) => {
            const value = given[Number(String(formItemId).slice(1))];
            const equal = value === optionValue;
            return shown.has(String(formItemId)) && (expression === 'ne' ? !equal : equal);
          }),
      );
    const allows = (those: readonly Rule[]): boolean => those.length === 0 || those.some(holds);
    if (!hidden && allows(naming(false)) && allows(naming(true))) shown.add(name);
  });
  return [...shown];
}

/** What the engine shows by schemes. */
function shownBy(items: readonly unknown[], scheme: unknown, given: readonly string[]): readonly string[] {
  const definition = parseDefinition({ formItems: items, formLogic: { scheme } });
  const values = Object.fromEntries(given.map((value, at) => [`p${at}`, value]));
  const shown = visibleProps(definition, values, {});
  return definition.items.filter(({ prop }) => shown.has(prop)).map(({ id }) => id);
}

describe('schemes made from rules (authoring.md §1.2)', () => {
  it('show what the rules mean, and reading and making them again gives the same', () => {
    assert(
      property(outlines, drawnRules, answers, (outline, drawn, given) => {
        const items = itemsOf(outline);
        const rules = rulesOf(drawn);
        const { scheme, problems } = rulesToSchemes(items, rules);
        expect(problems).toEqual([]);
        expect(shownBy(items, scheme, given)).toEqual(meant(outline, rules, given));
        expect(rulesToSchemes(items, schemesToRules(items, scheme)).scheme).toEqual(scheme);
      }),
    );
  });

  it('say the same in whatever order rules, groups, conditions and targets stand', () => {
    assert(
      property(outlines, drawnRules, answers, (outline, drawn, given) => {
        const items = itemsOf(outline);
        const turned = drawn.toReversed().map(({ groups, targets }) => ({
          groups: groups.toReversed().map((group) => group.toReversed()),
          targets: targets.toReversed(),
        }));
        const [one, other] = [drawn, turned].map((some) => rulesToSchemes(items, rulesOf(some)).scheme);
        expect(shownBy(items, one, given)).toEqual(shownBy(items, other, given));
      }),
    );
  });

  it('never show an item on which more than 64 groups stand, and leave the others alone', () => {
    const items = itemsOf(Array.from({ length: COUNT }, () => ({ title: false, hidden: false })));
    const rules = [
      { id: 'a', groups: groupsFrom(0, 9), targets: [{ formItemId: 'i4', section: true }] },
      { id: 'b', groups: groupsFrom(100, 8), targets: [{ formItemId: 'i5' }] },
      { id: 'c', groups: groupsFrom(200, 7), targets: [{ formItemId: 'i6' }] },
      { id: 'd', groups: groupsFrom(300, 65), targets: [{ formItemId: 'i3' }] },
    ];
    const { scheme, problems } = rulesToSchemes(items, rules);
    expect(problems).toEqual([
      { code: 'tooManyGroups', formItemId: 'i3' },
      { code: 'tooManyGroups', formItemId: 'i5' },
    ]);
    const never = scheme.filter(({ condition }) => JSON.stringify(condition).includes('"conditionList":[]'));
    expect(never).toMatchObject([{ triggerList: [{ formItemId: 'i3' }, { formItemId: 'i5' }] }]);
    expect(scheme).toHaveLength(1 + 9 + 63);
  });

  it('are made quickly from rules with thousands of groups', () => {
    const items = itemsOf(Array.from({ length: COUNT }, () => ({ title: false, hidden: false })));
    const groups = Array.from({ length: 20_000 }, (_, at) => [
      { formItemId: 'i0', expression: 'eq', optionValue: at },
    ]);
    const targets = [{ formItemId: 'i4', section: true }, { formItemId: 'i5' }];
    expect(rulesToSchemes(items, [{ id: 'a', groups, targets }]).problems).toHaveLength(5);
  });

  it('come of what is no rule without an error', () => {
    for (const odd of [null, 'rules', [null, 1, {}, { groups: 'x', targets: [null] }], [[]], { 0: {} }]) {
      expect(rulesToSchemes(odd, odd).problems).toEqual([]);
      expect(schemesToRules(odd, odd)).toEqual([]);
    }
  });
});

describe('schemes from elsewhere (authoring.md §1.3)', () => {
  const wires = array(
    record({
      triggerList: array(
        record({
          formItemId: integer({ min: 4, max: COUNT }).map((at) => `i${at}`),
          type: constantFrom('show', 'show', 'hide'),
        }),
        { maxLength: 4 },
      ),
      condition: record({
        relation: constantFrom('and', 'or'),
        conditionList: array(
          record({
            formItemId: constantFrom('i0', 'i1', 'i2'),
            expression: constantFrom('eq', 'ne'),
            optionValue: constantFrom('1', '2'),
          }),
          { maxLength: 3 },
        ),
      }),
    }),
    { maxLength: 5 },
  );

  it('show the same when they were read as rules and made again', () => {
    assert(
      property(outlines, wires, answers, (outline, scheme, given) => {
        const items = itemsOf(outline);
        const again = rulesToSchemes(items, schemesToRules(items, scheme)).scheme;
        expect(shownBy(items, again, given)).toEqual(shownBy(items, scheme, given));
      }),
    );
  });

  it('go out to the letter while nobody touched their rules', () => {
    assert(
      property(outlines, wires, (outline, scheme) => {
        const detail = { formItems: itemsOf(outline), formLogic: { scheme } };
        const opened = { ...detail, formLogic: { rules: openRules(detail) } };
        expect(withSchemes(opened, [scheme])['formLogic']).toMatchObject({ scheme });
      }),
    );
  });
});

describe('rules of a form that is opened (authoring.md §1.4)', () => {
  const items = itemsOf(Array.from({ length: COUNT }, () => ({ title: false, hidden: false })));
  const condition = { formItemId: 'i0', expression: 'eq', optionValue: '1' };
  const rules = [{ id: 'mine', groups: [[condition, condition]], targets: [{ formItemId: 'i5' }] }];

  it('are its own while they make its schemes', () => {
    const made = withSchemes({ formItems: items, formLogic: { rules } }, []);
    expect(openRules(made)).toBe(rules);
  });

  it('are read from its schemes where somebody else changed these', () => {
    const { scheme } = rulesToSchemes(items, [{ ...rules[0], targets: [{ formItemId: 'i6' }] }]);
    expect(openRules({ formItems: items, formLogic: { rules, scheme } })).toMatchObject([
      { id: 's1', targets: [{ formItemId: 'i6' }] },
    ]);
  });
});
