/** A file that sample answers refer to. */
export type SampleFileKind =
  | 'licence'
  | 'authority'
  | 'logo'
  | 'picture'
  | 'certificate'
  | 'drawing'
  | 'letter'
  | 'signature';

/** What answers need from outside: ids of stored files, and the account that answers for the exhibitor on site. */
export interface SampleSource {
  /** The id of a file of that kind which belongs to the exhibitor. */
  readonly fileId: (kind: SampleFileKind) => string;
  readonly personId: string;
}
