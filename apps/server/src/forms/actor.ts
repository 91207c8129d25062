import type { PortalRole } from '@zhantai/contract';
import type { User } from '../auth/index.ts';
import type { AllottedBooth, Exhibitor } from '../booths/index.ts';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { ownerKey, subjectOf, type Subject } from '../files/index.ts';
import type { Viewer } from './audience/audience.ts';
import type { Author } from './author.ts';
import { findStanding } from './audience/find-standing.ts';
import type { PublishedForm } from './form.ts';
import { requireStanding } from './policy.ts';
import { windowState, type WindowState } from './audience/window-state.ts';
import { Refusal } from '../platform/refusal.ts';

/** Somebody before forms, with everything that decides which of them are theirs. */
export interface Actor {
  readonly user: Author;
  readonly exhibition: Exhibition;
  readonly subject: Subject;
  readonly subjectKey: string;
  /** Null for roles without one. */
  readonly exhibitor: Exhibitor | null;
  /** The largest first. */
  readonly booths: readonly AllottedBooth[];
  readonly viewer: Viewer;
  /** Later ends granted to this exhibitor, by form. */
  readonly extensions: ReadonlyMap<string, Date>;
  /** Forms of which the later end is at the late price. */
  readonly atLatePrice: ReadonlySet<string>;
  /** A transport supplier that looks at what an exhibitor submitted: nothing sensitive, and nothing to change. */
  readonly readOnly: boolean;
}

/** @throws Refusal FORBIDDEN if the exhibitor of the token is gone. */
export async function findActor(database: Database, user: User, exhibition: Exhibition): Promise<Actor> {
  const own = ownPlace(user);
  if (own !== null) return findActorAs(database, user, exhibition, own);
  const subject = subjectOf(user);
  return {
    user,
    exhibition,
    subject,
    subjectKey: ownerKey(subject),
    exhibitor: null,
    booths: [],
    viewer: { role: user.role, tags: [], booths: null },
    extensions: new Map(),
    atLatePrice: new Set(),
    readOnly: false,
  };
}

/** Where a user stands without naming anybody: in the place of their exhibitor. Null for roles without one. */
export function ownPlace(user: User): Acting | null {
  const { exhibitorId, role } = user;
  return exhibitorId === null ? null : { exhibitorId, role, subject: subjectOf(user), readOnly: false };
}

/** In whose place a user acts. */
export interface Acting {
  readonly exhibitorId: string;
  /** Whose forms apply; `public` for whoever holds a ticket. */
  readonly role: PortalRole | 'public';
  readonly subject: Subject;
  readonly readOnly: boolean;
}

/**
 * A user as a actor in an exhibitor's place. Whether they may stand there is decided before.
 * @throws Refusal FORBIDDEN if the exhibitor is gone.
 */
export async function findActorAs(
  database: Database,
  user: Author,
  exhibition: Exhibition,
  acting: Acting,
): Promise<Actor> {
  return (await findActorBefore(database, user, exhibition, acting, null)).actor;
}

/**
 * As {@link findActorAs}, for staff, who named the exhibitor.
 * @throws Refusal NOT_FOUND if the exhibitor is gone.
 */
export async function findActorForStaff(...place: Parameters<typeof findActorAs>): Promise<Actor> {
  try {
    return await findActorAs(...place);
  } catch (error) {
    throw error instanceof Refusal && error.code === 'FORBIDDEN' ? new Refusal('NOT_FOUND') : error;
  }
}

/** As {@link findActorAs}, with the published form of this id, whoever it is for. */
export async function findActorBefore(
  database: Database,
  user: Author,
  exhibition: Exhibition,
  { exhibitorId, role, subject, readOnly }: Acting,
  formId: string | null,
): Promise<{ readonly actor: Actor; readonly form: PublishedForm | null }> {
  const standing = requireStanding(await findStanding(database, exhibition, exhibitorId, formId));
  const { exhibitor, booths, extensions, atLatePrice, form } = standing;
  const actor = {
    user,
    exhibition,
    subject,
    subjectKey: ownerKey(subject),
    exhibitor,
    booths,
    viewer: { role, tags: exhibitor.tags, booths },
    extensions,
    atLatePrice,
    readOnly,
  };
  return { actor, form };
}

/** Whether a form is taken from this actor now. */
export function windowFor(actor: Actor, form: PublishedForm, now: Date): WindowState {
  return windowState(form.window, actor.extensions.get(form.formId) ?? null, now);
}
