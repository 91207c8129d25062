import { limits } from '@zhantai/contract';
import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, originOf, staffOf } from '../auth/index.ts';
import { dropStaged, fileServices, readForm } from '../files/index.ts';
import { readJob } from '../jobs/index.ts';
import { asAttachment } from '../platform/attachment.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { Refusal } from '../platform/refusal.ts';
import { routeOf } from '../platform/route-of.ts';
import { whileOpen } from '../platform/while-open.ts';
import { poolOf } from '../tables/index.ts';
import { applyImport } from './apply-import.ts';
import type { ImportKind } from './import-kind.ts';
import { namedColumns } from './named-columns.ts';
import { previewImport } from './preview-import.ts';
import { deleteOldImports } from './store.ts';

/** A preview that nobody took is kept so long. */
const KEPT_MS = 86_400_000;
const SWEEP_PAUSE_MS = 10 * 60_000;

/** Workbooks that staff import (console.md §0.4): template, preview, and doing what the preview said. */
export function importRoutes(app: App, deps: Deps, kinds: readonly ImportKind[]): void {
  const { database, now } = deps;
  const files = fileServices(deps);
  const kindOf = (name: string): ImportKind => {
    const kind = kinds.find((one) => one.kind === name);
    if (kind === undefined) throw new Refusal('BAD_REQUEST', { detail: 'kind' });
    return kind;
  };

  app.route({
    ...routeOf(callRecords.consoleImportTemplate),
    handler: async (request, reply) => {
      const kind = kindOf(request.query.kind);
      const language = languageOf(request);
      const title = kind.title(language);
      const detail = namedColumns(kind, new Map());
      const table = { detail, language, formItemId: null, title, options: {} };
      const made = await poolOf(database).run({ kind: 'template', table, rows: null });
      if (made.kind !== 'file') throw new Error(`A template ended as ${made.kind}.`);
      return asAttachment(reply, `${title}.xlsx`).send(Buffer.from(made.bytes));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleImportPreview),
    handler: async (request, reply) => {
      const { upload } = callRecords.consoleImportPreview;
      const { staged, field } = await readForm(request, files, upload, limits.workbookBytes);
      try {
        const preview = await previewImport({
          database,
          files,
          kind: kindOf(field('kind')),
          staff: staffOf(request),
          exhibition: exhibitionOf(request),
          staged,
          heads: readHeads(field('columns')),
          language: languageOf(request),
          now: now(),
        });
        return ok(reply, preview);
      } finally {
        await dropStaged(staged);
      }
    },
  });

  app.route({
    ...routeOf(callRecords.consoleImportApply),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      const applying = { kinds, staff, exhibition, origin: originOf(request) };
      const { also = [] } = request.body;
      const jobId = await applyImport(database, applying, request.params.id, also);
      return ok(reply, await readJob(database, exhibition, staff, jobId, languageOf(request)));
    },
  });

  whileOpen(app, SWEEP_PAUSE_MS, 'old imports could not be removed', () =>
    deleteOldImports(database, new Date(now().getTime() - KEPT_MS)),
  );
}

/** Props by heads, as the dialog chose them. @throws Refusal BAD_REQUEST for anything else. */
function readHeads(text: string): ReadonlyMap<string, string> {
  if (text === '') return new Map();
  try {
    const heads: unknown = text.length > MOST_HEADS ? null : JSON.parse(text);
    if (typeof heads === 'object' && heads !== null && !Array.isArray(heads)) {
      const chosen = Object.entries(heads).filter(([head, prop]) => head.trim() !== '' && prop !== '');
      if (chosen.every(([, prop]) => typeof prop === 'string'))
        return new Map(chosen.map(([head, prop]) => [head, String(prop)]));
    }
  } catch {
    // Told below.
  }
  throw new Refusal('BAD_REQUEST', { detail: 'columns' });
}

/** Characters. */
const MOST_HEADS = 20_000;
