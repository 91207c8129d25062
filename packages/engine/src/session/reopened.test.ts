import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDefinition } from '../definition/parse-definition.ts';
import { normaliseAnswers } from '../fields/normalise-answers.ts';
import { checkTypes } from '../validation/check-types.ts';
import { isRowsNode } from './is-rows-node.ts';
import { openSession } from './open-session.ts';
import type { Answers } from '../definition/context.ts';
import type { FieldNode, Session } from './session.ts';
import { submissionOf } from './submission-of.ts';

const fields = [
  { formItemId: 'n', formItemType: 'number', formItemLabel: '数量', unit: 'cm' },
  { formItemId: 'stars', formItemType: 'rate', formItemLabel: '评分' },
];
const definition = parseDefinition({
  formItems: [
    ...fields,
    { formItemId: 'rows', formItemType: 'dynamic', formItemLabel: '表', children: { column: fields } },
  ],
});

const open = (answers: Answers): Session => openSession(definition, { today: '2026-06-01', answers });

/** The two fields, and the two cells of the first row. */
function places(session: Session): readonly FieldNode[] {
  const table = session.node('rows');
  const row = isRowsNode(table) ? (table.row(0) ?? table.add()) : null;
  return ['n', 'stars'].flatMap((prop) => [session.node(prop) ?? [], row?.cell(prop) ?? []].flat());
}

const shown = (session: Session): unknown =>
  places(session).map((node) => {
    const { value, unreadable } = node.state();
    return { value, unreadable, problem: node.check()?.code };
  });

const typed = string({ unit: constantFrom(...'0123456789eE.,+-cm \u3000１。'.split('')), maxLength: 6 });

describe('engine.md §2: a text where a number belongs', () => {
  it.each(['1e5', '1E5', '1e-7', '5e0', '12,5', '0x10', '１e5', '1 350'])(
    '%j is the same text with the same problem after the form was opened again',
    (text) => {
      const session = open({});
      for (const node of places(session)) {
        node.enter(text);
        node.leave();
      }
      const again = open(session.draft());
      expect(shown(again)).toEqual(shown(session));
      for (const node of places(again))
        expect(node.state()).toMatchObject({
          value: null,
          unreadable: text,
          problem: { code: 'unreadable' },
        });
    },
  );

  it('is read alike when typed, opened again and handed in', () => {
    assert(
      property(typed, (text) => {
        const session = open({});
        for (const node of places(session)) node.enter(text);
        expect(shown(open(session.draft()))).toEqual(shown(session));
        const answers = { n: text, stars: text, rows: [{ n: text, stars: text }] };
        expect(shown(open(answers))).toEqual(shown(session));
        const sent = normaliseAnswers(definition, answers);
        const [value] = places(session).map((node) => node.state().value);
        const whole = places(session).every((node) => node.state().unreadable === null);
        expect(checkTypes(definition, sent).length === 0).toBe(whole);
        expect(submissionOf(definition, sent)['n'] ?? null).toBe(value);
      }),
    );
  });
});
