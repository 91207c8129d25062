import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { answers } from './document.mjs';

/**
 * PostgreSQL's own bench on the same database: clients that insert the same document, one transaction each. The
 * document travels with every insert, as it does from any server; written into the statement it would be read once and
 * never sent.
 * @returns transactions a second.
 */
export async function runPgbench(bin, url, folder, { clients, seconds }) {
  const { hostname, port, username, password, pathname } = new URL(url);
  const script = join(folder, 'insert.sql');
  writeFileSync(script, 'insert into bench_document (document) values (:document::jsonb);\n');
  const { stdout } = await promisify(execFile)(
    join(bin, 'pgbench'),
    [
      ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), '-f', script],
      ['-D', `document=${JSON.stringify(answers(1))}`],
      ['-h', hostname, '-p', port, '-U', username, pathname.slice(1)],
    ].flat(),
    { env: { ...process.env, PGPASSWORD: password } },
  );
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}
