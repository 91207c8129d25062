/** What an item of a form is called, in each language that it has a label in; of a column after its table. */
export interface ItemLabels {
  readonly formItemId: string;
  /** By language; zh-Hans stands where it has no other. */
  readonly labels: Readonly<Record<string, string>>;
}

/** The labels in a definition as it is stored: JSON that may hold anything. Items without one are left out. */
export function readLabels(definition: unknown): readonly ItemLabels[] {
  if (!isRecord(definition) || !Array.isArray(definition['formItems'])) return [];
  return definition['formItems'].flatMap((item): readonly ItemLabels[] => {
    if (!isRecord(item)) return [];
    const { formItemId, formItemLabel, formItemOriginalData } = item;
    if (typeof formItemId !== 'string') return [];
    const original = parsed(formItemOriginalData);
    const own = labelsOf(formItemLabel, original);
    const children = isRecord(original['children']) ? original['children']['column'] : null;
    const columns = Array.isArray(children) ? children.filter(isRecord) : [];
    return [own, ...columns.map((column) => labelsOf(column['label'], column))]
      .filter((labels) => Object.keys(labels).length > 0)
      .map((labels) => ({ formItemId, labels }));
  });
}

function labelsOf(label: unknown, original: Readonly<Record<string, unknown>>): ItemLabels['labels'] {
  const translations = isRecord(original['i18n']) ? original['i18n'] : {};
  const named = Object.entries(translations).map(([language, texts]) => [
    language,
    isRecord(texts) ? texts['label'] : null,
  ]);
  return Object.fromEntries(
    [['zh-Hans', label], ...named].flatMap(([language, text]) =>
      typeof text === 'string' && text.trim() !== '' ? [[language, text.trim()]] : [],
    ),
  );
}

/** A stored object, or text of one; anything else is empty. */
export function parsed(text: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(text)) return text;
  if (typeof text !== 'string') return {};
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
