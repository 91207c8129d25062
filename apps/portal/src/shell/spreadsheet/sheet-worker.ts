import type { RowList } from '@zhantai/engine/tables';
import type { ImportStage, RowLists } from '@zhantai/workbooks/read';
import type { SheetReply, SheetRequest, SheetWork, SheetWorkKind } from './sheet-work.ts';

/** The thread beside the page: does one piece of work; what it needs comes when it is needed. */
self.addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  if (data.kind === 'lists') hearLists?.(data.lists);
  else void work(data);
});

type Work = Exclude<SheetRequest, { readonly kind: 'lists' }>;

/** Whoever waits for lists. */
let hearLists: ((lists: RowLists) => void) | null = null;

async function work(request: Work): Promise<void> {
  try {
    tell({ kind: 'answer', answer: await answerTo(request) });
  } catch (error) {
    // What a file holds never throws; this is a part that did not load, or memory that ran out.
    tell({ kind: isMissingPart(error) ? 'missing' : 'failed' });
  }
}

/** A part of the program did not come; each browser tells it in words of its own. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof TypeError && /module/i.test(error.message);

async function answerTo(request: Work): Promise<SheetWork[SheetWorkKind]['answer']> {
  switch (request.kind) {
    case 'import': {
      const { bytes, item, options, ...rest } = request.given;
      const { importSteps, withLists } = await import('@zhantai/workbooks/read');
      const steps = importSteps(bytes, item, {
        ...rest,
        optionsOf: ({ prop }) => options[prop] ?? null,
        progress: tellStage,
      });
      return await withLists(steps, askLists);
    }
    case 'records': {
      const { bytes, definition, options, ...rest } = request.given;
      const { recordSteps, withLists } = await import('@zhantai/workbooks/read');
      const steps = recordSteps(bytes, definition, {
        ...rest,
        optionsOf: (column) => column.options ?? options[column.prop] ?? null,
        progress: tellStage,
      });
      return await withLists(steps, askLists);
    }
    case 'mark': {
      const { bytes, marks, sheet } = request.given;
      const { markProblems } = await import('@zhantai/workbooks/mark');
      return await markProblems(bytes, marks, sheet);
    }
    case 'xlsx': {
      const { writeTable } = await import('@zhantai/workbooks/write');
      return await writeTable(request.given.table, request.given.rows);
    }
    default: {
      const { writeCsv } = await import('@zhantai/workbooks/write');
      return await writeCsv(request.given.table.columns, request.given.rows);
    }
  }
}

function askLists(wanted: readonly RowList[]): Promise<RowLists> {
  return new Promise((resolve) => {
    hearLists = resolve;
    tell({ kind: 'wanted', wanted });
  });
}

function tellStage(stage: ImportStage): void {
  tell({ kind: 'stage', stage });
}

function tell(reply: SheetReply<SheetWorkKind>): void {
  self.postMessage(reply, { transfer: [] });
}
