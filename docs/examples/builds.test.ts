// The engine as a browser gets it and as the server gets it: two builds of one source, which must say the same.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { authoringRegistry } from '@zhantai/engine/authoring';
import type * as Engine from '@zhantai/engine';
import { anything, array, assert, boolean, constantFrom, integer, oneof, property, record } from 'fast-check';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

const today = '2026-05-20';
const source = fileURLToPath(new URL('../../packages/engine/src/index.ts', import.meta.url));
const types = Object.entries(authoringRegistry).map(([type, { sample }]) => ({ type, ...sample }));
const anyType = constantFrom(...types);

/** An item of any type with its sample's settings, an answer to it, and whether a rule shows it. */
const anyField = anyType.chain(({ type, item, good, bad }) =>
  record({
    type: constantFrom(type),
    settings: constantFrom(item),
    required: boolean(),
    answer: oneof(
      constantFrom<unknown>(...good, ...bad.map(({ wire }) => wire), '', null, undefined),
      anything({ maxDepth: 2 }),
    ),
    watches: integer({ min: -3, max: 5 }),
    expression: constantFrom('eq', 'ne', 'gt', 'le', 'odd'),
    wanted: constantFrom<unknown>('', '1', ...good),
  }),
);

const anyForm = array(anyField, { maxLength: 8 }).map((fields) => ({
  answers: Object.fromEntries(fields.map(({ answer }, index) => [`p${index}`, answer])),
  detail: {
    formItems: fields.map(({ type, settings, required }, index) => ({
      formItemId: `i${index}`,
      formItemType: type,
      formItemLabel: `Field ${index}`,
      formItemRequired: required,
      formItemOriginalData: JSON.stringify({ ...settings, prop: `p${index}` }),
    })),
    formLogic: {
      scheme: fields.flatMap(({ watches, expression, wanted }, index) =>
        watches < 0
          ? []
          : [
              {
                triggerList: [{ formItemId: `i${index}`, type: 'show' }],
                condition: {
                  relation: 'and',
                  conditionList: [{ formItemId: `i${watches}`, expression, optionValue: wanted }],
                },
              },
            ],
      ),
    },
  },
}));

let browser: typeof Engine;
let server: typeof Engine;

beforeAll(async () => {
  browser = await built('browser');
  server = await built('server');
}, 60_000);

describe('the engine', () => {
  it('judges, shows and stores the same in both builds', () => {
    assert(
      property(anyForm, ({ detail, answers }) => {
        expect(verdict(browser, detail, answers)).toEqual(verdict(server, detail, answers));
      }),
    );
  });

  it('finds something to say about these forms', () => {
    let wrong = 0;
    let hidden = 0;
    assert(
      property(anyForm, ({ detail, answers }) => {
        const { problems, visible } = verdict(server, detail, answers);
        if (problems.length > 0) wrong += 1;
        if (visible.length < detail.formItems.length) hidden += 1;
      }),
    );
    expect(Math.min(wrong, hidden)).toBeGreaterThan(10);
  });
});

function verdict(engine: typeof Engine, detail: object, answers: Engine.Answers) {
  const definition = engine.parseDefinition(detail);
  const session = engine.openSession(definition, { today, answers });
  return {
    definition: definition.problems,
    problems: engine.validate(definition, answers, { today }),
    unreadable: engine.checkTypes(definition, answers),
    visible: [...engine.visibleProps(definition, answers)],
    submission: engine.submissionOf(definition, answers),
    shown: session.validate(),
    sent: session.answers(),
    draft: session.draft(),
  };
}

/** Minified and bundled as the portal's build does, or for Node as the server's does. */
async function built(kind: 'browser' | 'server'): Promise<typeof Engine> {
  const outDir = fileURLToPath(new URL(`../../node_modules/.cache/engine-${kind}`, import.meta.url));
  await build({
    configFile: false,
    logLevel: 'error',
    build:
      kind === 'browser'
        ? { outDir, minify: true, lib: { entry: source, formats: ['es'], fileName: () => 'engine.mjs' } }
        : { outDir, ssr: source, rollupOptions: { output: { entryFileNames: 'engine.mjs' } } },
  });
  return import(pathToFileURL(`${outDir}/engine.mjs`).href);
}
