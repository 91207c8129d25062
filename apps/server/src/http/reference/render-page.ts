import { refusalStatus } from '@zhantai/contract';
import { groupBy } from '../../platform/group-by.ts';
import { whoOf } from './open-api.ts';
import type { Operation } from './operation.ts';
import { shapeOf, unwrap } from './shape-of.ts';

/** All calls as a page without scripts, so that it holds to the strictest policy for content. */
export function renderPage(operations: readonly Operation[]): string {
  const features = [...groupBy(operations, ({ feature }) => feature)];
  const contents = features
    .map(([feature, members]) => `<li><a href="#${feature}">${escape(feature)}</a> ${members.length}</li>`)
    .join('');
  const sections = features
    .map(
      ([feature, members]) => `<h2 id="${feature}">${escape(feature)}</h2>${members.map(article).join('')}`,
    )
    .join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Zhantai: the calls</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header><h1>The calls</h1>
<p>Answers stand in the envelope <code>{code, success, data, msg}</code>. As a document: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav><ul>${contents}</ul></nav></header>
<main>${sections}</main>
</body>
</html>
`;
}

function article(operation: Operation): string {
  const { method, path, name, summary, params, query, body, answer, multipart, fields, headers } = operation;
  const rows = [
    ['Who', escape(whoOf(operation))],
    ['Headers', headers ? headersOf(operation) : 'none'],
    ['Path', shape(params)],
    ['Query', shape(query)],
    ['Body', multipart ? `<code>multipart: ${escape(['file', ...fields].join(', '))}</code>` : shape(body)],
    ['Answer', answer === undefined ? 'not JSON' : shape(unwrap(answer))],
    ['Refusals', refusals(operation)],
  ].filter(([, value]) => value !== '');
  const listed = rows.map(([term, value]) => `<dt>${term}</dt><dd>${value}</dd>`).join('');
  return `<details><summary><b>${method}</b> <code>${escape(path)}</code> <small>${escape(name)}</small><span>${escape(summary)}</span></summary><dl>${listed}</dl></details>`;
}

function headersOf({ access }: Operation): string {
  return `Authorization, Tenant-Id, Exhibition-Id${access === 'open' ? '' : ', Blade-Auth'}`;
}

function shape(schema: unknown): string {
  return schema === undefined ? '' : `<code>${escape(shapeOf(schema, 3))}</code>`;
}

function refusals({ refusals: codes }: Operation): string {
  const byStatus = groupBy(codes, (code) => refusalStatus[code]);
  return [...byStatus].map(([status, members]) => `<p><b>${status}</b> ${members.join(', ')}</p>`).join('');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
