import type { MyData } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { ownMemberships } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Origin, User } from '../auth/index.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { formatTime, formatTimeOrNull, localText } from '../exhibitions/index.ts';
import type { Actor } from '../forms/index.ts';
import {
  openedAnswers,
  readSavedAnswers,
  selectSubmissionById,
  type SubmissionServices,
} from '../submissions/index.ts';
import { findActions, findConsents, findOwnSubmissions, findPerson, findSessions } from './store.ts';

/** Everything that is kept of a person in an exhibition, for them alone; that they took it is audited. */
export async function readMyData(
  services: SubmissionServices,
  user: User,
  actor: Actor,
  language: Language,
  origin: Origin,
): Promise<MyData> {
  const { database, now } = services;
  const { exhibition } = actor;
  const { tenantId, accountId } = user;
  const time = (at: Date): string => formatTime(at, exhibition.zone);
  const [person, memberships, consents, sessions, actions, submissions] = await Promise.all([
    findPerson(database, tenantId, accountId),
    ownMemberships(database, user, language),
    findConsents(database, exhibition, accountId),
    findSessions(database, exhibition, accountId),
    findActions(database, exhibition, accountId),
    readSubmissions(services, actor, language),
  ]);
  await inTransaction(database, (transaction) =>
    recordAudit(transaction, {
      tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'account', accountId },
      action: 'privacy.export',
      thing: { kind: 'account', id: accountId },
      origin,
    }),
  );
  return {
    exportedAt: time(now()),
    account: {
      id: accountId,
      name: person.name,
      phone: person.phone ?? '',
      email: person.email,
      createdAt: time(person.createdAt),
    },
    memberships,
    consents: consents.map(({ policy, version, givenAt }) => ({ policy, version, givenAt: time(givenAt) })),
    sessions: sessions.map(({ startedAt, endedAt, address, device }) => ({
      startedAt: time(startedAt),
      endedAt: formatTimeOrNull(endedAt, exhibition.zone),
      address,
      device,
    })),
    submissions,
    actions: actions.map(({ at, action, address }) => ({ at: time(at), action, address })),
  };
}

/** What a person handed in in their own name, as they typed it. */
async function readSubmissions(
  services: SubmissionServices,
  actor: Actor,
  language: Language,
): Promise<MyData['submissions']> {
  const { exhibition, subject, subjectKey } = actor;
  if (subject.kind !== 'account') return [];
  const read: MyData['submissions'] = [];
  for (const own of await findOwnSubmissions(services.database, exhibition, subjectKey)) {
    const submission = await selectSubmissionById(services.database, exhibition, own.submissionId);
    const { draft, taken } = await readSavedAnswers(services, actor, submission);
    const saved = draft ?? taken;
    if (saved === null) continue;
    const answers = await openedAnswers(services, actor, own.submissionId, saved.answers);
    read.push({
      formId: own.formId,
      title: localText(own.title, language),
      status: own.status,
      savedAt: formatTime(saved.savedAt, exhibition.zone),
      answers: { ...answers },
    });
  }
  return read;
}
