import type { ImportStage } from '@zhantai/sheets/read';
import type { SheetReply, SheetRequest, SheetWork, SheetWorkKind } from './sheet-work.ts';

/** The thread beside the page: does one piece of work; what it needs comes when it is needed. */
self.addEventListener('message', (event: MessageEvent<SheetRequest>) => {
  void work(event.data);
});

async function work(request: SheetRequest): Promise<void> {
  try {
    tell({ kind: 'answer', answer: await answerTo(request) });
  } catch {
    // What a file holds never throws; this is a part that did not load, or memory that ran out.
    tell({ kind: 'failed' });
  }
}

async function answerTo(request: SheetRequest): Promise<SheetWork[SheetWorkKind]['answer']> {
  switch (request.kind) {
    case 'import': {
      const { bytes, item, options, ...rest } = request.given;
      const { importSheet } = await import('@zhantai/sheets/read');
      return importSheet(bytes, item, {
        ...rest,
        optionsOf: ({ prop }) => options[prop] ?? null,
        progress: tellStage,
      });
    }
    case 'records': {
      const { bytes, definition, options, ...rest } = request.given;
      const { checkRecords } = await import('@zhantai/sheets/read');
      return checkRecords(bytes, definition, {
        ...rest,
        optionsOf: (column) => column.options ?? options[column.prop] ?? null,
        progress: tellStage,
      });
    }
    case 'mark': {
      const { bytes, marks, sheet } = request.given;
      const { markProblems } = await import('@zhantai/sheets/mark');
      return await markProblems(bytes, marks, sheet);
    }
    case 'xlsx': {
      const { writeTable } = await import('@zhantai/sheets/write');
      return await writeTable(request.given.table, request.given.rows);
    }
    default: {
      const { writeCsv } = await import('@zhantai/sheets/write');
      return await writeCsv(request.given.table.columns, request.given.rows);
    }
  }
}

function tellStage(stage: ImportStage): void {
  tell({ kind: 'stage', stage });
}

function tell(reply: SheetReply<SheetWorkKind>): void {
  self.postMessage(reply, { transfer: [] });
}
