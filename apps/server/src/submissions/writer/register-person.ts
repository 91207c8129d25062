import type { Answers, Definition } from '@zhantai/engine';
import { countPasses, keepPerson, lockPersons, type Person } from '../../booths/index.ts';
import type { Transaction } from '../../database/database.ts';
import { passPlaces, registersPeople } from '../../forms/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Submission } from '../submission.ts';
import type { Save } from './save.ts';

/**
 * Puts the person of a submission on the exhibitor's list; of several at the same moment so many get a pass as there
 * are left.
 * @throws Refusal PASSES_USED_UP if the booths give no further one.
 */
export async function registerPerson(
  transaction: Transaction,
  { actor, form, answers }: Save,
  definition: Definition,
  { submissionId, status }: Submission,
  at: Date,
): Promise<void> {
  const { exhibition, subject, booths } = actor;
  if (!registersPeople(form) || subject.kind !== 'exhibitor') return;
  const { exhibitorId } = subject;
  // Who was returned or may be changed holds a pass already.
  const places =
    status === 'draft' ? await passPlaces(transaction, exhibition, form, { exhibitorId, booths }) : null;
  if (places !== null) {
    await lockPersons(transaction, exhibition, exhibitorId);
    const used = await countPasses(transaction, exhibition, exhibitorId);
    if (used >= places) throw new Refusal('PASSES_USED_UP', { limit: places }, { limit: places, used });
  }
  const person = {
    personId: submissionId,
    exhibitorId,
    formId: form.formId,
    origin: 'exhibitor',
    state: 'listed',
    reason: null,
  } as const;
  await keepPerson(transaction, exhibition, { ...person, ...nameIn(definition, answers) }, at);
}

/** What lists call a person by: the items `name` and `mobile` of their form, unless they are sensitive. */
export function nameIn(definition: Definition, answers: Answers): Pick<Person, 'name' | 'mobile'> {
  const text = (prop: string): string => {
    const value = answers[prop];
    const open = definition.itemByProp.get(prop)?.sensitive === null;
    return open && typeof value === 'string' ? value.trim() : '';
  };
  return { name: text('name'), mobile: text('mobile') || text('mobile_os') };
}
