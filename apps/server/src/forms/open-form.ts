import { formTypeCodes } from '@zhantai/contract';
import type { User } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { appliesTo } from './audience/audience.ts';
import { admit, chooseForm, type FormChoice } from './choose-form.ts';
import type { PublishedForm } from './form.ts';
import { requireActingFor } from './policy.ts';
import { findForms } from './store.ts';
import { findActor, findActorAs, findActorBefore, ownPlace, type Actor } from './actor.ts';

/** A form in front of somebody. */
export interface OpenedForm {
  readonly actor: Actor;
  readonly form: PublishedForm;
}

/** A form, and the exhibitor that a transport supplier means with it. */
export type ActingChoice = FormChoice & { readonly exhibitorId?: string | undefined };

/**
 * The form a call means, and in whose place its caller stands (wire.md §3): the transport supplier that an exhibitor
 * chose fills in forms of type 201 for it and reads its other ones; nobody else names another exhibitor.
 * @throws Refusal FORBIDDEN for anybody else's exhibitor, and as {@link chooseForm}.
 */
export async function openForm(
  database: Database,
  user: User,
  exhibition: Exhibition,
  choice: ActingChoice,
): Promise<OpenedForm> {
  const { exhibitorId } = choice;
  if (exhibitorId === undefined || exhibitorId === user.exhibitorId) {
    return openOwn(database, user, exhibition, choice);
  }
  await requireActingFor(database, user, exhibition, exhibitorId);
  const carrier = await findCarrier(database, user, exhibition, exhibitorId);
  if (await fillsIn(database, carrier, choice)) {
    return { actor: carrier, form: await chooseForm(database, carrier, choice) };
  }
  return openForReading(database, user, exhibition, { ...choice, exhibitorId });
}

async function openOwn(
  database: Database,
  user: User,
  exhibition: Exhibition,
  choice: FormChoice,
): Promise<OpenedForm> {
  const own = ownPlace(user);
  const { formId, formType } = choice;
  if (own === null || formId === undefined) {
    const actor = await findActor(database, user, exhibition);
    return { actor, form: await chooseForm(database, actor, choice) };
  }
  const { actor, form } = await findActorBefore(database, user, exhibition, own, formId);
  return { actor, form: await admit(database, actor, form, formType) };
}

/**
 * What an exhibitor sees of a form, for the transport supplier it chose to read.
 * @throws Refusal as {@link openForm}.
 */
export async function openForReading(
  database: Database,
  user: User,
  exhibition: Exhibition,
  choice: FormChoice & { readonly exhibitorId: string },
): Promise<OpenedForm> {
  const { exhibitorId } = choice;
  await requireActingFor(database, user, exhibition, exhibitorId);
  const actor = await findReader(database, user, exhibition, exhibitorId);
  return { actor, form: await chooseForm(database, actor, choice) };
}

/**
 * In whose places somebody sees forms: their own, or, of an exhibitor that chose them, first as its transport supplier
 * and then as who may read what it submits.
 * @throws Refusal FORBIDDEN for anybody else's exhibitor.
 */
export async function findActors(
  database: Database,
  user: User,
  exhibition: Exhibition,
  exhibitorId: string | undefined,
): Promise<readonly Actor[]> {
  if (exhibitorId === undefined || exhibitorId === user.exhibitorId) {
    return [await findActor(database, user, exhibition)];
  }
  await requireActingFor(database, user, exhibition, exhibitorId);
  return Promise.all([
    findCarrier(database, user, exhibition, exhibitorId),
    findReader(database, user, exhibition, exhibitorId),
  ]);
}

async function findCarrier(
  database: Database,
  user: User,
  exhibition: Exhibition,
  exhibitorId: string,
): Promise<Actor> {
  const subject = { kind: 'transport', accountId: user.accountId, exhibitorId } as const;
  return findActorAs(database, user, exhibition, {
    exhibitorId,
    role: 'transport',
    subject,
    readOnly: false,
  });
}

async function findReader(
  database: Database,
  user: User,
  exhibition: Exhibition,
  exhibitorId: string,
): Promise<Actor> {
  const subject = { kind: 'exhibitor', exhibitorId } as const;
  return findActorAs(database, user, exhibition, {
    exhibitorId,
    role: 'exhibitor',
    subject,
    readOnly: true,
  });
}

/** Whether the form a call means is one that carriers fill in. */
async function fillsIn(
  database: Database,
  { exhibition, viewer }: Actor,
  { formId, formType }: FormChoice,
): Promise<boolean> {
  const forms = await findForms(database, exhibition);
  return forms.some(
    (form) =>
      form.formType === formTypeCodes.transport &&
      (formId === undefined || form.formId === formId) &&
      (formType === undefined || form.formType === formType) &&
      appliesTo(form.audience, viewer),
  );
}
