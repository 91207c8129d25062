import { isDeepStrictEqual } from 'node:util';
import type { Form } from '@zhantai/contract';
import {
  isTable,
  traitsOf,
  type Answers,
  type Definition,
  type Item,
  type JsonObject,
} from '@zhantai/engine';
import { withSources } from './with-sources.ts';

/**
 * Whether an answer stays with whom a form is for, whoever fills in the rest: files, signatures, what is to be agreed to,
 * and all that is sensitive.
 */
function isOwn(item: Item): boolean {
  return (
    traitsOf(item).files !== undefined ||
    item.sensitive !== null ||
    item.rules.some(({ type }) => type === 'idCard' || type === 'accepted')
  );
}

function isDrawn(item: Item): boolean {
  return traitsOf(item).files === 'drawing';
}

/** A form as somebody else fills it in: what stays with its subject is locked. */
export function withOwnLocked(form: Form, { items }: Definition): Form {
  const locked = items.flatMap((item) => {
    if (isOwn(item)) return [[item.id, { ...item.source, readonly: true }] as const];
    const own = new Set(item.columns.filter(isOwn).map(({ prop }) => prop));
    return own.size === 0 ? [] : [[item.id, withColumnsLocked(item.source, own)] as const];
  });
  return withSources(form, new Map<unknown, JsonObject>(locked));
}

function withColumnsLocked(source: JsonObject, own: ReadonlySet<string>): JsonObject {
  const { children } = source;
  if (!isRow(children) || !Array.isArray(children['column'])) return source;
  const column: readonly unknown[] = children['column'];
  return {
    ...source,
    children: {
      ...children,
      column: column.map((one) =>
        isRow(one) && own.has(String(one['prop'])) ? { ...one, readonly: true } : one,
      ),
    },
  };
}

/**
 * Answers that somebody else filled in, with what is the subject's own as it was stored: of a table by row. A signature
 * was given for other answers once any of them changed, and falls away.
 */
export function withOwnAnswers(definition: Definition, given: Answers, stored: Answers): Answers {
  const merged: Record<string, unknown> = { ...given };
  for (const item of definition.items) {
    if (isOwn(item)) put(merged, item.prop, stored[item.prop]);
    else if (isTable(item)) put(merged, item.prop, withOwnCells(item, given[item.prop], stored[item.prop]));
  }
  const drawn = new Set(definition.items.filter(isDrawn).map(({ prop }) => prop));
  if (drawn.size > 0 && !isDeepStrictEqual(without(merged, drawn), without(stored, drawn)))
    for (const prop of drawn) put(merged, prop, undefined);
  return merged;
}

/** Rows with the cells that are the subject's own, as they were stored under the same `$id`, or at the same place. */
function withOwnCells({ columns }: Item, given: unknown, stored: unknown): unknown {
  const own = columns.filter(isOwn);
  if (own.length === 0 || !Array.isArray(given)) return given;
  const before = rowsOf(stored);
  const byId = new Map(before.map((row) => [row['$id'], row]));
  const drawn = new Set(own.filter(isDrawn).map(({ prop }) => prop));
  return rowsOf(given).map((row, at) => {
    const known = (row['$id'] === undefined ? before[at] : byId.get(row['$id'])) ?? {};
    const merged: Record<string, unknown> = { ...row };
    for (const { prop } of own) put(merged, prop, known[prop]);
    const isSame = isDeepStrictEqual(without(merged, drawn), without(known, drawn));
    if (!isSame) for (const prop of drawn) put(merged, prop, undefined);
    return merged;
  });
}

function rowsOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

function isRow(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function put(target: Record<string, unknown>, prop: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(target, prop);
  else target[prop] = value;
}

/** Without some props and what a form sends for nothing. */
function without(answers: Answers, props: ReadonlySet<string>): object {
  return Object.fromEntries(
    Object.entries(answers).filter(([prop, value]) => !props.has(prop) && !isBlank(value)),
  );
}

function isBlank(value: unknown): boolean {
  return value === '' || value === null || (Array.isArray(value) && value.length === 0);
}
