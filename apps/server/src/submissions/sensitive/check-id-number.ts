import type { IdCheck } from '@zhantai/contract';
import { idCardText, ruleTypes } from '@zhantai/engine';
import { dayIn } from '../../exhibitions/index.ts';
import type { Actor } from '../../forms/index.ts';
import { requireExistence } from '../../rate-limits/index.ts';
import { existenceKeys } from '../answers/existence-keys.ts';
import type { SubmissionServices } from '../services.ts';
import { isClaimedByOthers } from '../store/claims.ts';

/**
 * Whether an ID number can be one, and whether somebody else registered it; never who. Limited, so that nobody learns
 * by trying who comes to the exhibition.
 * @throws Refusal TOO_MANY_REQUESTS.
 */
export async function checkIdNumber(
  { database, vault, now }: SubmissionServices,
  { exhibition, subjectKey, user }: Actor,
  idNo: string,
): Promise<IdCheck> {
  const at = now();
  await requireExistence(database, exhibition, existenceKeys(user, subjectKey), at);
  const text = idCardText(idNo);
  if (!isDocument(text, dayIn(at, exhibition.zone)))
    return { valid: false, reason: 'format', duplicate: false };
  const duplicate = await isClaimedByOthers(database, exhibition, vault.indexes(text, 'id'), subjectKey);
  return { valid: !duplicate, reason: duplicate ? 'registered' : null, duplicate };
}

/** A resident ID card by its check digit; of passports and permits the form. */
function isDocument(text: string, today: string): boolean {
  if (/^\d{17}[\dX]$/.test(text)) return ruleTypes.get('idCard')?.(text, today) === true;
  return /^[A-Z0-9()]{5,18}$/.test(text);
}
