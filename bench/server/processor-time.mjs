import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of `/proc` are hundredths of a second on every Linux. */
const tick = 10;

/** Milliseconds of processor that a process and those it started have used so far; null where the system does not tell. */
export function processorTime(pid) {
  if (process.platform !== 'linux') return null;
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const table = new Map(all.flatMap((name) => readTimes(name)));
  let sum = 0;
  for (const [name, { used }] of table) if (descends(table, name, String(pid))) sum += used;
  return sum * tick;
}

function readTimes(pid) {
  try {
    // The name of the program may hold blanks; after it come state, parent and so on.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [parent, own] = [fields[1], Number(fields[11]) + Number(fields[12])];
    // Of those that ended and were waited for too.
    return [[pid, { parent, used: own + Number(fields[13]) + Number(fields[14]) }]];
  } catch {
    return [];
  }
}

function descends(table, pid, from) {
  for (let at = pid; at !== undefined; at = table.get(at)?.parent) if (at === from) return true;
  return false;
}
