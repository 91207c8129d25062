import { exhibitorPath, formPath, importConfigPath, personPath } from './paths.ts';

/** Workbooks in and out, badges and passes (wire.md §4). Those that give a file are asked by `download`. */
export const tablesCalls = {
  importExcel: { method: 'POST', path: `${formPath}/import-excel` },
  downloadTemplate: { method: 'POST', path: `${importConfigPath}/downLoad` },
  importPersons: { method: 'POST', path: `${personPath}/import-exhibitorPerson` },
  importPersonPhotos: { method: 'POST', path: `${personPath}/import-photos` },
  downloadPersons: { method: 'POST', path: `${personPath}/downLoad` },
  personBadges: { method: 'GET', path: `${personPath}/badges` },
  vehiclePasses: { method: 'GET', path: `${exhibitorPath}/vehiclePasses` },
  openVehicle: { method: 'GET', path: '/api/open/vehicle' },
} as const;

/** Workbooks that staff take. */
export const consoleTablesCalls = {
  consoleSubmissionsFile: { method: 'GET', path: '/api/console/forms/:formId/export' },
  consoleOrdersFile: { method: 'GET', path: '/api/console/orders/export' },
} as const;
