/** What each room may import of the others: the table of CONTRIBUTING.md. */
export const rooms = {
  'packages/engine': [],
  'packages/messages': ['engine'],
  'packages/contract': ['engine'],
  'packages/workbooks': ['engine', 'messages'],
  'packages/ui': ['engine', 'messages'],
  'packages/views': ['engine', 'ui', 'messages'],
  'packages/shell': ['contract', 'engine', 'messages', 'ui', 'views'],
  'apps/portal': ['contract', 'engine', 'messages', 'workbooks', 'ui', 'views', 'shell'],
  'apps/console': ['contract', 'engine', 'messages', 'workbooks', 'ui', 'views', 'shell'],
  'apps/gallery': ['contract', 'engine', 'messages', 'ui', 'views', 'shell'],
  'apps/server': ['contract', 'engine', 'messages', 'workbooks'],
};

/** Rooms that take nothing but types from these. */
export const typesOnly = { 'packages/messages': ['engine'], 'packages/contract': ['engine'] };

/** Folders of the server that are no features, each of which imports only those before it: below the features … */
export const belowFeatures = ['settings', 'database', 'platform'];
/** … and above them. */
export const aboveFeatures = ['demo', 'http', 'admin'];
