import type { User } from '../auth/index.ts';
import { hasPersonsOf, mayActFor, type Exhibitor } from '../booths/index.ts';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PublishedForm } from './form.ts';
import { isFor } from './audience/is-for.ts';
import { isReached } from './audience/is-reached.ts';
import { registersPeople } from './audience/registers-people.ts';
import { isActedFor } from './author.ts';
import { findAnyForm, findBegun } from './store.ts';
import type { Actor } from './actor.ts';

/** @throws Refusal FORBIDDEN for who does not act for this exhibitor (wire.md §3). */
export async function requireActingFor(
  database: Database,
  user: User,
  exhibition: Exhibition,
  exhibitorId: string,
): Promise<void> {
  if (!(await mayActFor(database, exhibition, user, exhibitorId))) throw new Refusal('FORBIDDEN');
}

/** What an exhibitor stands for. @throws Refusal FORBIDDEN if it is gone. */
export function requireStanding<T>(standing: T | null): T {
  if (standing === null) throw new Refusal('FORBIDDEN');
  return standing;
}

/** Whether a form is this actor's: asked of them, or people registered by it through a link of their exhibitor. */
export async function mayOpen(database: Database, actor: Actor, form: PublishedForm): Promise<boolean> {
  if (isFor(form, actor)) return true;
  const { exhibition, subject } = actor;
  if (!registersPeople(form) || subject.kind !== 'exhibitor') return false;
  return hasPersonsOf(database, exhibition, subject.exhibitorId, form.formId);
}

/** How somebody is refused who asks for a form that is for others. */
export function refuseForOthers(): Refusal {
  return new Refusal('FORBIDDEN');
}

/** @throws Refusal FORBIDDEN for a form that is for others. */
export async function requireOpening(
  database: Database,
  actor: Actor,
  form: PublishedForm,
): Promise<PublishedForm> {
  if (!(await mayOpen(database, actor, form))) throw refuseForOthers();
  return form;
}

/** @throws Refusal FORM_COMES_AFTER with the form that comes first, while that is not handed in. */
export async function requireReached(
  database: Database,
  { exhibition, subjectKey }: Actor,
  form: PublishedForm,
): Promise<PublishedForm> {
  const { after } = form;
  if (after === null) return form;
  const begun = await findBegun(database, exhibition, subjectKey, [form.formId, after.formId]);
  if (isReached(form, begun)) return form;
  const first = await findAnyForm(database, exhibition, after.formId);
  throw new Refusal('FORM_COMES_AFTER', { code: first?.formCode ?? '' }, { formId: after.formId });
}

/** Whether sensitive answers are shown as they are: not to who only reads, nor to staff in an exhibitor's place. */
export function seesSensitive({ readOnly, user }: Pick<Actor, 'readOnly' | 'user'>): boolean {
  return !readOnly && !isActedFor(user) && user.fillsIn !== true;
}

/** @throws Refusal FORBIDDEN for who only reads. */
export function requireChanging({ readOnly }: Pick<Actor, 'readOnly'>): void {
  if (readOnly) throw new Refusal('FORBIDDEN');
}

/** The exhibitor in whose place an actor stands. @throws Refusal FORBIDDEN for roles without one. */
export function requireExhibitor({ exhibitor }: Pick<Actor, 'exhibitor'>): Exhibitor {
  if (exhibitor === null) throw new Refusal('FORBIDDEN');
  return exhibitor;
}

/** The account of an actor. @throws Refusal FORBIDDEN for who comes without one. */
export function requireAccount({ user }: Pick<Actor, 'user'>): string {
  if (user.accountId === null) throw new Refusal('FORBIDDEN');
  return user.accountId;
}
