import type { MayAskForCode } from '../auth/index.ts';
import { definitionsOf, findForm } from '../forms/index.ts';
import { ticketIn } from '../tickets/index.ts';
import { codeProp } from './prove-mobile.ts';

/** Whether a call shows a ticket that may still submit, of a form that asks for a code by SMS. */
export const asksForCode: MayAskForCode = async ({ database, now }, exhibition, headers) => {
  const ticket = await ticketIn({ database, now }, exhibition, headers);
  if (ticket === null || ticket.formId === null || ticket.usesLeft === 0) return false;
  const form = await findForm(database, exhibition, ticket.formId);
  if (form === null) return false;
  const version = await definitionsOf(database).load(database, exhibition, form.formId, form.version);
  return version.in('zh-Hans').itemByProp.has(codeProp);
};
