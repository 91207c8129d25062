/** A stand as the organiser allotted it. */
export interface AllottedBooth {
  readonly boothId: string;
  readonly hall: string;
  readonly number: string;
  /** Square metres. */
  readonly area: number;
  readonly type: 'std' | 'raw' | 'semi';
  /** Metres; null where only the hall limits it. */
  readonly heightLimit: number | null;
  /** What decides which forms are for it, beside its type: `freight`. */
  readonly tags: readonly string[];
}

/** A company that exhibits. */
export interface Exhibitor {
  readonly exhibitorId: string;
  readonly name: string;
  readonly nameEn: string;
  /** `cn`, `hmt` (Hong Kong, Macao, Taiwan) or `os` (other countries). */
  readonly origin: string;
  readonly language: string;
  readonly tags: readonly string[];
  /** Staff try the forms with it: it takes nothing away from anybody, and nobody is written to. */
  readonly trial?: boolean;
}
