import { Type } from 'typebox';
import { tablesCalls, consoleTablesCalls } from '../calls/tables.ts';
import { minuteAndHour } from '../call-rate.ts';
import {
  ConsoleFormParams,
  ImportedRows,
  OrdersFileQuery,
  PersonBadgesPage,
  PersonBadgesQuery,
  PersonsFileQuery,
  PersonsImported,
  PhotosImported,
  SubmissionsFileQuery,
  TemplateRequest,
  VehicleCheck,
  VehicleCheckQuery,
  VehiclePass,
  VehiclePassesQuery,
} from '../schemas/index.ts';
import type { CallRecord } from './call-record.ts';

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

/** Workbooks in and out, badges and passes (wire.md §4). Those that give a file are asked by `download`. */
export const tablesRecords = {
  importExcel: {
    ...tablesCalls.importExcel,
    access: 'user',
    summary: 'Reads and judges the rows of a workbook for a sub-table, all or nothing; nothing is stored',
    upload: ['formId', 'formItemId', 'exhibitorId', 'id', 'boothId', 'existing', 'answers'],
    data: ImportedRows,
    refusals: ['NOT_FOUND', ...window, 'IMPORT_OFF', 'ROWS_REFUSED', ...sheet],
  },
  downloadTemplate: {
    ...tablesCalls.downloadTemplate,
    access: 'user',
    rates: minuteAndHour(30, 300),
    summary: 'The template of a sub-table: the stored one, else one made from its columns',
    // As the seed's page asks it, with `url` behind the question mark and nothing sent, or in the body.
    query: TemplateRequest,
    body: Type.Union([TemplateRequest, Type.Null()]),
    answer: 'file',
    refusals: ['NOT_FOUND', 'SHEET_TOO_LARGE', 'FILES_UNAVAILABLE'],
  },
  importPersons: {
    ...tablesCalls.importPersons,
    access: ['exhibitor'],
    summary: 'Takes a list of people row by row, and tells which rows were not taken and why',
    upload: ['formId', 'exhibitorId'],
    data: PersonsImported,
    refusals: ['NOT_FOUND', ...window, 'CONSENT_NEEDED', 'FORM_CHANGED', ...sheet],
  },
  importPersonPhotos: {
    ...tablesCalls.importPersonPhotos,
    access: ['exhibitor'],
    // A person has one photo, however often it is given; hundreds of pictures are too long for one transaction.
    parts: true,
    summary: 'Gives people the photos of a zip archive, each named by an ID number',
    upload: ['formId', 'exhibitorId'],
    data: PhotosImported,
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
    ...tablesCalls.downloadPersons,
    access: ['exhibitor'],
    rates: minuteAndHour(20, 200),
    summary: 'A workbook for a list of people: empty, or with everybody on the list',
    query: PersonsFileQuery,
    answer: 'file',
    refusals: ['NOT_FOUND', 'SHEET_TOO_LARGE'],
  },
  personBadges: {
    ...tablesCalls.personBadges,
    access: ['exhibitor'],
    rates: minuteAndHour(60, 1_000),
    summary: 'What is printed on the badges of adopted people, and of the others as a preview',
    query: PersonBadgesQuery,
    data: PersonBadgesPage,
    refusals: ['WRONG_EXHIBITION'],
  },
  vehiclePasses: {
    ...tablesCalls.vehiclePasses,
    access: ['exhibitor', 'transport'],
    summary: 'A pass for each vehicle of an adopted form',
    query: VehiclePassesQuery,
    data: Type.Array(VehiclePass),
    refusals: ['NOT_FOUND'],
  },
  openVehicle: {
    ...tablesCalls.openVehicle,
    access: 'open',
    summary: 'Whether a scanned pass of a vehicle stands, with its plate and time',
    query: VehicleCheckQuery,
    data: VehicleCheck,
  },
} as const satisfies Record<keyof typeof tablesCalls, CallRecord>;

/** Workbooks that staff take. */
export const consoleTablesRecords = {
  consoleSubmissionsFile: {
    ...consoleTablesCalls.consoleSubmissionsFile,
    access: { may: 'read' },
    rates: minuteAndHour(20, 300),
    summary: 'The submissions of a form as xlsx with its sub-tables, or one table as CSV',
    params: ConsoleFormParams,
    query: SubmissionsFileQuery,
    answer: 'file',
    refusals: ['NOT_FOUND', 'SHEET_TOO_LARGE'],
  },
  consoleOrdersFile: {
    ...consoleTablesCalls.consoleOrdersFile,
    access: { may: 'read' },
    rates: minuteAndHour(20, 300),
    summary: 'Orders with their lines as xlsx, or the lines as CSV',
    query: OrdersFileQuery,
    answer: 'file',
    refusals: ['SHEET_TOO_LARGE'],
  },
} as const satisfies Record<keyof typeof consoleTablesCalls, CallRecord>;
