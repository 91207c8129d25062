import { archivesCalls } from '../../calls/console/archives.ts';
import { minuteAndHour } from '../../call-rate.ts';
import {
  ArchiveUpload,
  ArchiveUploadParams,
  BeginArchiveUploadRequest,
  ExportArchiveRequest,
  ImportArchiveRequest,
  Job,
} from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

/** An exhibition as a file, and a file as an exhibition. */
export const archivesRecords = {
  consoleExportArchive: {
    ...archivesCalls.consoleExportArchive,
    access: { may: 'changeExhibition' },
    stepUp: true,
    // Each is a file of gigabytes that stays for a week.
    rates: [{ seconds: 3_600, calls: 10 }],
    summary:
      'Writes an archive of the exhibition as a job; its file is kept for 7 days. Sensitive answers and files lie in it under the passphrase, or not at all',
    body: ExportArchiveRequest,
    data: Job,
    refusals: ['STEP_UP_NEEDED'],
  },
  consoleBeginArchiveUpload: {
    ...archivesCalls.consoleBeginArchiveUpload,
    withoutExhibition: true,
    access: { may: 'manageExhibitions' },
    summary:
      'Begins the upload of an archive in parts; it is kept for a day. Of four that one account uploads the oldest ends',
    body: BeginArchiveUploadRequest,
    data: ArchiveUpload,
  },
  consoleArchiveUpload: {
    ...archivesCalls.consoleArchiveUpload,
    withoutExhibition: true,
    access: { may: 'manageExhibitions' },
    summary: 'Which parts of an archive are here, and what the last dry run found',
    params: ArchiveUploadParams,
    data: ArchiveUpload,
    refusals: ['NOT_FOUND'],
  },
  consoleArchivePart: {
    ...archivesCalls.consoleArchivePart,
    withoutExhibition: true,
    access: { may: 'manageExhibitions' },
    idempotency: 'none',
    rates: minuteAndHour(240, 6_000),
    summary: 'Takes one part of an archive; the same again takes its place',
    upload: ['id', 'part'],
    data: ArchiveUpload,
    refusals: ['NOT_FOUND', 'FILE_TOO_LARGE', 'FILES_UNAVAILABLE'],
  },
  consoleImportArchive: {
    ...archivesCalls.consoleImportArchive,
    withoutExhibition: true,
    access: { may: 'manageExhibitions' },
    rates: minuteAndHour(10, 60),
    summary:
      'Makes a new exhibition of an uploaded archive as a job, closed and whole or not at all; a dry run says what would be made',
    params: ArchiveUploadParams,
    body: ImportArchiveRequest,
    data: Job,
    refusals: ['NOT_FOUND', 'EXHIBITION_TAKEN', 'LIMIT_REACHED'],
  },
} as const satisfies Record<keyof typeof archivesCalls, CallRecord>;
