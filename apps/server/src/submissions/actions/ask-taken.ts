import type { Definition, Problem } from '@zhantai/engine';
import { requireExistence, requireRegistering, uncountExistence } from '../../rate-limits/index.ts';
import { registersPeople } from '../../forms/index.ts';
import { idNumbersIn } from '../answers/sealed/id-numbers.ts';
import { existenceKeys } from '../answers/existence-keys.ts';
import { findTaken } from '../writer/claim-numbers.ts';
import type { Save } from '../writer/save.ts';

/**
 * As {@link findTaken}, counted: the question before it is looked up, and taken back where nothing was told that its
 * asker may not know, for then the number is theirs. Whoever tells somebody what is taken asks by this.
 * @param registers false where the numbers are handed in right after, and counted as registered then.
 * @throws Refusal TOO_MANY_REQUESTS.
 */
export async function askTaken(
  save: Pick<Save, 'services' | 'actor' | 'form' | 'answers'>,
  definition: Definition,
  submissionId: string | null,
  registers = true,
): Promise<readonly Problem[]> {
  const { services, actor, form, answers } = save;
  const { database, vault, now } = services;
  if (!registersPeople(form) || idNumbersIn(vault, definition, answers).length === 0) return [];
  const { exhibition, user, subjectKey } = actor;
  const keys = existenceKeys(user, subjectKey);
  if (registers) await requireRegistering(database, exhibition, keys, now());
  await requireExistence(database, exhibition, keys, now());
  const taken = await findTaken(database, save, definition, submissionId);
  if (taken.length === 0) await uncountExistence(database, exhibition, keys);
  return taken;
}
