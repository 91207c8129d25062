import type { ImportKind } from './import-kind.ts';

/**
 * The columns of a kind, some of which a workbook calls by other heads.
 * @param heads props by head.
 */
export function namedColumns(kind: ImportKind, heads: ReadonlyMap<string, string>): object {
  const headOf = new Map([...heads].map(([head, prop]) => [prop, head]));
  const formItems = kind.detail().formItems.map((item) => {
    const head = headOf.get(propOf(item));
    return head === undefined ? item : { ...item, ...withoutTranslations(item), formItemLabel: head };
  });
  return { formItems, formLogic: { scheme: [] }, formSetting: {} };
}

function propOf(item: object): string {
  return String(originalOf(item)['prop']);
}

function originalOf(item: object): Readonly<Record<string, unknown>> {
  const original: unknown = 'formItemOriginalData' in item ? item.formItemOriginalData : null;
  return typeof original === 'object' && original !== null ? { ...original } : {};
}

/** A head that was chosen is the same in every language; options keep theirs. */
function withoutTranslations(item: object): object {
  const { i18n, ...rest } = originalOf(item);
  const translations = typeof i18n === 'object' && i18n !== null ? Object.entries(i18n) : [];
  const bare = translations.map(([language, texts]) => [
    language,
    { ...(typeof texts === 'object' ? texts : {}), label: undefined },
  ]);
  return { formItemOriginalData: { ...rest, i18n: Object.fromEntries(bare) } };
}
