import { Type } from 'typebox';
import { NullableString, Page, pageQuery, Strict, Time } from './basics.ts';

const id = Type.String({ minLength: 1, maxLength: 64 });
const siteKey = Type.String({ minLength: 1, maxLength: 64, pattern: '^[a-z0-9][a-z0-9-]*$' });

/** A text by language. */
export const Texts = Type.Record(Type.String({ maxLength: 16 }), Type.String({ maxLength: 200_000 }));
export type Texts = Type.Static<typeof Texts>;

/** An article in the asker's language; its html is safe to show. */
export const Article = Type.Object({
  id: Type.String(),
  siteKey: Type.String(),
  title: Type.String(),
  html: Type.String(),
  /** Counts what was saved. */
  version: Type.Integer(),
  updateTime: Time,
});
export type Article = Type.Static<typeof Article>;

export const ArticleKeyQuery = Strict({ siteKey: Type.String({ minLength: 1, maxLength: 64 }) });
export type ArticleKeyQuery = Type.Static<typeof ArticleKeyQuery>;

export const ArticleIdQuery = Strict({
  articleId: id,
  formId: Type.Optional(Type.String({ maxLength: 64 })),
});
export type ArticleIdQuery = Type.Static<typeof ArticleIdQuery>;

export const FormArticleQuery = Strict({ formId: id });
export type FormArticleQuery = Type.Static<typeof FormArticleQuery>;

/** An article in the console's list. */
export const ArticleEntry = Type.Object({
  id: Type.String(),
  siteKey: Type.String(),
  title: Type.String(),
  version: Type.Integer(),
  updateTime: Time,
  updatedBy: NullableString,
  /** Forms whose letter it is. */
  formIds: Type.Array(Type.String()),
});
export type ArticleEntry = Type.Static<typeof ArticleEntry>;

export const ArticlesQuery = Strict({ ...pageQuery, search: Type.Optional(Type.String({ maxLength: 100 })) });
export type ArticlesQuery = Type.Static<typeof ArticlesQuery>;
export const ArticlesPage = Page(ArticleEntry);
export type ArticlesPage = Type.Static<typeof ArticlesPage>;

export const ArticleParams = Strict({ id });
export const ArticleVersionQuery = Strict({
  /** An earlier version; without it the newest. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type ArticleVersionQuery = Type.Static<typeof ArticleVersionQuery>;

/** An article to be edited, in all languages. */
export const ArticleDetail = Type.Object({
  id: Type.String(),
  siteKey: Type.String(),
  version: Type.Integer(),
  title: Texts,
  html: Texts,
  updateTime: Time,
  updatedBy: NullableString,
  formIds: Type.Array(Type.String()),
  versions: Type.Array(Type.Object({ version: Type.Integer(), updateTime: Time, updatedBy: NullableString })),
});
export type ArticleDetail = Type.Static<typeof ArticleDetail>;

export const SaveArticleRequest = Strict({
  /** Without it a new article. */
  id: Type.Optional(id),
  siteKey,
  /** The version it builds on; 0 for a new article. */
  version: Type.Integer({ minimum: 0 }),
  title: Texts,
  html: Texts,
});
export type SaveArticleRequest = Type.Static<typeof SaveArticleRequest>;

export const SavedArticle = Type.Object({ id: Type.String(), version: Type.Integer(), updateTime: Time });
export type SavedArticle = Type.Static<typeof SavedArticle>;
