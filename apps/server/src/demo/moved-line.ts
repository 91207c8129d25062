import type { ArchiveKind, ArchiveLine } from '../platform/archive-kind.ts';
import { moveAnswers, moveDates } from './move-dates.ts';

/**
 * Moves what people read as days in the texts of the demo, and the days that they answered with: in any other archive
 * texts stay as they were written. Moments and days of their own columns are moved by the import itself.
 * @param firstDay of the fair once moved, `YYYY-MM-DD`.
 */
export function movedLine(
  { table }: Pick<ArchiveKind, 'table'>,
  line: ArchiveLine,
  days: number,
  firstDay: string,
): ArchiveLine {
  const texts = (value: unknown): unknown => inTexts(value, (text) => moveDates(text, days));
  const change = (column: string, moved: (value: unknown) => unknown): ArchiveLine => ({
    ...line,
    [column]: moved(line[column]),
  });
  switch (table) {
    case 'exhibition':
      // The fair bears the year in which it opens.
      return change('title', (title) =>
        inTexts(title, (text) => text.replace(/\d{4}$/, firstDay.slice(0, 4))),
      );
    case 'form':
      return { ...change('title', texts), purpose: texts(line['purpose']) };
    case 'form_version':
      return change('definition', texts);
    case 'article_version':
      return change('html', texts);
    case 'notice':
      return change('title', texts);
    case 'catalogue_item':
    case 'order_line':
      return change('name', texts);
    case 'order_revision':
      return change('lines', (lines) => named(lines, texts));
    case 'revision':
    case 'draft':
      return change('answers', (answers) => inTexts(answers, (text) => moveAnswers(text, days)));
    default:
      return line;
  }
}

/** Only names: the import moves the days of the lines. */
function named(lines: unknown, moved: (value: unknown) => unknown): unknown {
  if (!Array.isArray(lines)) return lines;
  return lines.map((line: unknown) =>
    typeof line === 'object' && line !== null && 'name' in line ? { ...line, name: moved(line.name) } : line,
  );
}

function inTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => inTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inTexts(one, change)]));
}
