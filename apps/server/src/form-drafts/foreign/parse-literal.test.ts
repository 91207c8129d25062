import { describe, expect, it } from 'vitest';
import { parseApart } from './parse-apart.ts';
import { parseLiteral } from './parse-literal.ts';

const value = (text: string) => {
  const parsed = parseLiteral(text);
  return 'value' in parsed ? parsed.value : parsed;
};
const omitted = (text: string) => {
  const parsed = parseLiteral(text);
  return 'omitted' in parsed ? parsed.omitted.map(({ path, kind }) => `${path} ${kind}`) : parsed;
};

describe('options in source text', () => {
  it('are read from JSON, from a literal, and from where they stand in a module or a Vue file', () => {
    const option = { column: [{ prop: 'a', min: -1 }] };
    expect(value(JSON.stringify(option))).toEqual(option);
    expect(value("{ column: [{ prop: 'a', min: -1 }], }")).toEqual(option);
    expect(value("export default { column: [{ 'prop': `a`, min: -1 }] };")).toEqual(option);
    const inside =
      "export default { data() { return { x: 1, option: { column: [{ prop: 'a', min: -1 }] } } } }";
    expect(value(inside)).toEqual(option);
    expect(value(`<template><b/></template>\n<script>\n${inside}\n</script>`)).toEqual(option);
    expect(value("import x from 'y'\nexport const option = { column: [{ prop: 'a', min: -1 }] }")).toEqual(
      option,
    );
  });

  it('hold no code: it is named by its place and never run', () => {
    const text = `{ column: [
      { prop: 'a', formatter: (row) => globalThis.ran = true, rules: [{ pattern: /^a/i, validator: check }] },
      ...more, { ['x']: 1, prop, get label() { globalThis.ran = true; return 1 }, value: now(), unit: \`\${m}\` },
    ], big: 1n, off: !0 }`;
    expect(value(text)).toEqual({
      column: [{ prop: 'a', rules: [{ pattern: '/^a/i' }] }, null, {}],
    });
    expect(omitted(text)).toEqual([
      'column[0].formatter ArrowFunctionExpression',
      'column[0].rules[0].validator Identifier',
      'column[1] SpreadElement',
      'column[2]{0} Property',
      'column[2].prop Property',
      'column[2].label Property',
      'column[2].value CallExpression',
      'column[2].unit TemplateLiteral',
      'big Literal',
      'off UnaryExpression',
    ]);
    expect('ran' in globalThis).toBe(false);
  });

  it('say where they cannot be read', () => {
    expect(parseLiteral('{\n column: [,,\n')).toMatchObject({ fault: 'syntax', line: 3 });
    expect(parseLiteral('const a = 1')).toMatchObject({ fault: 'noObject' });
    expect(value('{"column":[],"__proto__":{"x":1}}')).not.toHaveProperty('x');
  });

  it('are read in a thread that ends when it takes too much', async () => {
    expect(await parseApart('{ column: [] }')).toMatchObject({ value: { column: [] } });
    const deep = await parseApart('['.repeat(200_000));
    expect(deep === null || 'fault' in deep).toBe(true);
  }, 60_000);
});
