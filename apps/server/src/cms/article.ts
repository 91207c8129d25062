import type { LocalText } from '../database/tables/schema.ts';

/** A text of the organiser in one version. */
export interface Article {
  readonly articleId: string;
  /** Names it for pages, like `privacy`. */
  readonly siteKey: string;
  /** Counts what was saved. */
  readonly version: number;
  readonly title: LocalText;
  /** Sanitised when it was saved, and again when it is shown. */
  readonly html: LocalText;
  readonly savedBy: string | null;
  readonly savedAt: Date;
}
