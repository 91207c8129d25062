import type { ColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;

export type PersonOrigin = 'exhibitor' | 'self';
export type PersonState = 'listed' | 'waiting' | 'declined';

interface PersonTable {
  tenant_id: string;
  exhibition_id: string;
  person_id: string;
  exhibitor_id: string;
  form_id: string;
  origin: PersonOrigin;
  state: PersonState;
  name: string;
  mobile: string;
  reason: string | null;
  sender: ColumnType<string | null, string | null | undefined, string | null>;
  proven: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface BadgeKeyTable {
  tenant_id: string;
  exhibition_id: string;
  key_number: number;
  public_key: Buffer;
  private_key: Buffer;
  key_id: string;
  created_at: ColumnType<Date, Date | string | undefined, never>;
}

/** The people of exhibitors and what signs their badges, as kysely sees them. */
export interface PersonTables {
  person: PersonTable;
  badge_key: BadgeKeyTable;
}
