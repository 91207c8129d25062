import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { answers } from './document.mjs';

/**
 * PostgreSQL's own bench on the same database: clients that insert the same document, one transaction each.
 * @returns transactions a second.
 */
export async function runPgbench(bin, url, folder, { clients, seconds }) {
  const { hostname, port, username, password, pathname } = new URL(url);
  const script = join(folder, 'insert.sql');
  const document = JSON.stringify(answers(1)).replaceAll("'", "''");
  writeFileSync(script, `insert into bench_document (document) values ('${document}'::jsonb);\n`);
  const { stdout } = await promisify(execFile)(
    join(bin, 'pgbench'),
    ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), '-f', script].concat([
      '-h',
      hostname,
      '-p',
      port,
      '-U',
      username,
      pathname.slice(1),
    ]),
    { env: { ...process.env, PGPASSWORD: password } },
  );
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}
