import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, sep } from 'node:path';

const prefix = 'zhantai-run-';

/**
 * Gives this run of tests, and everything that it starts, a temporary folder of its own, which goes when the run ends,
 * with whatever still runs in it. What runs left behind that were killed goes first. A run inside a run shares its folder.
 */
export function ownTemporaryFolder() {
  exitOnSignals();
  if (process.env.ZHANTAI_RUN_FOLDER) return;
  const place = tmpdir();
  clearDead(place);
  const folder = mkdtempSync(join(place, `${prefix}${process.pid}-`));
  // A database of the superuser runs as another user, who has to pass.
  chmodSync(folder, 0o711);
  process.env.ZHANTAI_RUN_FOLDER = folder;
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  process.once('exit', () => clear(folder));
}

/** An end by a signal is no exit, which is when all is cleared, unless somebody makes it one. */
function exitOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      if (process.listenerCount(signal) === 0) process.exit(128 + constants.signals[signal]);
    });
  }
}

function clearDead(place) {
  for (const name of readdirSync(place)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (Number.isInteger(pid) && !isAlive(pid)) clear(join(place, name));
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function clear(folder) {
  endProcessesIn(folder);
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  } catch {
    // Somebody else's, or still being written to: the next run tries again.
  }
}

/** Ends what was started on this folder: databases that were left behind, browsers. Without /proc nobody can tell. */
function endProcessesIn(folder) {
  for (const pid of processIds()) {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      if (pid !== process.pid && words.includes(folder + sep)) process.kill(pid, 'SIGKILL');
    } catch {
      continue;
    }
  }
}

function processIds() {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}
