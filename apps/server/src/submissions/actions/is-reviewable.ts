import type { Staff } from '../../auth/index.ts';
import { isWithinLimits } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import type { Submission } from '../submission.ts';

/** Whether a submission lies within the limits of a member of staff; what does not is not there for them. */
export function isReviewable(
  database: Database,
  { staff, exhibition }: { readonly staff: Staff; readonly exhibition: Exhibition },
  { formId, exhibitorId, booth }: Submission,
): Promise<boolean> {
  return isWithinLimits(database, exhibition, staff, { formId, exhibitorId, hall: booth?.hall ?? null });
}
