/** A file that sample answers refer to. */
export type SampleFileKind =
  | 'licence'
  | 'authority'
  | 'logo'
  | 'picture'
  | 'certificate'
  | 'drawing'
  | 'letter'
  | 'film'
  | 'portrait'
  | 'medical'
  | 'signature';

/** What answers need from outside: ids of stored files, and of accounts. */
export interface SampleSource {
  /** The id of a file of that kind which belongs to whom the answers are. */
  readonly fileId: (kind: SampleFileKind) => string;
  /** The account that answers for the exhibitor on site. */
  readonly personId: string;
  /** The account of the transport supplier that is chosen. */
  readonly transportId: string;
  /** Another one for each submission: ID numbers are made of it. */
  readonly serial: number;
}
