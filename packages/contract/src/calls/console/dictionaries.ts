const path = '/api/console/dictionaries';

/** The lists that forms choose from, as staff keep them (console.md §1.4). `:code` is that of a dictionary. */
export const dictionarySettingsCalls = {
  consoleDictionaries: { method: 'GET', path },
  consoleDictionary: { method: 'GET', path: `${path}/:code` },
  consoleChangeDictionary: { method: 'POST', path: `${path}/:code` },
} as const;
