import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findGivenUp } from '../house/given-up-words.mjs';
import { findUnitless } from '../house/units.mjs';
import { readOthers } from '../sources/read-others.mjs';
import { readSources } from '../sources/read-sources.mjs';
import { checkContent } from './check-content.mjs';
import { checkDebts } from './check-debts.mjs';
import { checkFloors } from './check-floors.mjs';
import { checkPackages } from './check-packages.mjs';
import { checkSchemas } from './check-schemas.mjs';
import { checkServer } from './check-server.mjs';
import { checkStatements } from './check-statements.mjs';
import { countDebts } from './count-debts.mjs';
import { readFeatures } from './read-features.mjs';
import { rooms } from './rooms.mjs';

/** Whatever below a root does not keep to the walls, one line each. */
export function findBreaches(root) {
  const sources = readSources(root, Object.keys(rooms));
  const others = readOthers(root, Object.keys(rooms));
  const features = readFeatures(root);
  return [
    ...unknownRooms(root),
    ...checkPackages(root, sources),
    ...checkSchemas(sources),
    ...checkServer(sources, features),
    ...checkFloors(sources),
    ...checkContent(sources),
    ...findGivenUp([...sources, ...others]),
    ...findUnitless([...sources, ...others]),
    ...checkStatements(sources),
    ...checkDebts(root, countDebts(sources, features)),
  ];
}

function unknownRooms(root) {
  return ['packages', 'apps']
    .flatMap((kind) => readdirSync(join(root, kind)).map((name) => `${kind}/${name}`))
    .filter((room) => rooms[room] === undefined)
    .map((room) => `${room}: a room that the table does not have`);
}
