import type { Exhibition } from '../exhibitions/index.ts';
import type { Database } from '../database/database.ts';
import { findActorAs, type Actor } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Ticket } from '../tickets/index.ts';

/** Who holds a ticket of an exhibitor for its people: under its deadlines, at its booths. */
export interface StaffActor {
  readonly actor: Actor;
  readonly exhibitorId: string;
}

/** @throws Refusal TICKET_INVALID for a ticket of no exhibitor, FORBIDDEN if the exhibitor is gone. */
export async function findStaffActor(
  database: Database,
  exhibition: Exhibition,
  { exhibitorId, subjectId }: Ticket,
): Promise<StaffActor> {
  if (exhibitorId === null) throw new Refusal('TICKET_INVALID');
  const nobody = { accountId: null, name: '' };
  const actor = await findActorAs(database, nobody, exhibition, {
    exhibitorId,
    role: 'public',
    subject: { kind: 'ticket', ticketId: subjectId },
    readOnly: false,
  });
  return { actor, exhibitorId };
}
