import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './is-alive.ts';

/** Notes that this process uses the embedded database, beside others. Returns the mark to leave with. */
export function enterHolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const mark = join(folder, `${process.pid}.${randomBytes(4).toString('hex')}`);
  writeFileSync(mark, '');
  return mark;
}

/** Takes the mark back and tells whether nobody is left, so that the last one out can stop the database. */
export function leaveHolder(folder: string, mark: string): boolean {
  rmSync(mark, { force: true });
  const others = readdirSync(folder).filter((name) => {
    if (isAlive(Number.parseInt(name, 10))) return true;
    rmSync(join(folder, name), { force: true });
    return false;
  });
  return others.length === 0;
}
