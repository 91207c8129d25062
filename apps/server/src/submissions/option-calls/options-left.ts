import type { OptionLeft } from '@zhantai/contract';
import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { PublishedForm } from '../../forms/index.ts';
import { optionPlace } from '../answers/options/limited-options.ts';
import { selectTakenOptions } from '../store/taken-options.ts';

/**
 * How often a submission may take each limited option of its form. What it holds it may keep, even if the organiser
 * lowered the limit since.
 */
export async function findOptionsLeft(
  database: Database,
  scope: Scope,
  { formId, optionQuotas }: PublishedForm,
  submissionId: string | null,
): Promise<readonly OptionLeft[]> {
  if (optionQuotas.length === 0) return [];
  const taken = await selectTakenOptions(database, scope, formId, submissionId);
  return optionQuotas.map((quota) => {
    const { prop, column, option, limit } = quota;
    const place = optionPlace(quota);
    const known = taken.find((one) => one.place === place && one.option === option);
    const { own = 0, others = 0 } = known ?? {};
    return { prop, column, option, left: Math.max(limit - others, own) };
  });
}
