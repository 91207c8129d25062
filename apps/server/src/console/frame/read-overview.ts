import type { Overview } from '@zhantai/contract';
import { may, type Staff } from '../../auth/index.ts';
import { maySeeForm } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { countDueContacts } from '../../exhibitors/index.ts';
import { findAllForms } from '../../forms/index.ts';
import { readFailures } from '../../messaging/index.ts';
import { countEntries } from '../../submissions/index.ts';
import { countPlaces } from '../store/count-places.ts';

/** The numbers of the frame: what waits and how much there is, of what a member of staff may see. */
export async function readOverview(
  database: Database,
  exhibition: Exhibition,
  staff: Staff,
  now: Date,
): Promise<Overview> {
  const [entries, forms, places, failed, contacts] = await Promise.all([
    countEntries(database, exhibition, staff),
    findAllForms(database, exhibition),
    countPlaces(database, exhibition, staff),
    may(staff, 'readOutbox') ? readFailures(database, exhibition) : null,
    countDueContacts(database, { staff, exhibition, now }),
  ]);
  const own = forms.filter(({ formId }) => maySeeForm(staff, formId));
  const seen = new Set(own.map(({ formId }) => formId));
  const review = entries
    .filter(({ formId, status }) => status === 'wait' && seen.has(formId))
    .reduce((sum, { submissions }) => sum + submissions, 0);
  return {
    open: exhibition.open,
    waiting: { review, failed, contacts },
    forms: own.filter(({ putAwayAt }) => putAwayAt === null).length,
    ...places,
  };
}
