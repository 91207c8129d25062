import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, isOff, readFlag, readNumber, readText } from '../../definition/json-value.ts';
import { authoringRegistry } from '../../fields/authoring-registry.ts';
import type { MomentKind } from '../../dates/read-moment.ts';
import type { FieldType } from '../../types/field-value.ts';
import { traitsOf } from '../../types/traits.ts';
import { avueRules } from './avue-rules.ts';
import type { ForeignCode, ForeignLine } from './foreign-line.ts';

/** What one key of a column becomes. */
export interface ReadSetting {
  readonly outcome: ForeignLine['outcome'];
  readonly code: ForeignCode;
  readonly params?: ForeignLine['params'];
  readonly settings?: JsonObject;
  /** Checks of its own. */
  readonly rules?: readonly JsonObject[];
  /** Parts of it that are left out, behind its path. */
  readonly left?: readonly string[];
}

type Reader = (value: unknown, type: FieldType, key: string) => ReadSetting;

const left = (code: ForeignCode): ReadSetting => ({ outcome: 'left', code });
const taken = (settings: JsonObject = {}): ReadSetting => ({ outcome: 'taken', code: 'taken', settings });
const changed = (
  code: ForeignCode,
  settings: JsonObject,
  params: ForeignLine['params'] = {},
): ReadSetting => ({ outcome: 'changed', code, params, settings });
const renamed = (to: string, value: unknown): ReadSetting => changed('renamed', { [to]: value }, { to });
const unreadable = left('unreadable');

const text: Reader = (value, _type, key) => {
  const read = readText(value);
  return read === '' && value !== '' ? unreadable : taken(read === '' ? {} : { [key]: read });
};
const flag: Reader = (value, _type, key) => {
  if (typeof value === 'object') return unreadable;
  return taken(readFlag(value) ? { [key]: true } : {});
};
const number: Reader = (value, _type, key) => {
  const read = readNumber(value);
  return read === null ? unreadable : taken({ [key]: read });
};
const numberAs =
  (to: string): Reader =>
  (value) => {
    const read = readNumber(value);
    return read === null ? unreadable : renamed(to, read);
  };
const textAs =
  (to: string): Reader =>
  (value) => {
    const read = readText(value);
    return read === '' ? unreadable : renamed(to, read);
  };
const shown: Reader = (value) => (isOff(value) ? changed('hidden', { hide: true }) : taken());

/** How far a number or a list goes, by what it is of. */
const bound =
  (end: 'min' | 'max'): Reader =>
  (value, type) => {
    const read = readNumber(value);
    const { family, several } = traitsOf({ type });
    if (read === null) return unreadable;
    if (isRated(type)) return end === 'max' ? renamed('count', read) : left('notKnown');
    if (family === 'number') return taken({ [end]: read });
    if (
      several === true ||
      family === 'list' ||
      family === 'file' ||
      family === 'rows' ||
      family === 'choice'
    )
      return renamed(`${end}Size`, read);
    return left('notKnown');
  };

/** A number of stars, whose most is how many there are. */
function isRated(type: FieldType): boolean {
  const settings: readonly string[] = authoringRegistry[type].settings;
  return settings.includes('count');
}

