// Loaded into the server of the bench before anything else: writes down every long pause of its event loop and how much
// of it the server itself worked. On a busy machine most of a pause is waiting for a processor that others have.
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Milliseconds between two looks, and from where on a pause is told. */
const [intervalMs, longMs] = [10, 20];

if (isMainThread) {
  const file = join(process.env.DATA_DIR, 'pauses');
  let last = look();
  setInterval(() => {
    const now = look();
    const paused = now.at - last.at;
    if (paused > longMs) {
      const own = now.worked === null ? null : now.worked - last.worked;
      appendFileSync(file, `${JSON.stringify({ ended: Date.now(), paused, own })}\n`);
    }
    last = look();
  }, intervalMs).unref();
}

function look() {
  return { at: performance.now(), worked: worked() };
}

/** Milliseconds that this thread had a processor; null where the system does not tell. */
function worked() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return null;
  }
}
