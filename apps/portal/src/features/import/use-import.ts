import { limits } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import type { Cells, ImportProblem } from '@zhantai/engine/tables';
import { faultSentence } from '@zhantai/messages/workbooks';
import type { ImportedSheet } from '@zhantai/workbooks/read';
import { useForm } from '@zhantai/views';
import { useEffect, useRef, useState } from 'react';
import { placeFields } from '../form/form-place.ts';
import { readMore } from '../form/controller/submit-outcome.ts';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { runSheetWork } from '../../shell/spreadsheet/run-sheet-work.ts';
import { applyRows, wireRows } from './applied-rows.ts';
import { askRowLists } from './file/ask-row-lists.ts';
import { columnOptions } from './column-options.ts';
import type { ImportPlace } from './import-place.ts';
import { readRowProblems } from './read-row-problems.ts';
import { textOfField } from './text-of-field.ts';
import { watchedAnswers } from './watched-answers.ts';
import { withOwnChoices } from './with-own-choices.ts';
import { readingRefusal } from './file/reading-refusal.ts';
import { workbookRefusal } from './file/workbook-refusal.ts';

/** What is known of a file once it was read. */
export interface CheckedFile {
  readonly file: File;
  readonly sheet: ImportedSheet;
  /** Rows that would come in; 0 while there are problems. */
  readonly count: number;
  /** These rows as this browser read them. */
  readonly added: readonly Cells[];
  /** What this browser found, or what the server found. */
  readonly problems: readonly ImportProblem[];
  /** How many more the server found and did not tell. */
  readonly more: number;
}

export type ImportStep =
  | { readonly kind: 'choose'; readonly refusal: string | null }
  | {
      readonly kind: 'working';
      readonly file: File;
      readonly what: 'loading' | 'reading' | 'checking' | 'sending';
      /** 0…1; null where nobody can tell. */
      readonly share: number | null;
    }
  | { readonly kind: 'checked'; readonly checked: CheckedFile; readonly refusal: string | null };

const start: ImportStep = { kind: 'choose', refusal: null };

/** One import into a sub-table: reads and checks a file, sends it to the server, and applies what the server allows. */
export function useImport({ node, info, place, replaces }: ImportPlace, onImported: (count: number) => void) {
  const { client, language, words } = usePortal();
  const { session, services } = useForm();
  const text = words.tables.importing;
  const [step, setStep] = useState<ImportStep>(start);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  const begin = (): AbortSignal => {
    work.current?.abort();
    work.current = new AbortController();
    return work.current.signal;
  };

  const read = async (file: File) => {
    const refusal = workbookRefusal(file, text, language);
    if (refusal !== null) {
      setStep({ kind: 'choose', refusal });
      return;
    }
    const signal = begin();
    setStep({ kind: 'working', file, what: 'loading', share: null });
    try {
      const [buffer, options] = await Promise.all([
        file.arrayBuffer(),
        columnOptions(node, session, services, signal),
      ]);
      const answer = await runSheetWork(
        'import',
        {
          bytes: new Uint8Array(buffer),
          item: node.item,
          existing: wireRows(node),
          replace: replaces,
          today: info.context.today,
          context: info.context,
          options,
          maxRows: limits.importRows,
        },
        {
          signal,
          askLists: askRowLists(node.columns, (prop) => textOfField(session, prop), services, signal),
          onStage: (stage) => {
            if (stage !== 'done') setStep({ kind: 'working', file, what: stage, share: null });
          },
        },
      );
      if (answer.kind === 'fault') {
        setStep({ kind: 'choose', refusal: faultSentence(answer, language) });
        return;
      }
      const { sheet } = answer;
      const found =
        answer.kind === 'ready'
          ? { count: answer.added.length, added: answer.added, problems: [] }
          : { count: 0, added: [], problems: answer.problems };
      setStep({ kind: 'checked', checked: { file, sheet, ...found, more: 0 }, refusal: null });
    } catch (error) {
      if (signal.aborted) return;
      setStep({ kind: 'choose', refusal: readingRefusal(error, words, language) });
    }
  };

  const apply = async (checked: CheckedFile) => {
    const { file } = checked;
    const signal = begin();
    setStep({ kind: 'working', file, what: 'sending', share: 0 });
    const form = new FormData();
    const fields = {
      formId: info.form.formId,
      formItemId: node.item.id,
      ...placeFields(place),
      existing: String(wireRows(node).length),
      answers: JSON.stringify(watchedAnswers(node, session)),
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', file, file.name);
    try {
      const rows = await client.upload('importExcel', form, {
        signal,
        silence: IMPORT_TIMEOUT_MS,
        onProgress: (share) => {
          setStep({ kind: 'working', file, what: 'sending', share: share < 1 ? share : null });
        },
      });
      applyRows(node, withOwnChoices(rows, checked.added, node.columns), replaces);
      onImported(rows.length);
    } catch (error) {
      if (signal.aborted) return;
      const details = error instanceof ApiError && error.reason === 'ROWS_REFUSED' ? error.data : {};
      const problems = readRowProblems(details['problems']);
      setStep({
        kind: 'checked',
        checked:
          problems.length === 0 ? checked : { ...checked, count: 0, problems, more: readMore(details) },
        refusal: problems.length === 0 ? errorSentence(error, words) : null,
      });
    }
  };

  return {
    step,
    read,
    apply,
    /** Ends what is under way; nothing was changed. */
    cancel: () => {
      work.current?.abort();
      setStep({ kind: 'choose', refusal: text.cancelled });
    },
    restart: () => {
      setStep(start);
    },
  };
}

/** The server reads the whole workbook before it answers; milliseconds. */
const IMPORT_TIMEOUT_MS = 120_000;
