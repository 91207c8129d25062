/** Lists that forms choose from, as whoever makes a form chooses among them. */
export const consoleDictionariesCalls = {
  consoleDictionaries: { method: 'GET', path: '/api/console/dictionaries' },
} as const;
