import type { Database } from '../database/database.ts';
import { createApart } from '../platform/apart.ts';
import { longHtml, safeHtml } from './safe-html.ts';

/** Characters of texts that are kept as they are shown; those shown longest ago make room. */
const most = 4_194_304;

const shown = new Map<string, Promise<string>>();
let kept = 0;

const cleanedApart = createApart<readonly string[]>('html', async (_deps, texts) => texts.map(safeHtml));

/**
 * {@link safeHtml} of stored texts, which everybody reads: of each it is found out once, and of long ones, or many
 * together, not by whoever answers all others.
 */
export async function shownHtml(database: Database, texts: readonly string[]): Promise<readonly string[]> {
  const fresh = [...new Set(texts.filter((text) => !shown.has(text)))];
  const length = fresh.reduce((sum, text) => sum + text.length, 0);
  const apart = length > longHtml ? cleanedApart.of(database) : null;
  const cleaned = apart === null ? null : apart(fresh).then(readTexts);
  const found = texts.map((text) => {
    const known =
      shown.get(text) ??
      (cleaned === null
        ? Promise.resolve(safeHtml(text))
        : cleaned.then((all) => all[fresh.indexOf(text)] ?? ''));
    keep(text, known);
    return known;
  });
  return Promise.all(found);
}

function readTexts(json: Uint8Array): readonly string[] {
  const texts: readonly string[] = JSON.parse(new TextDecoder().decode(json));
  return texts;
}

function keep(text: string, known: Promise<string>): void {
  if (shown.delete(text)) kept -= text.length;
  else known.catch(() => drop(text));
  shown.set(text, known);
  kept += text.length;
  for (const oldest of shown.keys()) {
    if (kept <= most) break;
    drop(oldest);
  }
}

function drop(text: string): void {
  if (shown.delete(text)) kept -= text.length;
}
