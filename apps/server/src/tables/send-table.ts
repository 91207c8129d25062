import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { asAttachment } from '../platform/attachment.ts';
import { apartFromCall } from '../database/call/hand-over.ts';
import type { Database } from '../database/database.ts';
import { writersOf } from './pool/pool-of.ts';
import type { SheetBatch, WriteTask } from './pool/sheet-task.ts';

/** Milliseconds after which somebody who takes nothing more of a file is left. */
const STALLED_AFTER_MS = 60_000;

/**
 * Answers with tables that are written while they are read; whoever leaves ends the writing.
 * @param name with its extension.
 * @throws Refusal OVERLOADED where too many are written.
 */
export async function sendTable(
  reply: FastifyReply,
  database: Database,
  task: WriteTask,
  batches: AsyncIterable<SheetBatch>,
  name: string,
): Promise<FastifyReply> {
  const written = writersOf(database).stream(task, apart(batches));
  // The first bytes come before the answer begins, so that what fails until then is told as what it is.
  const first = await written.next();
  reply.raw.setTimeout(STALLED_AFTER_MS, () => reply.raw.destroy());
  return asAttachment(reply, name).send(Readable.from(rest(first, written), { objectMode: false }));
}

/** What is read for a table that is on its way is never broken off: it comes piece by piece anyway. */
async function* apart(batches: AsyncIterable<SheetBatch>): AsyncGenerator<SheetBatch> {
  const source = batches[Symbol.asyncIterator]();
  try {
    for (;;) {
      // As fast as they are written.
      const next = await apartFromCall(() => source.next());
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await source.return?.();
  }
}

async function* rest(
  first: IteratorResult<Uint8Array, unknown>,
  written: AsyncGenerator<Uint8Array, unknown>,
): AsyncGenerator<Uint8Array> {
  if (first.done === true) return;
  try {
    yield first.value;
    yield* written;
  } finally {
    await written.return(undefined);
  }
}
