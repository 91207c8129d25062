import type { Staff } from '../../auth/index.ts';
import { findBoothNames, maySee } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Drawing } from './drawing.ts';

/** Whether a drawing lies within the limits of a member of staff; what does not is not there for them. */
export async function maySeeDrawing(
  database: Database,
  scope: Scope,
  staff: Staff,
  { formId, exhibitorId, boothId }: Drawing,
): Promise<boolean> {
  const booths = boothId === '' ? null : await findBoothNames(database, scope, [boothId]);
  return maySee(database, scope, staff, { formId, exhibitorId, booth: booths?.get(boothId) ?? null });
}
