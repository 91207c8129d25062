import type { CallName } from '@zhantai/contract';
import type { CallNote } from '../call-note.ts';

const window = ['FORM_CLOSED'] as const;
const sheet = [
  'SHEET_TYPE',
  'SHEET_TOO_LARGE',
  'SHEET_BROKEN',
  'SHEET_ENCRYPTED',
  'SHEET_EMPTY',
  'SHEET_HEADER',
] as const;
const archive = ['ARCHIVE_TYPE', 'ARCHIVE_TOO_LARGE', 'ARCHIVE_BROKEN'] as const;

/** Workbooks in and out, badges and passes (wire.md §4). */
export const tablesNotes = {
  importExcel: {
    summary: 'Reads and judges the rows of a workbook for a sub-table, all or nothing; nothing is stored',
    fields: ['formId', 'formItemId', 'exhibitorId', 'id', 'boothId', 'existing', 'answers'],
    refusals: ['NOT_FOUND', ...window, 'IMPORT_OFF', 'ROWS_REFUSED', ...sheet],
  },
  downloadTemplate: {
    summary: 'The template of a sub-table: the stored one, else one made from its columns',
    refusals: ['NOT_FOUND', 'SHEET_TOO_LARGE', 'FILES_UNAVAILABLE'],
  },
  importPersons: {
    summary: 'Takes a list of people row by row, and tells which rows were not taken and why',
    fields: ['formId', 'exhibitorId'],
    refusals: ['NOT_FOUND', ...window, 'CONSENT_NEEDED', 'FORM_CHANGED', ...sheet],
  },
  importPersonPhotos: {
    summary: 'Gives people the photos of a zip archive, each named by an ID number',
    fields: ['formId', 'exhibitorId'],
    refusals: [
      'NOT_FOUND',
      ...window,
      'IMPORT_OFF',
      'CONSENT_NEEDED',
      'FORM_CHANGED',
      'FILE_QUOTA',
      ...archive,
    ],
  },
  downloadPersons: {
    summary: 'A workbook for a list of people: empty, or with everybody on the list',
    refusals: ['NOT_FOUND', 'SHEET_TOO_LARGE'],
  },
  personBadges: {
    summary: 'What is printed on the badges of adopted people, and of the others as a preview',
    refusals: ['WRONG_EXHIBITION'],
  },
  vehiclePasses: {
    summary: 'A pass for each vehicle of an adopted form',
    refusals: ['NOT_FOUND'],
  },
  openVehicle: { summary: 'Whether a scanned pass of a vehicle stands, with its plate and time' },
  consoleSubmissionsFile: {
    summary: 'The submissions of a form as xlsx with its sub-tables, or one table as CSV',
    refusals: ['NOT_FOUND', 'SHEET_TOO_LARGE'],
  },
  consoleOrdersFile: {
    summary: 'Orders with their lines as xlsx, or the lines as CSV',
    refusals: ['SHEET_TOO_LARGE'],
  },
} as const satisfies Partial<Record<CallName, CallNote>>;
