import { Refusal } from '../platform/refusal.ts';
import type { User } from '../auth/index.ts';
import { findBooths, findExhibitor, type AllottedBooth, type Exhibitor } from '../booths/index.ts';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { ownerKey, subjectOf, type Subject } from '../files/index.ts';
import type { Viewer } from './audience.ts';
import type { PublishedForm } from './form.ts';
import { findExtensions } from './store.ts';
import { windowState, type WindowState } from './window-state.ts';

/** A user of the portal with everything that decides which forms are theirs. */
export interface Visitor {
  readonly user: User;
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
}

/** @throws Refusal FORBIDDEN if the exhibitor of the token is gone. */
export async function findVisitor(database: Database, user: User, exhibition: Exhibition): Promise<Visitor> {
  const subject = subjectOf(user);
  const base = { user, exhibition, subject, subjectKey: ownerKey(subject) };
  if (user.exhibitorId === null) {
    const viewer = { role: user.role, tags: [], boothTypes: [] };
    return { ...base, exhibitor: null, booths: [], viewer, extensions: new Map() };
  }
  const [exhibitor, booths, extensions] = await Promise.all([
    findExhibitor(database, user, user.exhibitorId),
    findBooths(database, user, [user.exhibitorId]),
    findExtensions(database, user, user.exhibitorId),
  ]);
  if (exhibitor === null) throw new Refusal('FORBIDDEN');
  const own = booths.get(user.exhibitorId) ?? [];
  const viewer = { role: user.role, tags: exhibitor.tags, boothTypes: own.map((booth) => booth.type) };
  return { ...base, exhibitor, booths: own, viewer, extensions };
}

/** Whether a form is taken from this visitor now. */
export function windowFor(visitor: Visitor, form: PublishedForm, now: Date): WindowState {
  return windowState(form.window, visitor.extensions.get(form.formId) ?? null, now);
}
