import { parentPort } from 'node:worker_threads';
import { joinDatabase } from '../../database/open-database.ts';
import { workApart } from '../../platform/apart.ts';
import type { App, Deps } from '../../platform/feature.ts';
import { yieldToLoop } from '../../platform/threads/yield-to-loop.ts';
import type { Settings } from '../../settings/settings.ts';
import { buildApp } from '../build-app.ts';
import type { FromCallWorker, LargeAnswer, LargeCall, ToCallWorker } from './large-call.ts';

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker.');
yieldToLoop();

/** Milliseconds that the clock of whoever asks is ahead of the time since this thread began. */
let ahead = 0;
const now = (): Date => new Date(performance.now() + ahead);

type CallWork = Extract<ToCallWorker, { readonly kind: 'call' | 'work' }>;

interface Opened {
  readonly app: App;
  readonly deps: Deps;
  readonly close: () => Promise<void>;
}

let opened: Promise<Opened> | null = null;

/** The same application as in the server, which does nothing by itself and hears no network. */
async function open(given: Settings, databaseUrl: string): Promise<Opened> {
  const settings = quiet(given);
  const database = await joinDatabase(databaseUrl, settings.databaseDirectUrls);
  const deps = { database, settings, now };
  const app = await buildApp(deps, null, undefined, { isThread: true });
  await app.ready();
  return {
    app,
    deps,
    async close() {
      await app.close();
      await database.destroy();
    },
  };
}

/** What travelled between threads, with buffers again; figures, lag and answered calls are the server's to tell. */
function quiet(settings: Settings): Settings {
  const { tokenSecret, linkSecret, dataKeys } = settings.secrets;
  const isLoud =
    settings.logLevel === 'info' || settings.logLevel === 'debug' || settings.logLevel === 'trace';
  return {
    ...settings,
    maxLag: 0,
    metricsToken: null,
    logLevel: isLoud ? 'warn' : settings.logLevel,
    secrets: {
      tokenSecret: Buffer.from(tokenSecret),
      linkSecret: Buffer.from(linkSecret),
      dataKeys: {
        current: Buffer.from(dataKeys.current),
        others: dataKeys.others.map((key) => Buffer.from(key)),
      },
    },
  };
}

async function answer(app: App, { method, url, headers, address, body }: LargeCall): Promise<LargeAnswer> {
  const given = await app.inject({
    method: method === 'POST' ? 'POST' : method === 'HEAD' ? 'HEAD' : 'GET',
    url,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, textsOf(value)])),
    remoteAddress: address,
    ...(body === null ? {} : { payload: Buffer.from(body.buffer, body.byteOffset, body.byteLength) }),
  });
  const pairs = Object.entries(given.headers).flatMap(([name, value]): [string, string | string[]][] =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)]],
  );
  return {
    status: given.statusCode,
    headers: Object.fromEntries(pairs),
    // Of its own, so that it can be handed over without being copied once more.
    body: new Uint8Array(given.rawPayload),
  };
}

function textsOf(value: string | readonly string[]): string | string[] {
  return typeof value === 'string' ? value : [...value];
}

function tell(words: FromCallWorker): void {
  const own =
    words.kind === 'answered' ? words.answer.body.buffer : words.kind === 'made' ? words.json.buffer : null;
  port?.postMessage(words, own instanceof ArrayBuffer ? [own] : []);
}

function tellFailure(error: unknown): void {
  tell({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}

async function respond({ app, deps }: Opened, words: CallWork): Promise<FromCallWorker> {
  const at = words.kind === 'call' ? words.call.at : words.at;
  ahead = at - performance.now();
  if (words.kind === 'call') return { kind: 'answered', answer: await answer(app, words.call) };
  return { kind: 'made', json: await workApart(deps, words.name, words.task) };
}

port.on('message', (words: ToCallWorker) => {
  if (words.kind === 'open') {
    opened = open(words.settings, words.databaseUrl);
    opened.then(() => tell({ kind: 'ready' }), tellFailure);
  } else if (words.kind === 'close') {
    Promise.resolve(opened)
      .then((there) => there?.close())
      .catch(() => undefined)
      .finally(() => port.close());
  } else {
    Promise.resolve(opened)
      .then((there) => {
        if (there === null) throw new Error('A call came before the application.');
        return respond(there, words);
      })
      .then(tell, tellFailure);
  }
});
