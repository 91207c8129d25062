/** Answers as they travel and are stored: wire values by prop. */
export type Answers = { readonly [prop: string]: unknown };

/** What `${…}` expressions read: `user.NAME`, `exhibitor.NAME`, `booth.area`, `form.4.PROP`, `last.PROP`, `today`. */
export interface Context {
  readonly today?: string;
  readonly user?: Readonly<Record<string, unknown>>;
  readonly exhibitor?: Readonly<Record<string, unknown>>;
  readonly booth?: Readonly<Record<string, unknown>>;
  /** Latest submission of other forms, by form type code. */
  readonly form?: Readonly<Record<string, Answers>>;
  readonly last?: Answers;
}
