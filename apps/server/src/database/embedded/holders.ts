import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './is-alive.ts';

/** Notes that this process uses the embedded database, beside others. Returns the mark to leave with. */
export function enterHolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const mark = join(folder, `${process.pid}.${randomBytes(4).toString('hex')}`);
  writeFileSync(mark, placeOf(folder));
  return mark;
}

/** Names a folder wherever it lies, and not its copy. */
function placeOf(folder: string): string {
  const { dev, ino } = statSync(folder);
  return `${dev}:${ino}`;
}

/** Takes the mark back and tells whether nobody is left, so that the last one out can stop the database. */
export function leaveHolder(folder: string, mark: string): boolean {
  rmSync(mark, { force: true });
  const others = readdirSync(folder).filter((name) => {
    const path = join(folder, name);
    // In a copied folder stand marks of those who use the other one.
    if (isAlive(Number.parseInt(name, 10)) && contentOf(path) === placeOf(folder)) return true;
    rmSync(path, { force: true });
    return false;
  });
  return others.length === 0;
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
