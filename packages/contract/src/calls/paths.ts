const api = '/api/wdit-exhibitor/wdit-api';

/** Where the calls of an exhibitor live (seed.md §7). */
export const exhibitorPath = `${api}/wditexhibitor`;

/** Where the calls about forms live (seed.md §7). */
export const formPath = `${api}/wditform`;

/** Where the settings of imports live (seed.md §7). */
export const importConfigPath = `${api}/wditformimportconfig`;

/** Where the calls about the people of exhibitors live (seed.md §7). */
export const personPath = '/api/wdit-exhibitor-person/wdit-api/wditexhibitorperson';
