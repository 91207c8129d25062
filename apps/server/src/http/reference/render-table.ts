import { refusalStatus } from '@zhantai/contract';
import { groupBy } from '../../platform/group-by.ts';
import { whoOf } from './open-api.ts';
import type { Operation } from './operation.ts';
import { fieldsOf, unwrap, shapeOf } from './shape-of.ts';

/**
 * The Markdown page `docs/api.md`: what holds of all calls, then each call.
 * @param clauses the text of `docs/wire.md`, whose title is left out.
 */
export function renderTable(operations: readonly Operation[], clauses: string): string {
  const features = groupBy(operations, ({ feature }) => feature);
  const sections = [...features].flatMap(([feature, members]) => [
    `### ${feature}`,
    '',
    '| call | path | who | takes | gives |',
    '| --- | --- | --- | --- | --- |',
    ...members.map(row),
    '',
  ]);
  const codes = Object.entries(refusalStatus).map(([code, status]) => `| ${status} | \`${code}\` |`);
  return `${[
    ...head,
    '',
    clauses.replace(/^# .*\n/, '').trim(),
    '',
    ...callsHead,
    '',
    ...sections,
    '### Refusals',
    '',
    '| status | `data.reason` |',
    '| --- | --- |',
    ...codes,
  ].join('\n')}\n`;
}

const head = [
  '# The API',
  '',
  '`npm run api-docs` writes this page: the clauses of [wire.md](wire.md), where they are edited, then every call that the',
  'server registers. A test holds it to both. The calls with all schemas and refusals are at `/api/openapi.json`, readable',
  'at `/api/docs`.',
];

const callsHead = [
  '## The calls',
  '',
  'Answers stand in the envelope `{code, success, data, msg}`; `gives` is its `data`. A question mark marks what may be',
  'left out. **open** calls need no token, **signed-in** any token, **user** one of the portal, **staff** one of the console;',
  'otherwise the roles are named. Calls marked ° take no tenant, exhibition and client headers.',
];

function row(operation: Operation): string {
  const { name, method, path, headers, summary, answer } = operation;
  const cells = [
    `\`${name}\` – ${summary}`,
    `\`${method} ${path}\`${headers ? '' : ' °'}`,
    whoOf(operation),
    taken(operation),
    answer === undefined ? '' : `\`${shapeOf(unwrap(answer), 1)}\``,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function taken({ query, body, multipart, fields }: Operation): string {
  return [
    ...(query === undefined ? [] : [`query \`${namesOf(query)}\``]),
    ...(body === undefined ? [] : [`body \`${namesOf(body)}\``]),
    ...(multipart ? [`multipart \`${['file', ...fields.map((name) => `${name}?`)].join(', ')}\``] : []),
  ].join('; ');
}

function namesOf(schema: unknown): string {
  const listed = fieldsOf(schema).map(({ name }) => name);
  return listed.length > 0 ? listed.join(', ') : shapeOf(schema, 0);
}
