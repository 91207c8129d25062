import { overAllExhibitions } from './over-all-exhibitions.mjs';
import { unscopedStatements } from './unscoped-statements.mjs';

const list = 'scripts/rooms/over-all-exhibitions.mjs';
const server = 'apps/server/src/';

/**
 * Statements written out as SQL that touch a table of exhibitions or tenants without saying of which, unless the list
 * gives a reason; and reasons that nothing needs any more, of files that are there.
 */
export function checkStatements(sources) {
  const found = new Set(unscopedStatements(sources).map((place) => place.slice(server.length)));
  const there = new Set(sources.map(({ at }) => at.slice(server.length)));
  return [
    ...[...found]
      .filter((place) => overAllExhibitions[place] === undefined)
      .map((place) => {
        const [file, table] = place.split(' ');
        return `${server}${file}: SQL over ${table} without its tenant and exhibition (inScope), and no reason in ${list}`;
      }),
    ...Object.keys(overAllExhibitions)
      .filter((place) => there.has(place.split(' ')[0]) && !found.has(place))
      .map((place) => `${list}: ${place} has its scope; take it out`),
  ];
}
