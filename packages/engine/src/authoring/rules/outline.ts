import { isJsonObject, readFlag, readList, readText } from '../../definition/json-value.ts';
import { mergeSource } from '../../definition/merge-source.ts';
import { readType, traitsOf } from '../../types/traits.ts';

/** An item as rules see it. */
export interface OutlineItem {
  readonly id: string;
  readonly title: boolean;
  /** Id of the title it stands under, for a title its own; null before the first one. */
  readonly section: string | null;
}

/** The items of a form in order, without deleted ones and those whose id stands before (authoring.md §1.1). */
export function outline(items: unknown): readonly OutlineItem[] {
  const found = new Map<string, OutlineItem>();
  let section: string | null = null;
  for (const raw of readList(items)) {
    const { source } = mergeSource(isJsonObject(raw) ? raw : {});
    const metaData = isJsonObject(source['metaData']) ? source['metaData'] : {};
    if (readFlag(metaData['isDelete'])) continue;
    const id = readText(source['formItemId']) || readText(source['prop']);
    if (id === '' || found.has(id)) continue;
    const title = isTitle(raw);
    if (title) section = id;
    found.set(id, { id, title, section });
  }
  return [...found.values()];
}

/** Whether a form item, as it arrives, opens a section. */
export function isTitle(raw: unknown): boolean {
  const { source, readable } = mergeSource(isJsonObject(raw) ? raw : {});
  const type = readType(source['type']);
  return readable && type !== null && traitsOf({ type }).section === true;
}
