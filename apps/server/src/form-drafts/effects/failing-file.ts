import type { Language } from '@zhantai/engine';
import { renderServerWord } from '@zhantai/messages/server';
import { safeFileName } from '@zhantai/workbooks';
import { recordAudit } from '../../audit/index.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { dayIn, localText, type Exhibition } from '../../exhibitions/index.ts';

import { requireSeenForm } from '../../form-settings/index.ts';
import { findAnyForm } from '../../forms/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SheetBatch, WriteTask } from '../../tables/index.ts';
import type { Publisher } from '../publisher.ts';
import { countFailing, findFailingLines, type FailingLine } from '../store/failing.ts';
import { findEffects } from '../store/effects.ts';

/** Read at once. */
const PAGE_SIZE = 500;

/** A workbook that is written while it is read. */
export interface FailingFile {
  readonly name: string;
  readonly task: WriteTask;
  readonly batches: AsyncGenerator<SheetBatch>;
}

/**
 * The submissions that a report found to pass no more, a line for each problem.
 * @throws Refusal NOT_FOUND outside the limits, EFFECTS_STALE where the report is gone.
 */
export async function failingFile(
  database: Database,
  { staff, exhibition, origin, language }: Publisher,
  formId: string,
  effectsId: string,
  now: Date,
): Promise<FailingFile> {
  await requireSeenForm(database, staff, exhibition, formId);
  const effects = await findEffects(database, exhibition, formId, effectsId);
  const form = await findAnyForm(database, exhibition, formId);
  if (effects === null || form === null) throw new Refusal('EFFECTS_STALE');
  const rows = await countFailing(database, exhibition, effectsId);
  await inTransaction(database, (transaction) =>
    recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'staff', accountId: staff.accountId },
      action: 'form.exportFailing',
      thing: { kind: 'form', id: formId },
      detail: { rows },
      origin,
    }),
  );
  const called = renderServerWord('failingFile', language);
  const title = localText(form.title, language);
  const heads = ['headCompany', 'headBooth', 'headStatus', 'headField', 'headProblem'] as const;
  return {
    name: `${safeFileName(`${form.formCode} ${title} ${called} ${dayIn(now, exhibition.zone)}`, formId)}.xlsx`,
    task: {
      kind: 'write',
      format: 'xlsx',
      language,
      sheets: [
        {
          name: called,
          heads: heads.map((word) => ({ title: renderServerWord(word, language) })),
          answers: null,
        },
      ],
      definitions: [],
    },
    batches: failingLines(database, exhibition, effectsId, language),
  };
}

async function* failingLines(
  database: Database,
  exhibition: Exhibition,
  effectsId: string,
  language: Language,
): AsyncGenerator<SheetBatch> {
  let after = '';
  for (;;) {
    const page = await findFailingLines(database, exhibition, { effectsId, after, most: PAGE_SIZE });
    yield {
      kind: 'lines',
      lines: page.flatMap((line) => linesOf(line, language)),
      labels: {},
    };
    after = page.at(-1)?.submissionId ?? after;
    if (page.length < PAGE_SIZE) break;
  }
  yield { kind: 'end' };
}

const states = {
  draft: 'stateDraft',
  submitted: 'stateSubmitted',
  wait: 'stateWait',
  adopt: 'stateAdopt',
  fail: 'stateFail',
} as const;

function linesOf({ name, booth, status, problems }: FailingLine, language: Language) {
  const state = renderServerWord(states[status], language);
  return problems.map(({ label, message }) => ({
    heads: [name, booth === null ? null : `${booth.hall}-${booth.number}`, state, label, message],
    answers: null,
  }));
}
