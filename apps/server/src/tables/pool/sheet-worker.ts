import { parentPort } from 'node:worker_threads';
import type { RowList } from '@zhantai/engine/tables';
import type { RowLists } from '@zhantai/workbooks/read';
import { yieldToLoop } from '../../platform/threads/yield-to-loop.ts';
import type { FromWorker, ToWorker } from './sheet-message.ts';
import type { SheetBatch, SheetResult, SheetTask } from './sheet-task.ts';

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker.');
yieldToLoop();

/** Whoever waits for the server's answer; nobody while a task is awaited. */
let waiting: ((words: ToWorker) => void) | null = null;

function tell(words: FromWorker): void {
  port?.postMessage(words);
}

function ask(words: FromWorker): Promise<ToWorker> {
  return new Promise((resolve) => {
    waiting = resolve;
    tell(words);
  });
}

async function send(bytes: Uint8Array): Promise<void> {
  await ask({ kind: 'bytes', bytes });
}

async function* batches(): AsyncGenerator<SheetBatch> {
  for (;;) {
    // As fast as they are written.
    const answer = await ask({ kind: 'wants' });
    if (answer.kind !== 'batch' || answer.batch === null) return;
    yield answer.batch;
  }
}

async function askLists(wanted: readonly RowList[]): Promise<RowLists> {
  const answer = await ask({ kind: 'asks', wanted });
  return answer.kind === 'lists' ? answer.lists : new Map();
}

/** Each task loads what it needs: who writes does not wait for what reads. */
async function perform(task: SheetTask): Promise<SheetResult> {
  if (task.kind === 'import') return (await import('../tasks/import-rows.ts')).importRows(task, askLists);
  if (task.kind === 'read') return (await import('../tasks/read-people.ts')).readPeople(task, askLists);
  if (task.kind === 'mark') return (await import('../tasks/mark-workbook.ts')).markWorkbook(task);
  if (task.kind === 'template') return (await import('../tasks/make-template.ts')).makeTemplate(task);
  return (await import('../tasks/write-sheets.ts')).writeSheets(task, batches(), send);
}

tell({ kind: 'ready' });

port.on('message', (words: ToWorker) => {
  if (waiting !== null) {
    const answer = waiting;
    waiting = null;
    answer(words);
  } else if (words.kind === 'task') {
    perform(words.task).then(
      (result) => tell({ kind: 'done', result }),
      (error: unknown) =>
        tell({ kind: 'failed', message: error instanceof Error ? (error.stack ?? '') : String(error) }),
    );
  }
});