const BLADE = /\/blade-system\/dict(?:-biz)?\/dictionary\?(?:[^#]*&)?code=([\w.-]+)/;

const dicUrl: Reader = (value) => {
  const address = readText(value);
  if (address === '') return unreadable;
  const [, code] = BLADE.exec(address) ?? [];
  if (code !== undefined) return changed('dictionary', { dicUrl: `/api/dict/${code}` }, { to: code });
  return address.startsWith('/api/dict/')
    ? taken({ dicUrl: address })
    : changed('address', { dicUrl: address }, { from: address });
};

const props: Reader = (value) => {
  if (!isJsonObject(value)) return unreadable;
  const own = new Set(['label', 'value', 'children', 'desc', 'resPath']);
  const { res, ...rest } = value;
  const kept = Object.fromEntries(
    Object.entries(rest).filter(([key, name]) => own.has(key) && readText(name) !== ''),
  );
  const dropped = Object.keys(rest).filter((key) => !Object.hasOwn(kept, key));
  const path = readText(res);
  const settings = { props: { ...kept, ...(path === '' ? {} : { resPath: path }) } };
  if (Object.keys(settings.props).length === 0) return { ...unreadable, left: [] };
  const found = res === undefined && dropped.length === 0 ? taken(settings) : renamed('props.resPath', path);
  return { ...found, settings, left: dropped.map((key) => `.${key}`) };
};

const rules: Reader = (value) => {
  const read = avueRules(value);
  if (read === null || (read.rules.length === 0 && read.left.length > 0))
    return { ...unreadable, left: read?.left ?? [] };
  const found = read.changed ? changed('rule', {}) : taken();
  return { ...found, rules: read.rules, left: read.left };
};

/** A default as it travels: several values are one text. */
const value: Reader = (given, type) => {
  if (given === null || given === '') return taken();
  if (typeof given !== 'object') return taken({ value: given });
  if (!Array.isArray(given) || traitsOf({ type }).family === 'rows')
    return Array.isArray(given) && given.length === 0 ? taken() : unreadable;
  if (given.length === 0) return taken();
  if (given.some((one) => typeof one === 'object')) return unreadable;
  return changed('valueText', { value: given.join(',') });
};

/** How moments travel here, in the letters of Avue. */
const formats: Readonly<Record<MomentKind, string>> = {
  date: 'YYYY-MM-DD',
  datetime: 'YYYY-MM-DD HH:mm:ss',
  time: 'HH:mm:ss',
  year: 'YYYY',
};

const valueFormat: Reader = (given, type) => {
  const from = readText(given);
  const { moment } = traitsOf({ type });
  if (moment === undefined) return left('look');
  const to = formats[moment];
  return from.replaceAll('y', 'Y').replaceAll('d', 'D') === to
    ? taken()
    : changed('dateFormat', {}, { from, to });
};

const list: Reader = (given, _type, key) => (Array.isArray(given) ? taken({ [key]: given }) : unreadable);
const query: Reader = (given, _type, key) =>
  isJsonObject(given) || Array.isArray(given) ? taken({ [key]: given }) : unreadable;

/** Every key of a column that means something here. */
const readers: Readonly<Record<string, Reader>> = {
  label: text,
  required: flag,
  placeholder: text,
  help: text,
  unit: text,
  append: textAs('unit'),
  tip: (given, type, key) =>
    traitsOf({ type }).family === 'file' ? text(given, type, key) : textAs('help')(given, type, key),
  labelTip: textAs('help'),
  span: (given) => {
    const read = readNumber(given);
    if (read === null || read < 1) return unreadable;
    return read > 24 ? changed('spanCut', { span: 24 }) : taken({ span: read });
  },
  maxlength: numberAs('maxLength'),
  maxLength: number,
  minlength: (given) => {
    const min = readNumber(given);
    return min === null ? unreadable : { ...changed('rule', {}), rules: [{ min }] };
  },
  showWordLimit: flag,
  minRows: number,
  maxRows: number,
  min: bound('min'),
  max: bound('max'),
  precision: number,
  step: number,
  count: number,
  multiple: flag,
  readonly: flag,
  disabled: flag,
  addDisabled: (given) => (readFlag(given) ? renamed('disabled', true) : taken()),
  detail: (given) => (readFlag(given) ? renamed('readonly', true) : taken()),
  addDetail: (given) => (readFlag(given) ? renamed('readonly', true) : taken()),
  display: shown,
  addDisplay: shown,
  dicData: list,
  dicUrl,
  dicMethod: text,
  dicQuery: query,
  dicHeaders: (given) => (isJsonObject(given) ? renamed('headersConfig', given) : unreadable),
  props,
  rules,
  value,
  dataType: (given, type, key) =>
    ['string', 'number', 'array'].includes(readText(given)) ? text(given, type, key) : left('notKnown'),
  showAllLevels: (given) => taken(isOff(given) ? { showAllLevels: false } : {}),
  separator: text,
  parent: (given) => taken(isOff(given) ? { parent: false } : {}),
  checkStrictly: (given) => (readFlag(given) ? renamed('parent', false) : taken()),
  limit: bound('max'),
  fileSize: (given) => {
    const kilobytes = readNumber(given);
    if (kilobytes === null) return unreadable;
    const to = Math.round(kilobytes * 1024);
    return changed('bytes', { fileSize: to }, { from: kilobytes, to });
  },
  accept: (given) =>
    typeof given === 'string' || (Array.isArray(given) && given.every((one) => typeof one === 'string'))
      ? taken({ accept: given })
      : unreadable,
  valueFormat,
  format: valueFormat,
  html: text,
};

/** What only lists show there: a form here has none. */
const ofLists =
  /^(hide|width|minWidth|align|headerAlign|sortable|fixed|overHidden|showColumn|search\w*|cell|filters?|filterMethod|editDisplay|viewDisplay|editDisabled|viewDisabled|editDetail|viewDetail|index|order|summary|export\w*|excel\w*|resizable|sortBy)$/;
/** How it looks there: the views here decide. */
const ofLook =
  /^(size|row|gutter|offset|labelWidth|labelPosition|clearable|filterable|border|button|controls|controlsPosition|prefixIcon|suffixIcon|prepend|icon\w*|className|style|listType|drag|showFileList|collapseTags|tags|theme|colors|texts|showText|showScore|activeText|inactiveText|activeColor|inactiveColor|activeIcon\w*|startPlaceholder|endPlaceholder|rangeSeparator|unlinkPanels|expand\w*|accordion|defaultExpand\w*|autosize|resize|trigger|popperClass|collapse|arrow|bar|line|loadText|vertical|marks|showInput|showStops|tooltip\w*|editable|allowCreate|reserveKeyword|dialogWidth|height|params|options)$/;
const ofEvents =
  /^(change|click|blur|focus|control|cascader\w*|cascaderItem|formatter|slot|formslot|formSlot|searchslot|labelslot|errorslot|typeslot|component|event|bind|nodeClick|checked|upload(Before|After|Error|Delete|Preview|Exceed)|on\w+|dicFormatter|typeformat|remote\w*|lazyLoad|lazy|validator)$/;

/** Reads a key of a column of Avue; each key is taken, changed or left out. */
export function avueSetting(key: string, given: unknown, type: FieldType): ReadSetting {
  const reader = Object.hasOwn(readers, key) ? readers[key] : undefined;
  if (reader !== undefined) return reader(given, type, key);
  if (ofLists.test(key)) return left('listOnly');
  if (ofEvents.test(key)) return left('event');
  return left(ofLook.test(key) ? 'look' : 'notKnown');
}
