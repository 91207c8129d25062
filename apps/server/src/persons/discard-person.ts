import { findPerson } from '../booths/index.ts';
import type { Transaction } from '../database/database.ts';
import { handOverFiles } from '../files/index.ts';
import type { Actor } from '../forms/index.ts';
import {
  fileIdsIn,
  openedAnswers,
  readSavedAnswers,
  selectSubmissionById,
  type SubmissionServices,
} from '../submissions/index.ts';
import { deletePerson } from './store/waiting.ts';

/** Nobody holds this ticket: its files are swept with those of tickets that nothing came of (wire.md §4). */
const sweptTicket = 'discarded';

/**
 * Deletes a person who was never handed in, with everything that was typed; of who registered by themselves the files
 * too, which nothing else names.
 */
export async function discardPerson(
  services: SubmissionServices,
  transaction: Transaction,
  actor: Actor,
  personId: string,
): Promise<void> {
  const { exhibition } = actor;
  const within = { ...services, database: transaction };
  const [person, submission] = [
    await findPerson(transaction, exhibition, personId),
    await selectSubmissionById(transaction, exhibition, personId),
  ];
  const { draft } = await readSavedAnswers(within, actor, submission);
  if (person?.origin === 'self' && draft !== null) {
    const { formId, exhibitorId } = person;
    const version = await services.definitions.load(transaction, exhibition, formId, draft.version);
    const answers = await openedAnswers(within, actor, personId, draft.answers);
    await handOverFiles(
      transaction,
      exhibition,
      fileIdsIn(version.in('zh-Hans'), answers),
      { kind: 'exhibitor', exhibitorId },
      { kind: 'ticket', ticketId: sweptTicket },
    );
  }
  await deletePerson(transaction, exhibition, personId);
}
