import { folderOf } from '../sources/circles.mjs';
import { aboveFeatures, belowFeatures } from './rooms.mjs';

const server = 'apps/server';

/**
 * The folders of the server have one order: what lies below the features, the features as the server goes through them,
 * what lies above. Each imports only those before it, and of a feature nothing but its index. No folder stands outside.
 */
export function checkServer(sources, features) {
  const order = [...belowFeatures, ...features, ...aboveFeatures];
  const own = sources.filter(({ room }) => room === server);
  const folders = new Set(own.map(({ folder }) => folder).filter((folder) => folder !== ''));
  return [
    ...[...folders]
      .filter((folder) => !order.includes(folder))
      .map(
        (folder) => `${server}/src/${folder}: no feature of http/features.ts, and not below or above them`,
      ),
    ...features
      .filter((feature) => !folders.has(feature))
      .map((feature) => `${server}/src/http/features.ts: ${feature} has no folder`),
    ...own.flatMap((source) => source.imports.flatMap(({ target }) => checkImport(source, target))),
  ];

  function checkImport({ at, folder, isTest }, target) {
    const other = target === undefined ? undefined : folderOf(server, target);
    if (folder === '' || !other || other === folder) return [];
    const isFeature = features.includes(other);
    const breaches = [];
    if (isFeature && !isEntrance(target, isTest)) breaches.push(`${at}: enters ${other} beside its index.ts`);
    // Tests stand on a whole server.
    if (!isTest && order.indexOf(folder) < order.indexOf(other))
      breaches.push(`${at}: ${folder} comes before ${other}`);
    return breaches;
  }
}

/** What others may import of a feature, and what tests may besides. */
function isEntrance(target, isTest) {
  const inside = target.split('/').slice(4).join('/');
  return inside === 'index.ts' || (isTest && /^(testing|test-[^/]+)\.ts$/.test(inside));
}
