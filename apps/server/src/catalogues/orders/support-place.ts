import type { SupportQuery } from '@zhantai/contract';
import type { User } from '../../auth/index.ts';
import type { Database } from '../../database/database.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { openForm, type OpenedForm } from '../../forms/index.ts';
import { findTarget, actorAt, type SubmissionTarget, type Submission } from '../../submissions/index.ts';
import type { Sale } from '../sale.ts';
import { orderPlace } from './order-place.ts';
import { findSale } from '../store/sales.ts';
import type { WantedLine } from '../wanted-line.ts';

/** Which order a call is about. */
export interface SupportPlace extends OpenedForm {
  /** Null: the form takes no orders. */
  readonly sale: Sale | null;
  /** Place of the order as `OrderKey` has it. */
  readonly place: number;
  /** Of the submission whose answers the order would be. */
  readonly target: SubmissionTarget;
}

/**
 * What a call is about: the order of a form, or of one submission where a form takes several.
 * @throws Refusal as `openForm` and `findTarget`.
 */
export async function findPlace(
  database: Database,
  user: User,
  exhibition: Exhibition,
  { formId, formType, id, boothId }: Pick<SupportQuery, 'formId' | 'formType' | 'id' | 'boothId'>,
): Promise<SupportPlace> {
  const type = formType === undefined ? undefined : String(formType);
  const { actor, form } = await openForm(database, user, exhibition, { formId, formType: type });
  const [sale, target] = await Promise.all([
    findSale(database, exhibition, form.formId),
    findTarget(database, actor, form, id, boothId),
  ]);
  const begun = target.places.some(({ submission }) => submission !== null);
  const place = orderPlace(form, target.submission, begun);
  return { actor: actorAt(actor, target), form, sale, place, target };
}

/** Whether the answers of a submission say what is ordered: it was handed in and not taken back. */
export function followsForm(sale: Sale, submission: Submission | null): boolean {
  return sale.rules.length > 0 && submission !== null && submission.status !== 'draft';
}

/** Lines as they came. */
export function wantedLines(lines: NonNullable<SupportQuery['lines']>): readonly WantedLine[] {
  return lines.map(({ itemId, quantity, note, period, start, end }) => ({
    itemId,
    quantity,
    note: note?.trim() ?? '',
    period: period ?? null,
    start: start ?? null,
    end: end ?? null,
  }));
}
