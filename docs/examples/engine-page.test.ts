// Runs every block of JSON in docs/engine.md, so that the page cannot say what is not so.
import { readFileSync } from 'node:fs';
import {
  checkTypes,
  decode,
  describe as textOf,
  encode,
  isRowsNode,
  openSession,
  parseDefinition,
  submissionOf,
  validate,
  visibleProps,
} from '@zhantai/engine';
import type { Answers, Context, Language } from '@zhantai/engine';
import { authoringRegistry } from '@zhantai/engine/authoring';

import { describe, expect, it } from 'vitest';
import { definitionEn } from '../../packages/messages/src/problems/definition-en.ts';
import { en } from '../../packages/messages/src/problems/en.ts';

const today = '2026-05-20';

/** One block: an item with values, or a form with answers. */
interface Example {
  readonly item?: object;
  readonly form?: object;
  readonly language?: Language;
  readonly context?: Context;
  readonly definition?: readonly string[];
  readonly cases: readonly Case[];
}

interface Case {
  readonly wire?: unknown;
  readonly value?: unknown;
  readonly written?: unknown;
  readonly text?: string;
  readonly problem?: string;
  readonly params?: object;
  readonly answers?: Answers;
  readonly visible?: readonly string[];
  readonly problems?: readonly unknown[];
  readonly submission?: object;
  readonly totals?: object;
}

const page = readFileSync(new URL('../engine.md', import.meta.url), 'utf8');
/** Each block names the clauses that it shows behind its language. */
const examples = [...page.matchAll(/^```json (.*?)\n(.*?)^```/gms)].map(([, clauses = '', text = '']) => {
  const example: Example = JSON.parse(text);
  return { name: `${clauses}: ${nameOf(example)}`, example };
});

describe('docs/engine.md', () => {
  it.each(examples)('$name', ({ example }) => {
    const detail = example.form ?? { formItems: [example.item] };
    const definition = parseDefinition(
      detail,
      example.language === undefined ? {} : { language: example.language },
    );
    expect(definition.problems.map(({ code }) => code)).toEqual(example.definition ?? []);
    for (const one of example.cases) {
      if (example.form === undefined) checkItem(definition, one);
      else checkForm(definition, one, example.context ?? {});
    }
  });

  it('shows an example of every type', () => {
    const types = new Set(page.match(/"(?:formItemType|type)": "\w+"/g)?.map((text) => text.split('"')[3]));
    expect(
      Object.keys(authoringRegistry).filter((type) => type !== 'unsupported' && !types.has(type)),
    ).toEqual([]);
  });

  it('names the clauses that each block shows', () => {
    expect(page.match(/^```json\b/gm)).toHaveLength(examples.length);
  });

  it('names every code', () => {
    const codes = [...Object.keys(en), ...Object.keys(definitionEn)];
    expect(codes.filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
  });
});

function nameOf({ item, form }: Example): string {
  const items: unknown =
    form === undefined ? [item] : Object.entries(form).find(([key]) => key === 'formItems')?.[1];
  return (
    JSON.stringify(items)
      .match(/"formItemType":"\w+"/g)
      ?.map((text) => text.split('"')[3])
      .join(', ') ?? ''
  );
}

function checkItem(definition: ReturnType<typeof parseDefinition>, one: Case): void {
  const [item] = definition.items;
  if (item === undefined) throw new Error('an example without an item');
  const value = decode(item, one.wire);
  expect(value).toEqual(one.value);
  expect(encode(item, value)).toEqual('written' in one ? one.written : one.wire);
  if (one.text !== undefined) expect(textOf(item, value)).toBe(one.text);
  const answers = { [item.prop]: one.wire };
  const [problem] = [...checkTypes(definition, answers), ...validate(definition, answers, { today })];
  expect(problem?.code).toBe(one.problem);
  if (one.params !== undefined) expect(problem?.params).toEqual(one.params);
}

/** The server's functions and an open form, which have to agree. */
function checkForm(definition: ReturnType<typeof parseDefinition>, one: Case, context: Context): void {
  const answers = one.answers ?? {};
  const session = openSession(definition, { today, answers, context });
  if (one.visible !== undefined) {
    expect([...visibleProps(definition, answers, context)]).toEqual(one.visible);
    expect(session.nodes.filter((node) => node.state().visible).map((node) => node.key)).toEqual(one.visible);
  }
  const problems = validate(definition, answers, { today, context });
  const found = problems.map(({ prop, code, path }) =>
    path === undefined ? [prop, code] : [prop, code, path],
  );
  expect(found).toEqual(one.problems ?? []);
  expect(session.problems()).toEqual(problems);
  if (one.submission !== undefined)
    expect(submissionOf(definition, answers, { context })).toEqual(one.submission);
  const table = session.nodes.find(isRowsNode);
  if (one.totals !== undefined) expect(table?.totals()).toEqual(one.totals);
}
