import { Type } from 'typebox';
import { Page, pageQuery, Strict, Time } from './basics.ts';
import { Texts } from './cms.ts';

const names = Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 5_000 });

/** A notice in the asker's language; its html is safe to show and may be empty. */
export const Notice = Type.Object({
  id: Type.String(),
  /** Who speaks, as `物流`. */
  group: Type.String(),
  title: Type.String(),
  html: Type.String(),
  pinned: Type.Boolean(),
  publishedAt: Time,
  read: Type.Boolean(),
});
export type Notice = Type.Static<typeof Notice>;

export const NoticesQuery = Strict({ ...pageQuery, unread: Type.Optional(Type.Boolean()) });
export type NoticesQuery = Type.Static<typeof NoticesQuery>;

/** Pinned ones first, then the newest, and how many are unread in all. */
export const NoticesPage = Type.Object({ ...Page(Notice).properties, unread: Type.Integer() });
export type NoticesPage = Type.Static<typeof NoticesPage>;

/** Which notices were read; all of them where none is named. */
export const ReadNoticesRequest = Strict({
  ids: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { minItems: 1, maxItems: 200 }),
  ),
});
export type ReadNoticesRequest = Type.Static<typeof ReadNoticesRequest>;

export const NoticesRead = Type.Object({ unread: Type.Integer() });
export type NoticesRead = Type.Static<typeof NoticesRead>;

/** A notice in the console's list. */
export const ConsoleNotice = Type.Object({
  id: Type.String(),
  group: Type.String(),
  title: Type.String(),
  pinned: Type.Boolean(),
  roles: Type.Array(Type.String()),
  tags: Type.Array(Type.String()),
  exhibitorIds: Type.Array(Type.String()),
  publishedAt: Time,
  /** Accounts that read it. */
  readers: Type.Integer(),
});
export type ConsoleNotice = Type.Static<typeof ConsoleNotice>;

export const ConsoleNoticesQuery = Strict(pageQuery);
export type ConsoleNoticesQuery = Type.Static<typeof ConsoleNoticesQuery>;
export const ConsoleNoticesPage = Page(ConsoleNotice);
export type ConsoleNoticesPage = Type.Static<typeof ConsoleNoticesPage>;

/** A notice to be shown; empty lists narrow nothing. */
export const PublishNoticeRequest = Strict({
  group: Texts,
  title: Texts,
  html: Type.Optional(Texts),
  pinned: Type.Optional(Type.Boolean()),
  roles: Type.Optional(
    Type.Array(
      Type.Union([
        Type.Literal('exhibitor'),
        Type.Literal('supplier'),
        Type.Literal('transport'),
        Type.Literal('media'),
      ]),
    ),
  ),
  tags: Type.Optional(names),
  exhibitorIds: Type.Optional(names),
  /** `YYYY-MM-DD HH:mm:ss` in the exhibition's zone; now where it is missing. */
  publishedAt: Type.Optional(Type.String({ maxLength: 32 })),
});
export type PublishNoticeRequest = Type.Static<typeof PublishNoticeRequest>;

export const PublishedNotice = Type.Object({ id: Type.String() });
export type PublishedNotice = Type.Static<typeof PublishedNotice>;
export const NoticeParams = Strict({ id: Type.String({ minLength: 1, maxLength: 64 }) });
