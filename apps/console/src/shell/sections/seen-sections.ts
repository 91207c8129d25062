import type { StaffAction } from '@zhantai/contract';
import { sections, type Section, type Way } from './sections.ts';

/** A section as somebody sees it. */
export interface SeenSection extends Section {
  readonly path: string;
}

/** The sections with their ways that somebody may go; what they may not is absent. */
export function seenSections(may: readonly StaffAction[]): readonly SeenSection[] {
  return sections.flatMap((section) => {
    const ways = section.ways.filter((way) => may.includes(way.may));
    const path = section.path ?? ways[0]?.path;
    return path === undefined ? [] : [{ ...section, ways, path }];
  });
}

/** Whether an address is this page, or one below it. */
export function isBelow(path: string, page: string): boolean {
  return path === page || (page !== '/' && path.startsWith(`${page}/`));
}

/** The section that an address stands in, and its way. */
export function placeOf(
  seen: readonly SeenSection[],
  path: string,
): { readonly section: SeenSection | null; readonly way: Way | null } {
  for (const section of seen) {
    const way = section.ways.find((one) => isBelow(path, one.path));
    if (way !== undefined) return { section, way };
    if (section.ways.length === 0 && isBelow(path, section.path)) return { section, way: null };
  }
  return { section: null, way: null };
}
