import type { LocalText } from '../database/tables/schema.ts';

/** Short news of the organiser. */
export interface Notice {
  readonly noticeId: string;
  /** Who speaks. */
  readonly sender: LocalText;
  readonly title: LocalText;
  /** Sanitised; empty where the title says all. */
  readonly html: LocalText;
  readonly pinned: boolean;
  readonly audience: NoticeAudience;
  /** Not shown before. */
  readonly publishedAt: Date;
}

/** Whom a notice is for. An empty list does not narrow. */
export interface NoticeAudience {
  readonly roles: readonly string[];
  readonly tags: readonly string[];
  readonly exhibitorIds: readonly string[];
}

/** Who reads. */
export interface Reader {
  readonly accountId: string;
  readonly role: string;
  readonly tags: readonly string[];
  readonly exhibitorId: string | null;
}
