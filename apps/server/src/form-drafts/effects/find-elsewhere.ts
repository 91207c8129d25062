import type { FormElsewhere } from '@zhantai/contract';
import type { Definition, Item } from '@zhantai/engine';
import { findBookingRules, type BookingRule } from '../../catalogues/index.ts';
import { localText } from '../../exhibitions/index.ts';
import { findForms, importSettings, type PublishedForm } from '../../forms/index.ts';
import { supplierItems, type SubmissionServices } from '../../submissions/index.ts';
import type { Publisher } from '../publisher.ts';

/** So many are listed. */
const MOST_LISTED = 100;

/** What a form asked, and what it would ask. */
interface Compared {
  readonly from: Definition;
  readonly to: Definition;
  /** What `to` was read from. */
  readonly detail: unknown;
}

/** A field of a form, or a column of one of its tables. */
interface Named {
  readonly prop: string;
  readonly column?: string | null;
  readonly option?: string;
}

/**
 * What names fields that a next version has no more or has otherwise: how the form orders, options that are limited, how a
 * transport supplier is chosen, other forms that are filled from this one, workbooks of imports (console.md §2).
 */
export async function findElsewhere(
  services: SubmissionServices,
  { exhibition, language }: Pick<Publisher, 'exhibition' | 'language'>,
  form: PublishedForm,
  compared: Compared,
): Promise<FormElsewhere[]> {
  const { database, definitions } = services;
  const found: FormElsewhere[] = [];
  const look = (kind: FormElsewhere['kind'], named: Named, other: string | null = null): void => {
    const change = changeOf(compared, named);
    if (change === null) return;
    const line = { kind, label: labelOf(compared.from, named), form: other, change };
    if (!found.some((one) => JSON.stringify(one) === JSON.stringify(line))) found.push(line);
  };
  const rules = await findBookingRules(database, exhibition, form.formId);
  for (const rule of rules) for (const named of namedByRule(rule)) look('bookingRule', named);
  for (const quota of form.optionQuotas) look('quota', quota);
  if (form.transportChoice) for (const { prop } of supplierItems(compared.from)) look('transport', { prop });
  for (const other of await findForms(database, exhibition)) {
    if (other.formId === form.formId) continue;
    const version = await definitions.load(database, exhibition, other.formId, other.version);
    const name = `${other.formCode} ${localText(other.title, language)}`;
    for (const prop of mentionsOf(version.detail, form.formType)) look('form', { prop }, name);
  }
  for (const { formItemId, templateUrl } of importSettings(compared.detail, compared.to)) {
    const [before, after] = [compared.from, compared.to].map((one) => one.itemById.get(formItemId));
    if (templateUrl === null || before === undefined || after === undefined) continue;
    if (headsOf(before) === headsOf(after)) continue;
    found.push({ kind: 'template', label: after.label || after.prop, form: null, change: 'columns' });
  }
  return found.slice(0, MOST_LISTED);
}

function changeOf(
  { from, to }: Compared,
  { prop, column = null, option }: Named,
): FormElsewhere['change'] | null {
  const before = fieldAt(from, prop, column);
  // What was not there before is not changed by this version.
  if (before === undefined) return null;
  const after = fieldAt(to, prop, column);
  if (after === undefined) return 'gone';
  if (after.type !== before.type) return 'retyped';
  const has = ({ options }: Item): boolean => options?.some(({ value }) => String(value) === option) === true;
  return option !== undefined && has(before) && after.options !== null && !has(after) ? 'option' : null;
}

function fieldAt(definition: Definition, prop: string, column: string | null): Item | undefined {
  const item = definition.itemByProp.get(prop);
  return column === null ? item : item?.columns.find((one) => one.prop === column);
}

function labelOf(definition: Definition, { prop, column = null }: Named): string {
  const item = definition.itemByProp.get(prop);
  const labels = [item, column === null ? undefined : fieldAt(definition, prop, column)];
  return labels.flatMap((one) => (one === undefined ? [] : [one.label || one.prop])).join(' › ');
}

/** The fields that a rule reads, in its table where it has one. */
function namedByRule({ table, item, quantity, per, period, stay }: BookingRule): readonly Named[] {
  const props = [
    ...[...item.matchAll(/\{([^{}]+)\}/g)].map(([, prop = '']) => prop),
    ...(typeof quantity === 'string' ? [quantity] : []),
    ...[per?.prop, period, stay].filter((prop) => prop !== undefined),
  ];
  if (table === null) return props.map((prop) => ({ prop }));
  return [{ prop: table }, ...props.flatMap((column) => [{ prop: table, column }, { prop: column }])];
}

/** What follows `form.`: a type code, then a prop. */
const ofForms = /\$\{\s*form\.([\w-]+)\.([^{}.\s"]{1,200})/g;

/** The fields of forms of a type that expressions of a form detail read. */
function mentionsOf(detail: unknown, formType: string): readonly string[] {
  const found = [...JSON.stringify(detail).matchAll(ofForms)];
  return found.flatMap(([, type, prop = '']) => (type === formType ? [prop] : []));
}

function headsOf({ columns }: Item): string {
  return JSON.stringify(columns.map(({ prop, label }) => [prop, label]));
}
