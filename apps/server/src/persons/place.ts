import type { Exhibition } from '../exhibitions/index.ts';
import type { User } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import { findActorAs, requireChanging, type Actor } from '../forms/index.ts';
import { requirePersonsOf } from './policy.ts';

/** Whose people a caller looks at, and the right to: an exhibitor its own, the carrier it chose to read. */
export interface PersonPlace {
  readonly actor: Actor;
  readonly exhibitorId: string;
}

/**
 * The exhibitor whose people a call is about.
 * @throws Refusal FORBIDDEN for anybody else's (wire.md §3).
 */
export async function findPlace(
  database: Database,
  user: User,
  exhibition: Exhibition,
  named: string | undefined,
): Promise<PersonPlace> {
  const { exhibitorId, own } = await requirePersonsOf(database, user, exhibition, named);
  const actor = await findActorAs(database, user, exhibition, {
    exhibitorId,
    role: 'exhibitor',
    subject: { kind: 'exhibitor', exhibitorId },
    readOnly: !own,
  });
  return { actor, exhibitorId };
}

/** As {@link findPlace}, for calls that change something. @throws Refusal FORBIDDEN for who only reads. */
export async function findOwnPlace(
  database: Database,
  user: User,
  exhibition: Exhibition,
  named: string | undefined,
): Promise<PersonPlace> {
  const place = await findPlace(database, user, exhibition, named);
  requireChanging(place.actor);
  return place;
}
