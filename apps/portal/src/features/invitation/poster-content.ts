/** What a poster shows. Empty texts are left out. */
export interface PosterContent {
  readonly fair: string;
  readonly logoStyle: PosterStyle;
  /** Hall as it is named in the language of the page. */
  readonly hall: string;
  /** Number of the booth; empty while none is assigned. */
  readonly booth: string;
  /** With the plan and the way to the stand. */
  readonly plan: boolean;
  /** Who invites: "顾晴川邀您参观". */
  readonly by: string;
  /** Whom to visit. */
  readonly title: string;
  readonly line: string;
  /** `YYYY-MM-DD`. */
  readonly start: string;
  readonly end: string;
  readonly venue: string;
  readonly code: string;
  /** What the QR code says. */
  readonly link: string;
}

/** Ground of a poster: yellow, green or white, as the exhibitor chose. */
export type PosterStyle = (typeof posterStyles)[number];

export const posterStyles = ['a', 'b', 'c'] as const;

/** The style of a wire value; yellow where none was chosen. */
export const posterStyle = (value: string): PosterStyle => (value === 'b' || value === 'c' ? value : 'a');
