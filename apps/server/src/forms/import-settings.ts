import { isTable, parseDefinition, type Definition } from '@zhantai/engine';

/** How rows come into a sub-table from a workbook, as its definition says (seed.md §3). */
export interface ImportSettings {
  readonly formItemId: string;
  readonly imports: boolean;
  /** No rows by hand. */
  readonly only: boolean;
  /** An import takes the place of all rows. */
  readonly replaces: boolean;
  /** A text from outside; null where the organiser gave no template. */
  readonly templateUrl: string | null;
}

/** The import settings of every sub-table of a form detail. */
export function importSettings(
  detail: unknown,
  definition: Definition = parseDefinition(detail),
): ImportSettings[] {
  const items = isObject(detail) && Array.isArray(detail['formItems']) ? detail['formItems'] : [];
  return items.flatMap((raw: unknown): ImportSettings[] => {
    if (!isObject(raw)) return [];
    const { formItemId } = raw;
    if (typeof formItemId !== 'string') return [];
    if (!isTable(definition.itemById.get(formItemId))) return [];
    const source = { ...raw, ...originalOf(raw['formItemOriginalData']) };
    const templateUrl = source['templateUrl'];
    return [
      {
        formItemId,
        imports: isTwo(source['isImport']),
        only: isTwo(source['isImportOnly']),
        replaces: isTwo(source['importWay']),
        templateUrl: typeof templateUrl === 'string' && templateUrl !== '' ? templateUrl : null,
      },
    ];
  });
}

/** The original wire writes yes as 2. */
function isTwo(value: unknown): boolean {
  return value === 2 || value === '2';
}

function originalOf(data: unknown): Readonly<Record<string, unknown>> {
  if (typeof data !== 'string') return isObject(data) ? data : {};
  try {
    const parsed: unknown = JSON.parse(data);
    return isObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
