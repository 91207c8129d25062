import { limits } from '../../limits.ts';
import { FaultError } from '../fault-error.ts';
import { partKey, relatedKey, relationsKey } from './part-names.ts';
import { visitElements } from './xml-elements.ts';

/** Where in an archive the parts of a workbook stand that are read. */
export interface WorkbookMap {
  /** Days are counted from 1904. */
  readonly date1904: boolean;
  /** Sheets of cells in their order; sheets of charts, dialogs and macros are none. */
  readonly sheets: readonly MappedSheet[];
  readonly strings: string | null;
  readonly styles: string | null;
}

export interface MappedSheet {
  readonly name: string;
  readonly hidden: boolean;
  /** Null where the sheet is named and its part is not there. */
  readonly key: string | null;
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly key: string;
}

const MAIN_TYPE = /(?:sheet|template|addin)(?:\.macroenabled)?\.main\+xml$/i;
const OTHER_SHEETS = /(?:chart|dialog|macro|intlmacro)sheet$/i;

/**
 * Finds the parts of a workbook by what its archive says of them, and by their usual names where it says nothing: what
 * is declared and is not there is passed over.
 * @param keys of what is in the archive.
 * @param text of one of the small parts.
 * @throws FaultError where there is no workbook, or one of another kind.
 */
export function mapWorkbook(keys: ReadonlySet<string>, text: (key: string) => string): WorkbookMap {
  const main = findMain();
  const relations = relationsOf(main);
  const typed = (name: string): string | null =>
    relations.find(({ type, key }) => type.toLowerCase().endsWith(`/${name}`) && keys.has(key))?.key ?? null;
  const named = (name: string): string | null =>
    [...keys].find((key) => key === name || key.endsWith(`/${name}`)) ?? null;
  const { date1904, listed } = readMain(text(main));
  return {
    date1904,
    sheets: listed.flatMap(({ name, hidden, id }, at): readonly MappedSheet[] => {
      const relation = relations.find((one) => one.id === id);
      if (relation !== undefined && OTHER_SHEETS.test(relation.type)) return [];
      const usual = `xl/worksheets/sheet${at + 1}.xml`;
      const found = [relation?.key, relation === undefined ? usual : undefined];
      return [{ name, hidden, key: found.find((key) => key !== undefined && keys.has(key)) ?? null }];
    }),
    strings: typed('sharedstrings') ?? named('sharedstrings.xml'),
    styles: typed('styles') ?? named('styles.xml'),
  };

  function findMain(): string {
    const own = relationsOf('').filter(({ type }) => type.toLowerCase().endsWith('/officedocument'));
    const declared = keys.has(TYPES) ? declaredMains(text(TYPES)) : [];
    const usual = [...keys].filter((key) => /(?:^|\/)workbook[^/]*\.xml$/.test(key));
    const found = [...own.map(({ key }) => key), ...declared, ...usual].filter((key) => keys.has(key));
    const [first] = found;
    if (first?.endsWith('.bin') === true) throw new FaultError('xlsb');
    const book = found.find((key) => !/^(?:word|ppt|visio)\//.test(key));
    if (book !== undefined) return book;
    if (first !== undefined) throw new FaultError('document');
    // A workbook without its main part is one that lost it.
    const lost = declared.length > 0 || [...keys].some((key) => key.startsWith('xl/'));
    throw new FaultError(lost ? 'broken' : 'archive');
  }

  function relationsOf(key: string): readonly Relation[] {
    const at = relationsKey(key);
    const found: Relation[] = [];
    if (!keys.has(at)) return found;
    visitElements(text(at), (name, attributes) => {
      const target = attributes.get('Target');
      if (name !== 'Relationship' || target === undefined) return;
      if (attributes.get('TargetMode')?.toLowerCase() === 'external') return;
      const type = attributes.get('Type') ?? '';
      found.push({ id: attributes.get('Id') ?? '', type, key: relatedKey(key, target) });
    });
    return found;
  }
}

const TYPES = '[content_types].xml';

function declaredMains(xml: string): readonly string[] {
  const mains: string[] = [];
  visitElements(xml, (name, attributes) => {
    if (name === 'Override' && MAIN_TYPE.test(attributes.get('ContentType') ?? '')) {
      mains.push(partKey(attributes.get('PartName') ?? ''));
    }
  });
  return mains;
}

interface ListedSheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly id: string;
}

function readMain(xml: string): { readonly date1904: boolean; readonly listed: readonly ListedSheet[] } {
  let date1904 = false;
  const listed: ListedSheet[] = [];
  visitElements(xml, (element, attributes) => {
    if (element === 'workbookPr') date1904 = /^(?:1|true|on)$/i.test(attributes.get('date1904') ?? '');
    if (element !== 'sheet') return;
    if (listed.length >= limits.sheets) throw new FaultError('tooLarge');
    const state = attributes.get('state') ?? 'visible';
    listed.push({
      name: attributes.get('name') ?? '',
      hidden: state !== 'visible',
      id: attributes.get('id') ?? '',
    });
  });
  return { date1904, listed };
}
