import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, isOff, readText } from '../../definition/json-value.ts';
import type { FieldType } from '../../types/field-value.ts';
import { traitsOf } from '../../types/traits.ts';
import { avueSetting } from './avue-settings.ts';
import { avueType } from './avue-types.ts';
import type { ForeignCode, ForeignForm, ForeignLine, OmittedCode } from './foreign-line.ts';

/** Columns of 24 that Avue gives where it is not told. */
const SPAN = 12;
const PROP = /^[A-Za-z_][A-Za-z0-9_]*$/;

/**
 * Reads options of Avue as a form (console.md §2): each key of the options, of their groups, columns and columns of tables
 * is in the report once, taken, changed or left out.
 * @param omitted what was code where they were found.
 */
export function readAvue(option: JsonObject, omitted: readonly OmittedCode[] = []): ForeignForm {
  const report: ForeignLine[] = [];
  const own = new Lines('', report);
  const formSetting: Record<string, unknown> = {};
  const items: JsonObject[] = [];
  let made = 0;
  const nextId = () => `avue${(made += 1)}`;
  for (const [key, value] of Object.entries(option)) {
    if (key === 'column') {
      const columns = columnsOf(value);
      if (columns === null) own.left(key, 'unreadable');
      else {
        own.taken(key);
        items.push(...readItems(columns, 'column', false));
      }
    } else if (key === 'group') {
      if (Array.isArray(value)) own.taken(key);
      else own.left(key, 'unreadable');
    } else if (key === 'title' || key === 'labelSuffix' || key === 'submitText') {
      if (typeof value === 'string') {
        own.taken(key);
        formSetting[key] = value;
      } else own.left(key, 'unreadable');
    } else if (key === 'labelPosition' && ['top', 'left', 'right'].includes(readText(value))) {
      own.taken(key);
      formSetting[key] = value;
    } else own.left(key, 'look');
  }
  const groups = option['group'];
  if (Array.isArray(groups)) {
    groups.forEach((one: unknown, at) => items.push(...readGroup(one, `group[${at}]`)));
  }
  own.end();
  // Where something is code, it is not also unreadable.
  const isCode = new Set(omitted.map(({ path }) => path));
  const kept = report.filter(({ code, path }) => code !== 'unreadable' || !isCode.has(path));
  const named = omitted.map(({ path, kind, text }): ForeignLine => {
    return { outcome: 'left', path, code: 'code', params: { kind, text } };
  });
  const detail = { formItems: items, formLogic: { scheme: [] }, formSetting };
  return { detail, report: [...kept, ...named] };

  function readGroup(group: unknown, path: string): readonly JsonObject[] {
    if (!isJsonObject(group)) {
      report.push({ outcome: 'left', path, code: 'unreadable', params: {} });
      return [];
    }
    const lines = new Lines(path, report);
    const isHidden = isOff(group['display']) || isOff(group['addDisplay']);
    const inside: JsonObject[] = [];
    let label = '';
    for (const [key, value] of Object.entries(group)) {
      const columns = key === 'column' ? columnsOf(value) : null;
      if (columns !== null) {
        lines.taken(key);
        inside.push(...readItems(columns, `${path}.column`, isHidden));
      } else if (key === 'label' && typeof value === 'string') {
        label = value;
        lines.changed(key, 'section', {});
      } else if (key === 'display' || key === 'addDisplay') {
        if (isOff(value)) lines.changed(key, 'hidden', {});
        else lines.taken(key);
      } else lines.left(key, key === 'column' || key === 'label' ? 'unreadable' : 'look');
    }
    lines.end();
    const title = {
      formItemId: nextId(),
      formItemType: 'title',
      formItemLabel: label,
      formItemOriginalData: JSON.stringify(isHidden ? { hide: true } : {}),
    };
    return [title, ...inside];
  }

  function readItems(
    columns: readonly (readonly [string, unknown])[],
    path: string,
    isHidden: boolean,
  ): readonly JsonObject[] {
    return columns.flatMap(([at, column]) => {
      const read = readColumn(column, `${path}${at}`, isHidden, false);
      if (read === null) return [];
      const { type, label, required, maxLength, value, ...rest } = read;
      return [
        {
          formItemId: nextId(),
          formItemType: type,
          formItemLabel: readText(label),
          formItemRequired: required === true,
          ...(maxLength === undefined ? {} : { formItemMaxLength: maxLength }),
          ...(value === undefined ? {} : { formItemValues: value }),
          formItemOriginalData: JSON.stringify(rest),
        },
      ];
    });
  }

  /** A column as one object of settings; null where it cannot be taken. */
  function readColumn(column: unknown, path: string, isHidden: boolean, inTable: boolean): JsonObject | null {
    const read = isJsonObject(column) ? avueType(column) : null;
    const { family, section } = read === null ? { family: null } : traitsOf(read);
    if (!isJsonObject(column) || read === null || (inTable && (family === 'rows' || section === true))) {
      const code = isJsonObject(column) ? 'nestedTable' : 'unreadable';
      report.push({ outcome: 'left', path, code, params: {} });
      return null;
    }
    const lines = new Lines(path, report);
    const settings: Record<string, unknown> = { type: read.type };
    const rules: JsonObject[] = read.rule === undefined ? [] : [read.rule];
    for (const [key, value] of Object.entries(column)) {
      if (key === '__proto__') {
        lines.left(key, 'notKnown');
      } else if (key === 'type') {
        if (read.code === 'taken') lines.taken(key);
        else lines.changed(key, read.code, { from: readText(value), to: read.type });
      } else if (key === 'prop') {
        if (PROP.test(readText(value))) {
          lines.taken(key);
          settings['prop'] = readText(value);
        } else lines.changed(key, 'propMade', { from: readText(value) });
      } else if (key === 'children' && family === 'rows') {
        readTable(value, path, lines, settings, read.type);
      } else if (key === 'params' && family === 'file') {
        lines.left(key, 'look');
      } else {
        const setting = avueSetting(key, value, read.type);
        Object.assign(settings, setting.settings);
        rules.push(...(setting.rules ?? []));
        if (setting.outcome === 'taken') lines.taken(key);
        else if (setting.outcome === 'changed') lines.changed(key, setting.code, setting.params ?? {});
        else lines.left(key, setting.code);
        for (const part of setting.left ?? []) lines.left(`${key}${part}`, 'notKnown');
      }
    }
    lines.end();
    // A title says its text as its value there.
    if (section === true && readText(settings['label']) === '') {
      settings['label'] = readText(settings['value']);
      delete settings['value'];
    }
    return {
      ...settings,
      ...read.settings,
      prop: settings['prop'] ?? `field_${path.replaceAll(/\W+/g, '_').replaceAll(/^_|_$/g, '')}`,
      span: section === true ? 24 : (settings['span'] ?? SPAN),
      ...(isHidden ? { hide: true } : {}),
      ...(rules.length === 0 ? {} : { rules }),
    };
  }

  function readTable(
    children: unknown,
    path: string,
    lines: Lines,
    settings: Record<string, unknown>,
    type: FieldType,
  ): void {
    const columns = isJsonObject(children) ? columnsOf(children['column']) : null;
    if (!isJsonObject(children)) {
      lines.left('children', 'unreadable');
      return;
    }
    lines.taken('children');
    const inside = new Lines(`${path}.children`, report);
    settings['variant'] = children['type'] === 'form' ? 'form' : 'table';
    settings['children'] = { column: [] };
    for (const [key, value] of Object.entries(children)) {
      if (key === 'column' && columns !== null) {
        inside.taken(key);
        settings['children'] = {
          column: columns.flatMap(
            ([at, column]) => readColumn(column, `${path}.children.column${at}`, false, true) ?? [],
          ),
        };
      } else if (key === 'type') inside.taken(key);
      else if (key === 'limit' || key === 'max' || key === 'min') {
        const setting = avueSetting(key, value, type);
        Object.assign(settings, setting.settings);
        if (setting.outcome === 'left') inside.left(key, setting.code);
        else inside.changed(key, setting.code, setting.params ?? {});
      } else inside.left(key, key === 'column' ? 'unreadable' : 'look');
    }
    inside.end();
  }
}

