import type { Exhibition } from '../exhibitions/index.ts';
import type { Database } from '../database/database.ts';
import { findVisitorAs, type Visitor } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Ticket } from '../tickets/index.ts';

/** Who holds a ticket of an exhibitor for its people: under its deadlines, at its booths. */
export interface StaffVisitor {
  readonly visitor: Visitor;
  readonly exhibitorId: string;
}

/** @throws Refusal TICKET_INVALID for a ticket of no exhibitor, FORBIDDEN if the exhibitor is gone. */
export async function staffVisitor(
  database: Database,
  exhibition: Exhibition,
  { exhibitorId, subjectId }: Ticket,
): Promise<StaffVisitor> {
  if (exhibitorId === null) throw new Refusal('TICKET_INVALID');
  const nobody = { accountId: null, name: '' };
  const visitor = await findVisitorAs(database, nobody, exhibition, {
    exhibitorId,
    role: 'public',
    subject: { kind: 'ticket', ticketId: subjectId },
    readOnly: false,
  });
  return { visitor, exhibitorId };
}
