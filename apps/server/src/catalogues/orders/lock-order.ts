import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../database/database.ts';
import { dayIn, type Exhibition } from '../../exhibitions/index.ts';
import type { PublishedForm, Actor } from '../../forms/index.ts';
import { ensureOrder, lockOrder, nextOrderNumber } from '../store/orders.ts';
import type { Order, OrderKey } from './order.ts';

/**
 * The order of an actor with a form, made if it is the first, and nobody else's until the transaction ends.
 * @param place as {@link OrderKey} has it.
 */
export async function lockActorOrder(
  transaction: Transaction,
  actor: Actor,
  form: PublishedForm,
  place: number,
  at: Date,
): Promise<Order> {
  const { exhibition } = actor;
  const key = orderKey(actor, form, place);
  const known = await lockOrder(transaction, exhibition, key);
  if (known !== null) return known;
  const number = await newNumber(transaction, exhibition, form, at);
  await ensureOrder(transaction, exhibition, key, { orderId: uuid(), number }, at);
  const made = await lockOrder(transaction, exhibition, key);
  if (made === null) throw new Error(`The order of ${form.formId} vanished while it was made.`);
  return made;
}

export function orderKey({ subject, subjectKey }: Actor, { formId }: PublishedForm, place: number): OrderKey {
  return {
    formId,
    subjectKey,
    exhibitorId: 'exhibitorId' in subject ? subject.exhibitorId : null,
    place,
  };
}

/** Like `ORDER-C1-20261121-000123`: form, day in the exhibition's zone, running number. */
async function newNumber(
  transaction: Transaction,
  { zone }: Exhibition,
  { formCode }: PublishedForm,
  at: Date,
): Promise<string> {
  const number = await nextOrderNumber(transaction);
  return `ORDER-${formCode}-${dayIn(at, zone).replaceAll('-', '')}-${String(number).padStart(6, '0')}`;
}
