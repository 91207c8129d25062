import { limits, type FormInfo } from '@zhantai/contract';
import type { Item } from '@zhantai/engine';
import { formTable } from '@zhantai/engine/tables';
import { faultSentence } from '@zhantai/messages/workbooks';
import type { ImportedSheet, SheetProblem } from '@zhantai/workbooks/read';
import { loadFormWords, type FormWords } from '@zhantai/views';
import { useEffect, useRef, useState } from 'react';
import { createFormServices } from '@zhantai/shell/form-services/create-form-services.ts';
import { parseForm, prepareForm } from '../../form/material/parse-form.ts';
import { askRowLists } from '../../import/file/ask-row-lists.ts';
import { readingRefusal } from '../../import/file/reading-refusal.ts';
import { workbookRefusal } from '../../import/file/workbook-refusal.ts';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import { runSheetWork } from '../../../shell/spreadsheet/run-sheet-work.ts';
import { peopleOptions } from '../people-options.ts';

/** A list of people that this browser read and judged row by row. */
export interface CheckedPeople {
  readonly file: File;
  readonly sheet: ImportedSheet;
  readonly problems: readonly SheetProblem[];
  readonly good: number;
  readonly wrong: number;
  readonly item: Item;
  readonly words: FormWords;
}

export type PeopleCheck =
  | { readonly kind: 'choose'; readonly refusal: string | null }
  | {
      readonly kind: 'working';
      readonly file: File;
      readonly what: 'loading' | 'reading' | 'checking';
      readonly share: null;
    }
  | { readonly kind: 'checked'; readonly checked: CheckedPeople }
  /** Only the server can judge it. */
  | { readonly kind: 'unjudged' };

const start: PeopleCheck = { kind: 'choose', refusal: null };

/** Reads a list of people beside the page and judges every row before anything is sent (seed.md §8). */
export function usePeopleCheck(info: FormInfo, onUnjudged: (file: File) => void) {
  const { client, config, language, words } = usePortal();
  const text = words.tables.importing;
  const [check, setCheck] = useState<PeopleCheck>(start);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  const read = async (file: File, signal: AbortSignal) => {
    const { form, context } = info;
    setCheck({ kind: 'working', file, what: 'loading', share: null });
    try {
      const [formWords, buffer] = await Promise.all([
        loadFormWords(language),
        file.arrayBuffer(),
        prepareForm(form),
      ]);
      const definition = parseForm(form, language);
      const { today } = context;
      const services = createFormServices({
        client,
        dictionaryHosts: config.dictionaryHosts,
        formId: form.formId,
        today,
        words,
      });
      const { columns } = formTable(definition, form.title);
      const options = await peopleOptions(definition.items, columns, services, signal);
      if (options === null) {
        setCheck({ kind: 'unjudged' });
        onUnjudged(file);
        return;
      }
      const title = form.title;
      const answer = await runSheetWork(
        'records',
        {
          bytes: new Uint8Array(buffer),
          definition,
          title,
          today,
          context,
          options,
          maxRows: limits.importPeople,
        },
        {
          signal,
          askLists: askRowLists(columns, () => '', services, signal),
          onStage: (stage) => {
            if (stage !== 'done') setCheck({ kind: 'working', file, what: stage, share: null });
          },
        },
      );
      setCheck(
        answer.kind === 'fault'
          ? { kind: 'choose', refusal: faultSentence(answer, language) }
          : {
              kind: 'checked',
              checked: {
                ...answer,
                file,
                item: withoutBlankColumns(formTable(definition, title), answer.sheet, answer.problems),
                words: formWords,
              },
            },
      );
    } catch (error) {
      if (signal.aborted) return;
      setCheck({ kind: 'choose', refusal: readingRefusal(error, words, language) });
    }
  };

  return {
    check,
    read: (file: File) => {
      work.current?.abort();
      work.current = new AbortController();
      const refusal = workbookRefusal(file, text, language);
      if (refusal === null) void read(file, work.current.signal);
      else setCheck({ kind: 'choose', refusal });
    },
    cancel: () => {
      work.current?.abort();
      setCheck({ kind: 'choose', refusal: text.cancelled });
    },
    restart: () => {
      setCheck(start);
    },
  };
}

/** Without the columns that nobody filled in: most forms ask for more than most people need to tell. */
function withoutBlankColumns(
  item: Item,
  { preview }: ImportedSheet,
  problems: readonly SheetProblem[],
): Item {
  const filledIn = new Set<string | null>(problems.map(({ prop }) => prop));
  for (const { texts } of preview.rows) {
    texts.forEach((text, place) => text.trim() !== '' && filledIn.add(preview.props[place] ?? null));
  }
  return { ...item, columns: item.columns.filter(({ prop }) => filledIn.has(prop)) };
}
