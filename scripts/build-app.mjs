import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs } from './build-inputs.mjs';
import { compressAssets } from './compress-assets.mjs';
import { root, runTool, tools } from './run-command.mjs';

const cache = join(root, 'node_modules/.cache/zhantai');

/** Builds an app if anything it depends on has changed since its last build. Resolves to whether it is built now. */
export async function buildApp(app) {
  const dist = join(root, 'apps', app, 'dist');
  const stamp = join(cache, `${app}.built`);
  const hash = hashInputs(app);
  if (existsSync(dist) && readText(stamp) === hash) return true;
  console.log(`Building ${app}…`);
  mkdirSync(cache, { recursive: true });
  // Built beside and moved into place, so that a build that fails or is interrupted leaves the last one whole.
  const fresh = join(cache, `${app}-${process.pid}`);
  const args = [
    'build',
    '--config',
    'vite.config.ts',
    '--outDir',
    fresh,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ];
  const { code, output } = await runTool(tools.vite, args, {
    quiet: true,
    cwd: join(root, 'apps', app),
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0 || !existsSync(fresh)) {
    rmSync(fresh, { recursive: true, force: true });
    console.error(`${output}\nThe build of ${app} failed.`);
    return false;
  }
  if (app !== 'server') await compressAssets(fresh);
  rmSync(dist, { recursive: true, force: true });
  renameSync(fresh, dist);
  writeFileSync(stamp, hash);
  return true;
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