/** Columns are a list, or an object by prop. Each with what stands behind the name of the list. */
function columnsOf(value: unknown): readonly (readonly [string, unknown])[] | null {
  if (Array.isArray(value)) return value.map((column: unknown, at) => [`[${at}]`, column]);
  if (!isJsonObject(value)) return null;
  return Object.entries(value).map(([prop, column]) => [
    `.${prop}`,
    isJsonObject(column) && !Object.hasOwn(column, 'prop') ? { ...column, prop } : column,
  ]);
}

/** The lines of one object: its keys that were taken are one line. */
class Lines {
  readonly #path: string;
  readonly #report: ForeignLine[];
  readonly #keys: string[] = [];

  constructor(path: string, report: ForeignLine[]) {
    this.#path = path;
    this.#report = report;
  }

  taken(key: string): void {
    this.#keys.push(key);
  }

  changed(key: string, code: ForeignCode, params: ForeignLine['params']): void {
    this.#report.push({ outcome: 'changed', path: this.#at(key), code, params });
  }

  left(key: string, code: ForeignCode): void {
    this.#report.push({ outcome: 'left', path: this.#at(key), code, params: {} });
  }

  end(): void {
    if (this.#keys.length === 0) return;
    this.#report.push({
      outcome: 'taken',
      path: this.#path,
      code: 'taken',
      params: { keys: [...this.#keys] },
    });
  }

  #at(key: string): string {
    return this.#path === '' ? key : `${this.#path}.${key}`;
  }
}
