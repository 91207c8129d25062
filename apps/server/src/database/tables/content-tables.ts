import type { ColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Written as JSON text, read as the parsed value. */
type Json<T> = ColumnType<T, string, string>;
type Texts = Readonly<Record<string, string>>;

interface Scoped {
  tenant_id: string;
  exhibition_id: string;
}

interface ArticleTable extends Scoped {
  article_id: string;
  site_key: string;
  version: number;
}

interface ArticleVersionTable extends Scoped {
  article_id: string;
  version: number;
  title: Json<Texts>;
  html: Json<Texts>;
  saved_by: string | null;
  saved_at: Timestamp;
}

interface NoticeTable extends Scoped {
  notice_id: string;
  sender: Json<Texts>;
  title: Json<Texts>;
  html: Json<Texts>;
  pinned: boolean;
  roles: string[];
  tags: string[];
  exhibitor_ids: string[];
  /** Nothing is told to single accounts yet. */
  account_ids: ColumnType<string[], string[] | undefined, string[]>;
  published_at: Timestamp;
  created_by: string | null;
  created_at: Timestamp;
}

interface NoticeReadTable extends Scoped {
  notice_id: string;
  account_id: string;
  read_at: Timestamp;
}

interface DeletionRequestTable extends Scoped {
  request_id: string;
  account_id: string;
  reason: string;
  requested_at: Timestamp;
  answer: string | null;
  answered_by: string | null;
  answered_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

/** The tables of migration 0011 as kysely sees them. */
export interface ContentTables {
  article: ArticleTable;
  article_version: ArticleVersionTable;
  notice: NoticeTable;
  notice_read: NoticeReadTable;
  deletion_request: DeletionRequestTable;
}
