import { writeFileSync } from 'node:fs';
import { yieldProcess } from '../platform/threads/yield-to-loop.ts';
import type { PictureAnswer } from './picture-task.ts';
import { isPictureTask } from './is-picture-task.ts';

/** Where memory runs out, Linux ends what it scores highest: this process before the server and its database. */
const outOfMemoryScore = 800;

if (process.send === undefined) throw new Error('This file runs as a process of the server.');

// It lives as long as the server. Not `exit`, which waits for threads of the library that may never end.
process.once('disconnect', end);
if (!process.connected) end();
// A terminal sends these to all processes; the server decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

function tell(answer: PictureAnswer): void {
  // Where nobody listens any more, the channel has ended, and so does this process.
  process.send?.(answer, () => undefined);
}

function tellFailure(error: unknown): void {
  tell({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}

function offerToEndFirst(): void {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', String(outOfMemoryScore));
  } catch {
    // Not allowed here: it is scored as everybody is.
  }
}

offerToEndFirst();
try {
  const { performTask } = await import('./tasks/perform-task.ts');
  yieldProcess();
  process.on('message', (message: unknown) => {
    if (isPictureTask(message)) performTask(message).then(tell, tellFailure);
  });
  tell({ kind: 'ready' });
} catch (error) {
  // The library does not run on this machine, for one.
  tellFailure(error);
}
