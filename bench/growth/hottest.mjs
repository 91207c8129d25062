import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

const logOf = (folder) => join(folder, 'plans.log');

/** PostgreSQL counts what statements take and explains one of fifty, for `hottestStatements`. */
export function watching(folder) {
  return {
    log: logOf(folder),
    settings: [
      'shared_preload_libraries=pg_stat_statements,auto_explain',
      'auto_explain.log_min_duration=0',
      'auto_explain.sample_rate=0.02',
      'auto_explain.log_verbose=on',
    ],
  };
}

/** What went before is not counted. */
export async function forgetStatements({ env, folder }) {
  await withClient(env, async (client) => {
    await client.query('create extension if not exists pg_stat_statements');
    await client.query('select pg_stat_statements_reset()');
  });
  truncateSync(logOf(folder));
}

/** The ten statements that took most of the time since, with their plans, as text. */
export async function hottestStatements({ env, folder }) {
  const { rows } = await withClient(env, (client) =>
    client.query(
      `select calls::int as calls, mean_exec_time as mean, total_exec_time as total,
         (shared_blks_hit + shared_blks_read) / calls as blocks, query
       from pg_stat_statements where query not ilike '%pg_stat_statements%' order by total_exec_time desc limit 10`,
    ),
  );
  const plans = readPlans(readFileSync(logOf(folder), 'utf8'));
  return rows
    .map(
      ({ calls, mean, total, blocks, query }) =>
        `${Math.round(total)} ms in ${calls} calls, ${mean.toFixed(1)} ms and ${blocks} blocks each\n` +
        `${query.replaceAll(/\s+/g, ' ').slice(0, 600)}\n${plans.get(shapeOf(query)) ?? 'none explained'}\n`,
    )
    .join('\n');
}

/** One plan of each statement, by its shape: not every version of PostgreSQL writes its number. */
function readPlans(log) {
  const plans = new Map();
  for (const entry of log.split(/^(?=\S)/m)) {
    const [head = '', plan] = entry.split(/\n(?=[^\n]*\(cost=)/);
    const [, text] = head.split('Query Text:');
    if (text === undefined || plan === undefined) continue;
    const shape = shapeOf(text);
    const lines = entry.slice(head.length + 1).split('\n');
    if (!plans.has(shape))
      plans.set(
        shape,
        lines
          .filter((line) => !/^\s*Output:/.test(line))
          .join('\n')
          .trimEnd(),
      );
  }
  return plans;
}

/** A statement without its values. */
function shapeOf(query) {
  return query
    .replaceAll(/'[^']*'|\$\d+|\b\d+\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

async function withClient(env, use) {
  const client = new Client(env.DATABASE_URL);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
