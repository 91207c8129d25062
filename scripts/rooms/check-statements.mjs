import { unscopedQueries, writtenPredicates } from '../house/predicates.mjs';
import { overAllExhibitions, writtenByHand } from './over-all-exhibitions.mjs';
import { unscopedStatements } from './unscoped-statements.mjs';

const list = 'scripts/rooms/over-all-exhibitions.mjs';
const server = 'apps/server/src/';

/**
 * Statements and queries that touch a table of exhibitions or tenants without saying of which, and conditions on tenant
 * and exhibition beside the scoped helper, unless the list gives a reason; and reasons that nothing needs any more, of
 * files that are there.
 */
export function checkStatements(sources) {
  const statements = unscopedStatements(sources);
  const queries = unscopedQueries(sources);
  const predicates = ['tenant_id', 'exhibition_id'].flatMap((column) =>
    writtenPredicates(sources, column).map((at) => `${at} ${column}`),
  );
  return [
    ...withoutReason(statements, overAllExhibitions).map(
      ([file, table]) =>
        `${file}: SQL over ${table} without its tenant and exhibition (inScope), and no reason in ${list}`,
    ),
    ...withoutReason(queries, overAllExhibitions).map(
      ([file, table]) =>
        `${file}: a query over ${table} that does not begin at scoped, and no reason in ${list}`,
    ),
    ...withoutReason(predicates, writtenByHand).map(
      ([file, column]) =>
        `${file}: ${column} set by hand, not by scoped or inScope, and no reason in ${list}`,
    ),
    ...withoutNeed(sources, overAllExhibitions, [...statements, ...queries]),
    ...withoutNeed(sources, writtenByHand, predicates),
  ];
}

/** The places that no reason is given for, as file and table or column, each once. */
function withoutReason(places, reasons) {
  return [...new Set(places)]
    .filter((place) => reasons[place.slice(server.length)] === undefined)
    .map((place) => place.split(' '));
}

function withoutNeed(sources, reasons, places) {
  const there = new Set(sources.map(({ at }) => at));
  return Object.keys(reasons)
    .filter((place) => there.has(`${server}${place.split(' ')[0]}`) && !places.includes(server + place))
    .map((place) => `${list}: ${place} has its scope; take it out`);
}
