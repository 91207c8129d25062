import type { MessageQueue } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import type { ExhibitionDirectory } from '../exhibitions/index.ts';

/** What managing the staff works with. */
export interface StaffServices {
  readonly database: Database;
  readonly exhibitions: ExhibitionDirectory;
  readonly messages: MessageQueue;
  /** Where browsers find the server. */
  readonly publicUrl: string;
  readonly now: () => Date;
}
