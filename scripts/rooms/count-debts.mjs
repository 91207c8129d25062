import { folderOf } from '../sources/circles.mjs';
import { foldersInCircles } from './check-circles.mjs';
import { countTypeNames } from './count-type-names.mjs';
import { rooms } from './rooms.mjs';

const server = 'apps/server';
/** A refusal for want of a right, or a look at what somebody's role or membership allows. */
const permission = /new Refusal\(\s*'FORBIDDEN'/g;

/** What still stands where it should not, by kind and place. */
export function countDebts(sources, features) {
  return {
    'folders in circles': counts(Object.keys(rooms), (room) => foldersInCircles(sources, room).length),
    'exports of a store': counts(features, (feature) => storeExports(sources, feature)),
    'permissions outside policy.ts': counts(features, (feature) => permissions(sources, feature)),
    'names of field types outside the registries': countTypeNames(sources),
  };
}

function counts(places, count) {
  return Object.fromEntries(places.map((place) => [place, count(place)]).filter(([, number]) => number > 0));
}

/** Statements by which the index of a feature lets others into its store. */
function storeExports(sources, feature) {
  const index = sources.find(({ at }) => at === `${server}/src/${feature}/index.ts`);
  return (index?.imports ?? []).filter(
    ({ target }) => folderOf(server, target ?? '') === feature && /\/store(\.ts$|\/)/.test(target),
  ).length;
}

function permissions(sources, feature) {
  return sources
    .filter(({ room, folder, isTest }) => room === server && folder === feature && !isTest)
    .filter(({ at }) => !/\/policy(\.ts$|\/)/.test(at))
    .reduce((sum, { text }) => sum + [...text.matchAll(permission)].length, 0);
}
