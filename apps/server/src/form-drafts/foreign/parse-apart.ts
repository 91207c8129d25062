import { createSemaphore } from '../../platform/semaphore.ts';
import { startWorker } from '../../platform/threads/start-worker.ts';
import type { ParsedLiteral } from './parse-literal.ts';

/** What a thread that reads source text may have: a text that needs more is refused. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** From when the text is handed over. */
const READING_MS = 2_000;
/** Until the thread stands ready, on a machine that is busy. */
const STARTING_MS = 20_000;

const turns = createSemaphore(2, 8, 10_000);

/** Reads source text in a thread of its own, which ends with it. Null: it took too long, or more than it may have. */
export async function parseApart(text: string): Promise<ParsedLiteral | null> {
  await turns.enter();
  try {
    return await parse(text);
  } finally {
    turns.leave();
  }
}

function parse(text: string): Promise<ParsedLiteral | null> {
  return new Promise((resolve) => {
    const worker = startWorker(import.meta.url, '.', 'literal-worker', {
      resourceLimits,
      env: {},
      execArgv: [],
      argv: [],
    });
    let timer = setTimeout(() => end(null), STARTING_MS);
    const end = (parsed: ParsedLiteral | null): void => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(parsed);
    };
    worker.on('message', (message: { readonly ready?: true; readonly parsed?: ParsedLiteral }) => {
      if (message.parsed !== undefined) {
        end(message.parsed);
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(() => end(null), READING_MS);
      worker.postMessage(text, []);
    });
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
  });
}
