import type { Definition, Item, Problem } from '@zhantai/engine';
import type { Database, Transaction } from '../../database/database.ts';
import { limitedOptions, optionPlace, type LimitedOption } from '../answers/options/limited-options.ts';
import { findOptionsLeft } from '../option-calls/options-left.ts';
import { refuseAnswers } from '../problems.ts';
import { keepOptions, lockOptions } from '../store/taken-options.ts';
import type { Save } from './save.ts';

/** Options in answers that others took as often as they may be taken (console.md §2 "quotas"). */
export async function findSoldOut(
  database: Database,
  { actor, form, answers }: Pick<Save, 'actor' | 'form' | 'answers'>,
  definition: Definition,
  submissionId: string | null,
): Promise<readonly Problem[]> {
  const wanted = wantedOptions({ form, answers }, definition);
  if (wanted.length === 0) return [];
  const left = await findOptionsLeft(database, actor.exhibition, form, submissionId);
  return wanted.flatMap(({ quota, cells }) => {
    const place = optionPlace(quota);
    const own = left.find((one) => optionPlace(one) === place && one.option === quota.option);
    return soldOutProblems({ quota, cells: cells.slice(own?.left ?? 0) });
  });
}

/**
 * Takes the limited options in what is submitted, and gives back those it held before: of several submissions at the
 * same moment so many get one as there are left.
 * @throws Refusal ANSWERS_REFUSED with what is sold out.
 */
export async function claimOptions(
  transaction: Transaction,
  save: Save,
  definition: Definition,
  submissionId: string,
): Promise<void> {
  const { actor, form, language } = save;
  if (form.optionQuotas.length === 0) return;
  const { exhibition } = actor;
  const { formId } = form;
  const taken = wantedOptions(save, definition);
  // Who takes none of them waits for nobody.
  if (taken.length > 0) await lockOptions(transaction, exhibition, formId);
  const soldOut = await findSoldOut(transaction, save, definition, submissionId);
  if (soldOut.length > 0) throw refuseAnswers(soldOut, language);
  await keepOptions(
    transaction,
    exhibition,
    { submissionId, formId },
    (actor.exhibitor?.trial === true ? [] : taken).map(({ quota, cells }) => ({
      place: optionPlace(quota),
      option: quota.option,
      times: cells.length,
    })),
  );
}

function wantedOptions(
  { form, answers }: Pick<Save, 'form' | 'answers'>,
  definition: Definition,
): readonly LimitedOption[] {
  return limitedOptions(form.optionQuotas, definition, answers).filter(({ cells }) => cells.length > 0);
}

function soldOutProblems({ quota, cells }: LimitedOption): readonly Problem[] {
  return cells.map(({ item, column, rowIndex }) => ({
    prop: item.prop,
    formItemId: item.id,
    label: column.label,
    code: 'soldOut',
    params: labelParams(column, quota.option),
    ...(rowIndex === null ? {} : { path: [rowIndex, column.prop] as const }),
  }));
}

/** Options of dictionaries have no label here. */
function labelParams({ options }: Item, value: string): Problem['params'] {
  const option = options?.find((one) => String(one.value) === value);
  return option === undefined ? {} : { option: option.label };
}
