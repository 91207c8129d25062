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

/** The people of exhibitors, as kysely sees them. */
export interface PersonTables {
  person: PersonTable;
}
