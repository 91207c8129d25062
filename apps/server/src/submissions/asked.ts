import type { FastifyRequest } from 'fastify';
import { exhibitionOf, userOf } from '../auth/index.ts';
import {
  chooseForm,
  findVisitor,
  type FormChoice,
  type PublishedForm,
  type Visitor,
} from '../forms/index.ts';
import { findDesk, type Desk } from './desk.ts';
import type { SubmissionServices } from './services.ts';

/** Which submission of which form a call is about, and who makes it. */
export interface Asked {
  readonly visitor: Visitor;
  readonly form: PublishedForm;
  readonly desk: Desk;
}

/**
 * What a call is about.
 * @throws Refusal as {@link findVisitor}, {@link chooseForm} and {@link findDesk}.
 */
export async function findAsked(
  { database }: SubmissionServices,
  request: FastifyRequest,
  choice: FormChoice & { readonly id?: string | undefined },
): Promise<Asked> {
  const visitor = await findVisitor(database, userOf(request), exhibitionOf(request));
  const form = await chooseForm(database, visitor, choice);
  return { visitor, form, desk: await findDesk(database, visitor, form, choice.id) };
}
