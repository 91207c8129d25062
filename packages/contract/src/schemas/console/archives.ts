import { Type } from 'typebox';
import { archiveLimits } from '../../archive-limits.ts';
import { exhibitionIdPattern } from '../../exhibition-id.ts';
import { NullableString, Strict } from '../basics.ts';

/** How much an archive holds: what the exhibition is set up with, or that and what people did in it. */
export const ArchiveDepth = Type.Union([Type.Literal('set-up'), Type.Literal('everything')]);
export type ArchiveDepth = Type.Static<typeof ArchiveDepth>;

export const Passphrase = Type.String({ minLength: 1, maxLength: archiveLimits.maxPassphrase });

export const ExportArchiveRequest = Strict({
  depth: ArchiveDepth,
  /** Sensitive answers and files come along under it; without one they are left out. */
  passphrase: Type.Optional(Passphrase),
});
export type ExportArchiveRequest = Type.Static<typeof ExportArchiveRequest>;

export const BeginArchiveUploadRequest = Strict({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  /** Of the whole file. */
  bytes: Type.Integer({ minimum: 1, maximum: archiveLimits.maxBytes }),
});
export type BeginArchiveUploadRequest = Type.Static<typeof BeginArchiveUploadRequest>;

/** What an archive would make, as a dry run found it. */
export const ArchiveReport = Type.Object({
  depth: ArchiveDepth,
  /** What the exhibition is called in it, in Chinese. */
  title: Type.String(),
  /** The first day of the fair in it; null where none is known. */
  firstDay: NullableString,
  /** By how many days all days are moved. */
  days: Type.Integer(),
  /** Rows by table. */
  rows: Type.Record(Type.String(), Type.Integer()),
  /** Accounts that the organiser has already and that join. */
  joined: Type.Integer(),
  /** Sensitive answers and files that do not come along: left out of the archive, or sealed without a passphrase. */
  missing: Type.Object({ answers: Type.Integer(), files: Type.Integer() }),
});
export type ArchiveReport = Type.Static<typeof ArchiveReport>;

/** An archive that is uploaded in parts. It is kept for a day. */
export const ArchiveUpload = Type.Object({
  id: Type.String(),
  name: Type.String(),
  bytes: Type.Integer(),
  /** Bytes of each part but the last. */
  partBytes: Type.Integer(),
  /** Parts that are here, from 0, in any order. */
  parts: Type.Array(Type.Integer()),
  /** What the last dry run found; null where none was done. */
  report: Type.Union([Type.Null(), ArchiveReport]),
});
export type ArchiveUpload = Type.Static<typeof ArchiveUpload>;
export const ArchiveUploadParams = Strict({ id: Type.String({ minLength: 1, maxLength: 64 }) });

export const ImportArchiveRequest = Strict({
  /** Says what would be made, and makes nothing. */
  dryRun: Type.Boolean(),
  /** The short name of the exhibition that is made. */
  exhibitionId: Type.String({ pattern: exhibitionIdPattern }),
  /** Its title in Chinese; that of the archive unless given. */
  title: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  /** The first day of the fair: all days are moved with it; those of the archive stay unless given. */
  firstDay: Type.Optional(Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` })),
  /** Opens what is sensitive in the archive; without it that stays out. */
  passphrase: Type.Optional(Passphrase),
});
export type ImportArchiveRequest = Type.Static<typeof ImportArchiveRequest>;
