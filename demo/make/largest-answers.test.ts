import { bodyBytes, calls } from '@zhantai/contract';
import { parseDefinition } from '@zhantai/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestForm } from '../../apps/server/src/http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../../apps/server/src/http/testing/test-fair.ts';
import { demoForms } from './demo-forms.ts';

/** The long run asks every form, the short one some of them. */
const forms = demoForms.filter((_, place) => process.env['FC_RUNS'] !== undefined || place % 8 === 1);
/** No answer to one request is longer, in bytes. */
const MAX_ANSWER_BYTES = 1_000_000;

let fair: TestFair;
beforeAll(async () => {
  fair = await openTestFair();
});
afterAll(() => fair.close());

/** As many small rows as a body holds: for every table of a form, and for every field that is no table. */
function* largestAnswers(
  props: readonly string[],
  columns: readonly string[],
): Iterable<readonly [string, string]> {
  const room = bodyBytes.answers - 1_000;
  const [column = 'cell'] = columns;
  for (const unit of ['{}', `{"${column}":1}`]) {
    const rows = `[${unit}${`,${unit}`.repeat(Math.floor(room / (unit.length + 1)) - 1)}]`;
    for (const prop of props) yield [`${prop}: ${unit}`, `{"${prop}":${rows}}`];
  }
}

it.each(forms.map((form) => [form.formCode, form] as const))(
  'quality.md §2: the largest body of the smallest rows to form %s is answered, and with less than 1 MB',
  async (code, { definition }) => {
    const who = await fair.exhibitor(`L-${code}`);
    const { formId, formType } = await createTestForm(fair.server.database, fair.exhibition, definition);
    const { items } = parseDefinition(definition);
    const tables = items.filter(({ type }) => type === 'dynamic');
    const [first] = items;
    const props = [...tables, ...(first === undefined ? [] : [first])].map(({ prop }) => prop);
    const columns = tables.flatMap(({ columns: own }) => own.map(({ prop }) => prop));
    for (const [what, answers] of largestAnswers([...new Set(props)], columns)) {
      const head = JSON.stringify({ formId, formType, version: 1, revision: 0 }).slice(0, -1);
      // One after the other: each fills the memory.
      const answer = await fair.server.app.inject({
        method: 'POST',
        url: calls.submit.path,
        headers: { ...who.headers, 'content-type': 'application/json' },
        payload: `${head},"answers":${answers}}`,
      });
      expect(answer.statusCode, what).toBeLessThan(500);
      expect(answer.rawPayload.length, what).toBeLessThan(MAX_ANSWER_BYTES);
    }
  },
);
