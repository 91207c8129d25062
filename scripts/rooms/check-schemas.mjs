const contract = 'packages/contract';
const schemas = ['typebox', '@zhantai/contract/schemas', '@zhantai/contract/records'];
/** Folders of the contract that browsers do not load. */
const ofServer = /^packages\/contract\/src\/(schemas|records)\//;

/** Schemas weigh more than all else of the contract: but for the server and tests nobody imports more than their types. */
export function checkSchemas(sources) {
  return sources
    .filter(({ at, room, isTest }) => room !== 'apps/server' && !isTest && !ofServer.test(at))
    .flatMap(({ at, room, imports }) =>
      imports
        .filter(({ name, target, isType }) => !isType && isSchema(room, name, target))
        .map(({ name }) => `${at}: ${name} would bring schemas into the browser`),
    );
}

function isSchema(room, name, target) {
  if (target !== undefined) return room === contract && ofServer.test(target);
  return schemas.some((schema) => name === schema || name.startsWith(`${schema}/`));
}
