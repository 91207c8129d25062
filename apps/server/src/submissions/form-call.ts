import type { FastifyRequest } from 'fastify';
import { exhibitionOf, userOf } from '../auth/index.ts';
import { openForm, type ActingChoice, type OpenedForm, type Actor } from '../forms/index.ts';
import { requireChangeable } from './policy.ts';
import {
  requireBooth,
  findTarget,
  actorAt,
  type SubmissionTarget,
  type TargetChoice,
} from './submission-target.ts';
import type { SubmissionServices } from './services.ts';

/** Which submission of which form a call is about, and who makes it. */
export interface FormCall extends OpenedForm {
  /** As they stand for the target: of several booths the one it is for. */
  readonly actor: Actor;
  readonly target: SubmissionTarget;
}

/** A form, for whom, and which submission of it. */
export type CallChoice = ActingChoice & TargetChoice;

/**
 * What a call is about.
 * @throws Refusal as {@link openForm} and {@link findTarget}.
 */
export async function findFormCall(
  { database }: SubmissionServices,
  request: FastifyRequest,
  choice: CallChoice,
): Promise<FormCall> {
  const { actor, form } = await openForm(database, userOf(request), exhibitionOf(request), choice);
  const target = await findTarget(database, actor, form, choice.id, choice.boothId);
  return { actor: actorAt(actor, target), form, target };
}

/**
 * As {@link findFormCall}, for calls that change something.
 * @throws Refusal FORBIDDEN where the caller may only read, or only go on.
 */
export async function findChangeable(
  services: SubmissionServices,
  request: FastifyRequest,
  choice: CallChoice,
): Promise<FormCall> {
  return requireChangeable(await findFormCall(services, request, choice));
}

/**
 * As {@link findChangeable}, for a save.
 * @throws Refusal as {@link findChangeable}, BOOTH_NOT_YOURS for what was begun for a booth that they lost.
 */
export async function findSaving(
  services: SubmissionServices,
  request: FastifyRequest,
  choice: CallChoice,
): Promise<FormCall> {
  const call = await findFormCall(services, request, choice);
  requireBooth(call.actor, call.target);
  return requireChangeable(call);
}
