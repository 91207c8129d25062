/** What PostgreSQL's programs see of our environment: nothing that could steer them, and no secrets. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'];
  const env: NodeJS.ProcessEnv = { LC_ALL: 'C', LANG: 'C', TZ: 'UTC' };
  for (const name of kept) if (process.env[name] !== undefined) env[name] = process.env[name];
  return env;
}
