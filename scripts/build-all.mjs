import { apps } from './build-inputs.mjs';
import { buildApp } from './build-app.mjs';

/** Builds what changed; resolves to whether everything is built. */
export async function buildAll(wanted = apps) {
  const built = await Promise.all(wanted.map((app) => buildApp(app)));
  return built.every(Boolean);
}
