import type { Answers } from '@zhantai/engine';
import type { Scope } from '../../../exhibitions/index.ts';
import type { Seal } from '../../store/seals.ts';
import { openAnswers, replaceSeals } from './seal-answers.ts';
import type { Vault } from '../../../platform/vault.ts';

const dots = '••••';

/** Answers for staff: of an ID number the last four characters, of other sensitive answers nothing (console.md §7). */
export function maskAnswers(
  vault: Vault,
  scope: Scope,
  answers: Answers,
  seals: readonly Seal[],
): Record<string, unknown> {
  return {
    ...replaceSeals(answers, seals, (seal) => {
      // A picture has no text to hide; dots would be taken for a file.
      if (seal.kind === 'photo') return '';
      return seal.kind === 'id' ? `${dots}${ending(vault, scope, seal)}` : dots;
    }),
  };
}

function ending(vault: Vault, scope: Scope, seal: Seal): string {
  const { value } = openAnswers(vault, scope, { value: { $sealed: seal.sealId } }, [seal]);
  return typeof value === 'string' && value.length > 8 ? value.slice(-4) : '';
}
